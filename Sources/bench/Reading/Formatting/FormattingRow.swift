import Console

/// How many rows one flow formats in one version.
package struct FormattingRow: CellRow {
  package let version: String
  package let flow: String
  package let items: Int
  package let rows: Int

  package init(version: String, flow: String, items: Int, rows: Int) {
    (self.version, self.flow, self.items, self.rows) = (version, flow, items, rows)
  }

  /// `ItemText.date(_:)`, which all versions format a row by, as the linker knows it.
  package static let function = "$s5Items8ItemTextO4dateySS20FoundationEssentials4DateVFZ"
}
