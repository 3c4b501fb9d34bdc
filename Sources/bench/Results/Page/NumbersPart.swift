import Console

/// The tables about one topic, as the commands print them.
package typealias NumbersPart = (title: String, tables: [Table])

/// The table in a page.
extension Table {
  /// Closed, so that a page of many tables stays short; says what is in it, and how much.
  var folded: HTML {
    let explanation = note.map { "<p>\(HTML(markdown: $0))</p>" as HTML }
    return """
      <details>
        <summary>\(title)<span class="soft"> \("\(cells.count)".counting("row"))</span></summary>
        \(explanation ?? "")
        <div class="scroll" tabindex="0" role="region" aria-label="\(title)">\(html)</div>
      </details>
      """
  }

  /// Shown without a click; nothing if it is empty.
  var open: HTML {
    cells.isEmpty
      ? ""
      : """
      <div class="tables scroll" tabindex="0" role="region" aria-label="\(title)">\(html)</div>
      <p class="soft">\(note ?? "")</p>
      """
  }

  /// Most cells are numbers, so that it is the others that are marked.
  private var html: HTML {
    let marks: [HTML] = columns.map { $0.isNumber ? "" : " class='text'" }
    let head = zip(columns, marks).map { "<th scope='col'\($1)>\($0.title.versionName)" as HTML }
    let body = rows.map { row -> HTML in
      row.isEmpty
        ? "<tr class='gap'><td colspan='\(columns.count)'>"
        : "<tr>\(zip(row, marks).map { "<td\($1)>\($0.versionName.printable)" as HTML })"
    }
    return "<table><thead><tr>\(head)</thead><tbody>\(body)</tbody></table>"
  }
}
