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

  /// The code itself, one table for each concept and version; versions that have the same, which is Shared's,
  /// have it together.
  static func tables(_ rows: [PlaceRow], in root: String) throws -> [Table] {
    try rows.map(\.concept).uniqued().flatMap { concept in
      let own = Dictionary(grouping: rows.filter { $0.concept == concept }, by: \.architecture)
      let places = own.mapValues { $0.map(\.place) }
      let versions = rows.map(\.architecture).uniqued().filter { own[$0] != nil }
      return try versions.compactMap { places[$0] }.uniqued().map { shared in
        let names = versions.filter { places[$0] == shared }
        let lines = try (own[names[0]] ?? []).flatMap { row in
          let code = try row.code(in: root).map { $0.isEmpty ? "" : "  \($0)" }
          return ([row.place] + code).map { (place: row.place, text: $0) }
        }
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
