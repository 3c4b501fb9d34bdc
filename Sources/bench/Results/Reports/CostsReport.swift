import Console
import Reading
import Stopwatch
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

  /// Shows the costs of one flow before and after a change.
  package static func change(
    from before: Document, to after: Document, of versions: [String]
  ) -> Table {
    let runs = [before, after]
    let costs = runs.map { Criterion.costs(of: versions, in: $0).byCriterion }
    var table = Table(
      title: "What opening the detail costs before and after the change",
      note: "Each cell shows the number before and after the change. Times are multiples of the "
        + "time of Direct in the same run, without JSON decoding. The change doesn't rewrite Direct. A "
        + "? means that the 99 % intervals before and after overlap, so the difference may be noise.",
      columns: [.text("criterion")] + versions.map { .number($0) }, keys: 1)
    for (criterion, before) in costs[0] {
      guard let after = costs[1].first(where: { $0.criterion.id == criterion.id })?.costs else {
        continue
      }
      table.add(
        [criterion.title]
          + versions.map { version in
            let pair = [before, after].compactMap { $0.first { $0.version == version } }
            guard pair.count == 2 else { return "" }
            return pair.map(criterion.text).joined(separator: " → ")
              + (pair[0].overlaps(pair[1]) ? " ?" : "")
          })
    }
    let instructions = runs.map { $0.instructions ?? [] }
    table.add(
      ["Instructions"]
        + versions.map { version in
          let counts = instructions.map { $0.filter { $0.version == version } }
          guard !counts.contains(where: \.isEmpty) else { return "" }
          return counts.map { "\($0.sum(\.instructions))" }.joined(separator: " → ")
        })
    return table
  }

  static let further =
    "These commands show more: bench calls, walk, latency, instructions, lines, and tests."
}

extension Document {
  /// By what a change is compared: the numbers of one flow with so many items, and the lines.
  package func only(_ flow: Flow, items: Int) -> Document {
    var document = self
    document.means = nil
    document.formatting = nil
    document.walk = nil
    document.coupling = nil
    document.calls = calls?.filter { $0.flow == flow.name }
    document.allocations = allocations?.filter { $0.flow == flow.name && $0.items == items }
    document.instructions = instructions?.filter { $0.flow == flow.name && $0.items == items }
    document.latency = latency?.filter { $0.flow == flow.name && $0.items == items }
    return document
  }
}

extension CostRow {
  /// Whether two times may be the same.
  fileprivate func overlaps(_ other: CostRow) -> Bool {
    guard let low, let high, let otherLow = other.low, let otherHigh = other.high else {
      return false
    }
    return low <= otherHigh && otherLow <= high
  }
}
