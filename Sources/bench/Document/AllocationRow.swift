/// What one flow allocates in one architecture, with values that need no decoding.
struct AllocationRow: CellRow {
  let architecture: String
  let flow: String
  let items: Int
  /// Calls of `malloc` and its kin.
  let mallocs: Int
  /// What these asked for.
  let bytes: Int
}
