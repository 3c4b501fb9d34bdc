/// The table in a page.
extension Table {
  var html: HTML {
    let head = columns.map { HTML("th", $0.title, ["scope": "col", "class": $0.side]) }
    let body = rows.map { row in
      row.isEmpty
        ? HTML("tr", [HTML("td", "", ["colspan": "\(columns.count)"])], ["class": "gap"])
        : HTML("tr", zip(columns, row).map { HTML("td", $1.printable, ["class": $0.side]) })
    }
    let table = HTML("table", [HTML("thead", [HTML("tr", head)]), HTML("tbody", body)])
    let caption = [HTML("b", title)] + [note].compactMap(\.self).map { HTML("p", $0) }
    return HTML(
      "figure",
      [
        HTML("figcaption", caption), HTML("div", [table], ["class": "scroll", "tabindex": "0"]),
      ])
  }
}

extension Table.Column {
  fileprivate var side: String { isNumber ? "number" : "text" }
}
