import Console

/// How many rows one flow puts into words in one architecture.
package struct WordingRow: CellRow {
  package let architecture: String
  package let flow: String
  package let items: Int
  package let rows: Int

  package init(architecture: String, flow: String, items: Int, rows: Int) {
    (self.architecture, self.flow, self.items, self.rows) = (architecture, flow, items, rows)
  }

  /// `ItemText.date(_:)`, which all architectures word a row by, as the linker knows it.
  package static let function = "$s5Items8ItemTextO4dateySS20FoundationEssentials4DateVFZ"
}
