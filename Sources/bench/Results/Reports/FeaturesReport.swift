import Console
import Reading

/// Shows what the list alone takes, and what each further scene adds.
package enum FeaturesReport {
  package static func tables(_ rows: [FeatureRow]) -> [Table] {
    let parts: [(LineRow.Part, String?)] = [
      (.production, production),
      (
        .tests,
        "As above; elsewhere only the lines that name what a scene has, not their whole tests."
      ),
      (.doubles, nil),
    ]
    return parts.map { part, note in
      Table(
        rows.filter { $0.part == part }, title: "Cost of a further scene: \(part.rawValue)",
        note: note,
        fields: [
          .text("version", \.architecture),
          .text("scene") { $0.scene == .list ? "ItemsList alone" : "+ \($0.scene.rawValue)" },
          .number("code", \.code), .number("files", \.files), .number("types", \.types),
          .number("protocols", \.protocols), .number("code elsewhere", \.codeElsewhere),
          .number("files elsewhere", \.filesElsewhere),
        ], group: \.architecture)
    }
  }

  private static let production = """
    Lines of code, extras left out. A further scene costs what would be deleted with it: the files in \
    its folder or named after it, and elsewhere, in files that others need, the lines that lead to it, \
    lead back from it, or are called only by it. Code, types, and protocols include what is elsewhere; \
    what both later scenes need counts to the list.
    """
}
