import RandomUse

/// Shows which code answers for a concept.
enum PlacesReport {
  /// How much code each version has for each concept, and whose it is.
  static func overview(_ rows: [PlaceRow]) -> Table {
    let versions = rows.map(\.architecture).uniqued()
    var table = Table(
      title: "Where it is",
      note: "How many functions and properties do it, on how many lines, and whose they are, "
        + "without the scene's name. bench where CONCEPT shows the code.",
      columns: [.text("concept")] + versions.map { .text($0) })
    for concept in rows.map(\.concept).uniqued() {
      let own = rows.filter { $0.concept == concept }
      let cells = versions.map { version in cell(own.filter { $0.architecture == version }) }
      table.add([concept.rawValue] + cells)
    }
    return table
  }

  private static func cell(_ rows: [PlaceRow]) -> String {
    let roles = rows.map { row in
      let scene = Feature.allCases.map(\.rawValue).first { row.role.hasPrefix($0) } ?? ""
      return String(row.role.dropFirst(scene.count))
    }
    let lines = rows.sum(\.lineCount)
    return "\(rows.count)/\(lines) \(roles.uniqued().joined(separator: ", "))"
  }

  /// The code itself, one table for each concept and version.
  static func tables(_ rows: [PlaceRow], in root: String) throws -> [Table] {
    let lines = try rows.flatMap { row in
      let place = "\(row.file):\(row.line)"
      let code = try row.code(in: root).map { $0.isEmpty ? "" : "  \($0)" }
      return ([place] + code).map { (row: row, place: place, text: $0) }
    }
    return lines.map(\.row.title).uniqued().map { title in
      let own = lines.filter { $0.row.title == title }
      return Table(
        own, title: title, fields: [.text(own[0].row.concept.summary, \.text)], group: \.place)
    }
  }
}

extension PlaceRow {
  fileprivate var title: String { "\(concept.rawValue) in \(architecture)" }
}
