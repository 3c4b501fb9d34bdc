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
      note: part == .production ? note : nil,
      columns: [
        .text("version"), .text("scene"), .number("code"), .number("files"), .number("types"),
        .number("protocols"), .number("code elsewhere"), .number("files touched"),
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

  private static let note = """
    Lines of code, extras left out. A further scene has the files in its folder or named after it, \
    and elsewhere the lines that name it, with what is inside the brackets opened there. All else \
    counts to the list alone, what only a later scene calls too.
    """

  private static func label(_ scene: Feature) -> String {
    scene == .list ? "\(scene.rawValue) alone" : "+ \(scene.rawValue)"
  }
}
