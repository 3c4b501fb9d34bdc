import Console
import Foundation
import Kept
import Reading
import Stopwatch
import Suites

/// The versions by what they cost, each cell as strong in colour as it is far from the best.
struct CostTable {
  private struct Column {
    let title: String
    let note: String
    let values: [Double]
    let text: (Double) -> String
    var isMoreBetter = false
    /// Where nothing is to be judged, nothing is marked.
    var isJudged = true

    /// How many times as much as the best.
    func distance(_ index: Int) -> Double {
      let best = (isMoreBetter ? values.max() : values.min()) ?? 1
      return isMoreBetter ? best / values[index] : values[index] / best
    }
  }

  private let versions: [String]
  private let columns: [Column]

  init(_ document: Document) {
    let versions = (document.lines ?? []).map(\.architecture).uniqued().filter { !Arm.isFloor($0) }
    self.versions = versions
    let costs = ["calls", "allocations", "first", "lines", "tests"].compactMap { id -> Column? in
      guard let criterion = Criterion.all.first(where: { $0.id == id }) else { return nil }
      let numbers = versions.compactMap {
        criterion.number(.init(version: $0, document: document))?.value
      }
      let isTime = criterion.unit == .ratio
      return Column(
        title: criterion.title, note: criterion.note, values: numbers,
        text: { isTime ? String(format: "×%.2f", $0) : criterion.unit.text($0) },
        isJudged: !isTime || !document.isUnfit)
    }
    // Whole suites notice nearly all, so that only a part of each tells how much its lines do.
    let lines = 1000
    let noticed = versions.compactMap { version in
      document.budgets?.first { $0.architecture == version && $0.lines == lines }?.recall
    }
    let recall = Column(
      title: "Faults by \(lines) lines",
      note: "The share that \(lines) lines of its tests notice, in the mean.",
      values: noticed, text: PercentText.text, isMoreBetter: true)
    columns = (costs + [recall]).filter { !$0.values.isEmpty && $0.values.count == versions.count }
  }

  var html: HTML {
    guard !columns.isEmpty else { return "<p>Nothing was measured.</p>" }
    let head = columns.map { "<th scope='col' title='\($0.note)'>\($0.title)" as HTML }
    let body = versions.indices.map { row -> HTML in
      """
      <tr><th scope="row" class="\(versions[row])">\(versions[row].versionName)\(columns.map { cell($0, row) })
      """
    }
    return """
      <div class="scroll" id="costs" tabindex="0" role="region" aria-label="What each version costs">
      <table><thead><tr><th scope="col">version\(head)</thead><tbody>\(body)</tbody></table></div>
      <p class="soft">The stronger the colour, the further from the best of the column, which has none; beside \
      each number, how many times as much it is. Time is a multiple of the same app without an architecture.</p>
      """
  }

  private func cell(_ column: Column, _ row: Int) -> HTML {
    let distance = column.distance(row)
    let shade = column.isJudged ? [1.05, 1.25, 1.5, 2, 3].count { distance >= $0 } : 0
    let times: HTML =
      column.isJudged && shade > 0 ? "<small>×\(String(format: "%.1f", distance))</small>" : ""
    return """
      <td class="shade-\(shade)"><data value="\(column.values[row])">\(column.text(column.values[row]))</data>\(times)
      """
  }
}
