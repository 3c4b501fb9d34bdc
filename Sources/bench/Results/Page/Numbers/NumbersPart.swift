/// A part of the numbers: what its chart shows, and which entries and tables stand below.
struct NumbersPart {
  let id: String
  let title: String
  /// What a script draws, told to who looks at it; nil where there is nothing to look at.
  var chart: String?
  /// The first words of entries in docs/READING-THE-NUMBERS.md: what makes the numbers so, and what the
  /// columns are.
  var causes: [String] = []
  var columns: [String] = []
  /// How the titles of its tables begin.
  let tables: [String]
  /// What is said where there are no tables, in Markdown.
  var absence = "Not measured in this run."

  func html(_ tables: [Table], _ reading: ReadingGuide) -> HTML {
    let own = tables.filter { table in self.tables.contains { table.title.hasPrefix($0) } }
    let figure = chart.map { chart in
      HTML(
        "figure",
        [HTML("figcaption", chart), HTML("div", "", ["data-chart": id])], ["class": "chart"])
    }
    let below =
      own.isEmpty
      ? HTML("p", Markdown().inline(absence))
      : HTML("div", own.map(\.folded) + [legend(reading)], ["class": "tables"])
    return HTML(
      "section",
      [HTML("h3", title)] + [figure].compactMap(\.self)
        + [HTML("div", causes.map(reading.entry), ["class": "reading"]), below],
      ["id": "numbers-\(id)"])
  }

  private func legend(_ reading: ReadingGuide) -> HTML {
    HTML("details", [HTML("summary", "What the columns say")] + columns.map(reading.entry))
  }
}
