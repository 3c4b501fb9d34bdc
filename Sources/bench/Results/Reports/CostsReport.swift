import Console
import Timing

/// Shows what each version costs by each criterion.
package enum CostsReport {
  /// Explains every criterion in a document, but not on one screen, which has no room for it.
  package static func table(_ costs: [CostRow], isExplained: Bool = true) -> Table {
    let rows = costs.byCriterion
    let versions = costs.map(\.version).uniqued()
    var table = Table(
      title: "What each version costs",
      note: "Less is better in every line. "
        + (isExplained
          ? rows.map { "\($0.criterion.title): \($0.criterion.note)" }.joined(separator: " ")
          : "docs/READING-THE-NUMBERS.md explains each line.")
        + CoreUse.note(costs.compactMap(\.core)),
      columns: [.text("criterion")] + versions.map { .number($0) }, keys: 1)
    for (criterion, costs) in rows {
      table.add(
        [criterion.title]
          + versions.map { version in
            costs.first { $0.version == version }.map(criterion.text) ?? ""
          })
    }
    return table
  }

  static let further =
    "These commands show more: bench calls, walk, latency, instructions, lines, and tests."
}
