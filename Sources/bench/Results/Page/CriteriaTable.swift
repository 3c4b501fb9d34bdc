import Console
import Reading
import Stopwatch
import Suites

/// What the versions are weighed by: one row for each criterion that was measured in all of them.
package struct CriteriaTable {
  private let versions: [String]
  /// No time weighs anything then.
  private let isUnfit: Bool
  private let rows: [(criterion: Criterion, numbers: [Criterion.Number])]

  package init(_ document: Document) {
    let versions = (document.lines ?? []).map(\.architecture).uniqued()
      .filter { !Arm.isFloor($0) }
    self.versions = versions
    isUnfit = document.isUnfit
    rows = Criterion.all.map { criterion in
      (criterion, versions.compactMap { criterion.number(.init(version: $0, document: document)) })
    }.filter { !$1.isEmpty && $1.count == versions.count }
  }

  /// The numbers as they read, and in full for the script that weighs them.
  var html: HTML {
    guard !rows.isEmpty else { return "<p>Nothing was measured.</p>" }
    let head = versions.map { "<th scope='col' data-version='\($0)'>\($0.versionName)" as HTML }
    return """
      <div class="scroll" id="criteria" tabindex="0" role="region" aria-label="Criteria">
      <table><thead><tr><th scope='col'>criterion\(head)</thead><tbody>\(rows.map(row))</tbody></table></div>
      """
  }

  /// The same for documents.
  package var table: Table {
    var table = Table(
      title: "What the versions are weighed by",
      note: "The less, the better. "
        + rows.map { "\($0.criterion.title): \($0.criterion.note)" }.joined(separator: " "),
      columns: [.text("criterion")] + versions.map { .number($0) })
    for (criterion, numbers) in rows {
      table.add([criterion.title] + numbers.map { criterion.unit.text($0.value) })
    }
    return table
  }

  private func row(_ criterion: Criterion, _ numbers: [Criterion.Number]) -> HTML {
    let cells = zip(versions, numbers).map { version, number -> HTML in
      """
      <td class="\(version)" data-low="\(number.low)" data-high="\(number.high)">\
      <data value="\(number.value)">\(criterion.unit.text(number.value))</data>
      """
    }
    let weight: HTML = isUnfit && criterion.unit == .ratio ? " data-usual='0'" : ""
    return """
      <tr data-criterion="\(criterion.id)"\(weight)>
      <th scope="row"><b>\(criterion.title)</b><p>\(criterion.note)</p>\(cells)
      """
  }
}
