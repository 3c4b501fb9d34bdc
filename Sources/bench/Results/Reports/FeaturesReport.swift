/// Shows what the list alone takes, and what each further scene adds.
enum FeaturesReport {
  static func tables(_ rows: [FeatureRow]) -> [Table] {
    [
      table(.production, rows, note: production),
      table(
        .tests, rows,
        note: "As above; elsewhere only the lines that name what a scene has, not their whole "
          + "tests."),
      table(.doubles, rows),
    ]
  }

  private static func table(
    _ part: LineRow.Part, _ rows: [FeatureRow], note: String? = nil
  ) -> Table {
    Table(
      rows.filter { $0.part == part }, title: "Cost of a further scene: \(part.rawValue)",
      note: note,
      fields: [
        .text("version", \.architecture), .text("scene") { label($0.scene) },
        .number("code", \.code), .number("files", \.files), .number("types", \.types),
        .number("protocols", \.protocols), .number("code elsewhere", \.codeElsewhere),
        .number("files elsewhere", \.filesElsewhere),
      ], group: \.architecture)
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
