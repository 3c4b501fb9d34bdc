import Console
import Reading
import Stopwatch
import Suites

/// Shows how many lines each version has.
package enum LinesReport {
  package static func tables(_ rows: [LineRow]) -> [Table] {
    let counted = rows.filter { $0.role != LineRow.extra }
    let production = counted.filter { $0.part == .production && !Variant.isBaseline($0.version) }
    return [
      Table(
        counted.grouped { [$0.version, $0.part.rawValue] }, title: "Lines",
        note:
          "Each line is code, a comment, or blank. Tokens are the words and signs of the code. "
          + "Machinery is shared code that this version uses and another version doesn't. The "
          + "table leaves out shared code that all versions use. Direct is the app without an "
          + "architecture, and has no suite.",
        fields: [
          .text("version") { $0[0].version }, .text("part") { $0[0].part.rawValue },
          .number("files") { Set($0.map(\.file)).count },
        ] + counts { $0.map(\.count).sum }
      ) { $0[0].version },
      Table(
        production, title: "Code by scene",
        note: "Lines of production code by folder. App is the code outside of the folders.",
        across: [.text("", \.scene)], sum: \.code),
      Table(
        production, title: "Code by role",
        note:
          "Lines of production code by file name. A protocol in a file of its own counts for the "
          + "role that it is named after. Protocols and Contract are files with several protocols "
          + "of a scene. The baseline has no roles.",
        across: [.text("") { $0.role.replacing(/Protocol$/, with: "") }], sum: \.code),
    ]
  }

  package static func table(_ files: [SourceCount]) -> Table {
    var total = files.sum
    total.file = "total"
    return Table([total] + files, title: "Lines", fields: [.text("file", \.file)] + counts { $0 })
  }

  private static func counts<Row>(
    _ count: @escaping (Row) -> SourceCount
  ) -> [Table.Field<Row>] {
    let columns: [(String, KeyPath<SourceCount, Int>)] = [
      ("code", \.code), ("comment", \.comment), ("blank", \.blank), ("tokens", \.tokens),
      ("types", \.types), ("protocols", \.protocols),
    ]
    return columns.map { title, value in .number(title) { count($0)[keyPath: value] } }
  }
}
