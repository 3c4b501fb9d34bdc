import RandomUse

/// Shows what the list alone takes, and what each further scene adds.
enum FeaturesReport {
  static func tables(_ rows: [FeatureRow]) -> [Table] {
    LineRow.Part.allCases.compactMap { part in
      let rows = rows.filter { $0.part == part }
      return rows.isEmpty ? nil : table(part, rows)
    }
  }

  static func table(_ part: LineRow.Part, _ rows: [FeatureRow]) -> Table {
    var table = Table(
      title: "Cost of a further scene: \(part.rawValue)",
      note: note(on: part),
      columns: [
        .text("version"), .text("scene"), .number("code"), .number("files"), .number("types"),
        .number("protocols"), .number("code elsewhere"), .number("files elsewhere"),
      ])
    for version in rows.map(\.architecture).uniqued() {
      if !table.cells.isEmpty { table.addSeparator() }
      for row in rows where row.architecture == version && row.part == part {
        let numbers = [
          row.code, row.files, row.types, row.protocols, row.codeElsewhere, row.filesElsewhere,
        ]
        table.add([version, label(row.scene)] + numbers.map { "\($0)" })
      }
    }
    return table
  }

  private static func note(on part: LineRow.Part) -> String? {
    switch part {
    case .production: production
    case .tests:
      "As above; elsewhere only the lines that name what a scene has, not their whole tests."
    case .doubles: nil
    }
  }

  private static let production = """
    Lines of code, extras left out. A further scene costs what would be deleted with it: the files in \
    its folder or named after it, and elsewhere, in files that others need, the lines that lead to it, \
    lead back from it, or are called only by it. Code, types, and protocols include what is elsewhere; \
    what both later scenes need counts to the list.
    """

  private static func label(_ scene: Feature) -> String {
    scene == .list ? "\(scene.rawValue) alone" : "+ \(scene.rawValue)"
  }
}
