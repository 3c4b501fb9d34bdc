/// The table in a page.
extension Table {
  /// Closed, so that a page of many tables stays short; says what is in it, and how much.
  var folded: HTML {
    let count = HTML("span", " \("\(cells.count)".counting("row"))", ["class": "soft"])
    let explanation = [note].compactMap(\.self).map { HTML("p", Markdown().inline($0)) }
    return HTML(
      "details", [HTML("summary", [HTML(text: title), count])] + explanation + [scrolling])
  }

  private var scrolling: HTML {
    let head = columns.map {
      HTML("th", $0.title, $0.isNumber ? ["scope": "col"] : ["scope": "col", "class": "text"])
    }
    let body = rows.map { row in
      row.isEmpty
        ? HTML("tr", [HTML("td", "", ["colspan": "\(columns.count)"])], ["class": "gap"])
        // Most cells are numbers, so that it is the others that are marked.
        : HTML(
          "tr",
          zip(columns, row).map {
            HTML("td", $1.printable, $0.isNumber ? [:] : ["class": "text"])
          })
    }
    let table = HTML("table", [HTML("thead", [HTML("tr", head)]), HTML("tbody", body)])
    return HTML(
      "div", [table],
      ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": title])
  }
}
