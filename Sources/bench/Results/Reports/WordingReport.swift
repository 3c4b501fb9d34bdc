import Console
import Reading

/// Shows how many rows each flow words.
package enum WordingReport {
  package static func table(_ rows: [WordingRow]) -> Table {
    Table(
      rows, title: "Rows worded",
      note: "How often an item's date is put into words, for a row or for the detail. Exact, and "
        + "the same on every machine.",
      across: [.text("flow", \.flow), .number("items", \.items)], sum: \.rows)
  }
}
