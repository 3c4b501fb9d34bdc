/// How many rows one flow puts into words in one architecture.
struct WordingRow: CellRow {
  let architecture: String
  let flow: String
  let items: Int
  let rows: Int

  /// `ItemText.date(_:)`, which all architectures word a row by, as the linker knows it.
  static let function = "$s5Items8ItemTextO4dateySS20FoundationEssentials4DateVFZ"
}
