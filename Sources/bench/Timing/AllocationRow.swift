/// What one flow allocates in one architecture, with values that need no decoding.
struct AllocationRow: CellRow {
  let architecture: String
  let flow: String
  let items: Int
  let mallocs: Int
  let bytes: Int
}
