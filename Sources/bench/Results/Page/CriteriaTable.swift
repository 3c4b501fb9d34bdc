import Console

/// What each version costs, for the script that weighs the criteria: one row for each of them that has a number of
/// every version.
struct CriteriaTable {
  let costs: [CostRow]

  var html: HTML {
    let versions = costs.map(\.version).uniqued()
    let head = versions.map { "<th scope='col' data-version='\($0)'>\($0.versionName)" as HTML }
    let rows = costs.byCriterion.filter { $0.costs.count == versions.count }
    return """
      <div class="scroll" id="criteria" tabindex="0" role="region" aria-label="Criteria">
      <table><thead><tr><th scope='col'>criterion\(head)</thead><tbody>\(rows.map(row))</tbody></table></div>
      """
  }

  private func row(_ criterion: Criterion, _ costs: [CostRow]) -> HTML {
    let cells = costs.map { cost -> HTML in
      """
      <td class="\(cost.version)" data-low="\(cost.low ?? cost.value)" \
      data-high="\(cost.high ?? cost.value)">\
      <data value="\(cost.value)">\(criterion.text(cost))</data>
      """
    }
    return """
      <tr data-criterion="\(criterion.id)">
      <th scope="row"><b>\(criterion.title)</b><p>\(criterion.note)</p>\(cells)
      """
  }
}
