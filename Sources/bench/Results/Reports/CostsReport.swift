import Console
import Timing

/// Shows what each version costs by each criterion.
package enum CostsReport {
  /// A document explains every criterion; one screen has no room for that.
  package static func table(_ costs: [CostRow], isExplained: Bool = true) -> Table {
    let rows = costs.byCriterion
    let versions = costs.map(\.version).uniqued()
    var table = Table(
      title: "What each version costs",
      note: "The less, the better. "
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
    "Look further with bench calls, walk, latency, instructions, lines, tests, and compare."
}
