import Arms
import RandomUse

/// What the versions are weighed by: one row for each criterion that was measured in all of them.
struct CriteriaTable {
  private let document: Document
  private let versions: [String]

  init(_ document: Document) {
    self.document = document
    versions = (document.lines ?? []).map(\.architecture).uniqued().filter { !Arm.isFloor($0) }
  }

  /// The numbers as they read, and in full for the script that weighs them.
  var html: HTML {
    let head = (["criterion"] + versions).map { HTML("th", $0, ["scope": "col"]) }
    let rows = Criterion.all.compactMap(row)
    guard !versions.isEmpty, !rows.isEmpty else { return HTML("p", "Nothing was measured.") }
    let table = HTML("table", [HTML("thead", [HTML("tr", head)]), HTML("tbody", rows)])
    return HTML(
      "div", [table],
      [
        "class": "scroll", "id": "criteria", "tabindex": "0", "role": "region",
        "aria-label": "Criteria",
      ])
  }

  /// The same for documents.
  var table: Table {
    let measured = Criterion.all.filter { numbers($0) != nil }
    var table = Table(
      title: "What the versions are weighed by",
      note: "The less, the better. "
        + measured.map { "\($0.title): \($0.note)" }.joined(separator: " "),
      columns: [.text("criterion")] + versions.map { .number($0) })
    for criterion in measured {
      table.add(
        [criterion.title] + (numbers(criterion) ?? []).map { criterion.unit.text($0.value) })
    }
    return table
  }

  /// Those of the versions, if all have one.
  private func numbers(_ criterion: Criterion) -> [Criterion.Number]? {
    let measured = versions.compactMap { criterion.number($0, document) }
    return measured.count == versions.count ? measured : nil
  }

  private func row(_ criterion: Criterion) -> HTML? {
    guard let measured = numbers(criterion) else { return nil }
    let head = HTML(
      "th", [HTML("b", criterion.title), HTML("p", criterion.note)], ["scope": "row"])
    let cells = zip(versions, measured).map { version, number in
      HTML(
        "td", [HTML("data", criterion.unit.text(number.value), ["value": "\(number.value)"])],
        ["class": version, "data-low": "\(number.low)", "data-high": "\(number.high)"])
    }
    return HTML("tr", [head] + cells, ["data-criterion": criterion.id])
  }
}
