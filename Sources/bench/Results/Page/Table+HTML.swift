import Console

/// The table in a page.
extension Table {
  /// Closed, so that a page of many tables stays short; says what is in it, and how much.
  func folded(isUnfit: Bool = false) -> HTML {
    let explanation = note.map { "<p>\(Markdown().inline($0))</p>" as HTML }
    return """
      <details>
        <summary>\(title)<span class="soft"> \("\(cells.count)".counting("row"))</span></summary>
        \(explanation ?? "")
        <div class="scroll" tabindex="0" role="region" aria-label="\(title)">\(table(isUnfit))</div>
      </details>
      """
  }

  /// Most cells are numbers, so that it is the others that are marked.
  private func table(_ isUnfit: Bool) -> HTML {
    let marks: [HTML] = columns.map { $0.isNumber ? "" : " class='text'" }
    let head = zip(columns, marks).map { "<th scope='col'\($1)>\($0.title.versionName)" as HTML }
    let body = rows.map { row -> HTML in
      row.isEmpty
        ? "<tr class='gap'><td colspan='\(columns.count)'>"
        : "<tr>\(zip(row, marks).map { "<td\($1)>\((isUnfit ? $0.undecided : $0).versionName.printable)" as HTML })"
    }
    return "<table><thead><tr>\(head)</thead><tbody>\(body)</tbody></table>"
  }
}
