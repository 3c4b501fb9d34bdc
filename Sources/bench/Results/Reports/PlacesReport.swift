import Console
import Reading
import Suites

/// Shows which code does a job, such as navigation; such a job is a concept.
package enum PlacesReport {
  /// Three roles are enough to know where to look.
  private static let mostRoles = 3

  /// Shows how much code each version has for each concept, and in which roles: all, or the first
  /// few.
  package static func overview(_ rows: [PlaceRow], isWhole: Bool) -> Table {
    Table(
      rows, title: "Where it is",
      note: "Each cell says how many functions or properties do the job, how many lines they have "
        + "together, and in which roles they are: 2/15 Presenter is two with 15 lines, in "
        + "presenters. bench where CONCEPT shows the code, and --wide shows all roles.",
      across: [.text("concept", \.concept.rawValue)],
      column: Table.Column.text
    ) { cell($0, most: isWhole ? .max : mostRoles) }
  }

  private static func cell(_ rows: [PlaceRow], most: Int) -> String {
    let roles = rows.map { row in
      let scene = VersionFiles.scenes.first { row.role.hasPrefix($0) } ?? ""
      return String(row.role.dropFirst(scene.count))
    }
    let names = roles.uniqued()
    // The name of one more role takes no more room than “and 1 more”.
    let rest = names.count - 1 > most ? names.count - most : 0
    let shown = names.dropLast(rest).joined(separator: ", ")
    return "\(rows.count)/\(rows.sum(\.lineCount)) \(shown)" + (rest > 0 ? " and \(rest) more" : "")
  }

  /// Shows the code itself, in a table for each concept and version; versions that use the same
  /// shared code have one table together.
  package static func tables(_ rows: [PlaceRow], in root: String) throws -> [Table] {
    try rows.grouped(by: \.concept).flatMap { own in
      let versions = own.grouped(by: \.version)
      return try versions.grouped { $0.map(\.place) }.map { same in
        let lines = try same[0].flatMap { row in
          let code = try row.code(in: root).map { $0.isEmpty ? "" : "  \($0)" }
          return ([row.place] + code).map { (place: row.place, text: $0) }
        }
        let (concept, names) = (own[0].concept, same.map { $0[0].version })
        return Table(
          lines, title: "\(concept.rawValue) in \(names.listed)",
          fields: [.text(concept.summary, \.text)], isVerbatim: true, group: \.place)
      }
    }
  }
}

extension PlaceRow {
  fileprivate var place: String { "\(file):\(line)" }
}
