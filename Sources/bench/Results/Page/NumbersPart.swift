import Console
import Timing

/// A part of the numbers: what its chart shows, and which entries and tables stand below.
package struct NumbersPart {
  let id: String
  let title: String
  /// What is drawn, told to who looks at it; nil where there is nothing to look at.
  var chart: String?
  /// The first words of entries in docs/READING-THE-NUMBERS.md: what makes the numbers so, and what the
  /// columns are.
  package var causes: [String] = []
  package var columns: [String] = []
  /// How the titles of its tables begin.
  let tables: [String]
  /// What is said where there are no tables, in Markdown.
  var absence = "Not measured in this run."

  /// `folds` are what stands below the tables.
  func html(
    _ tables: [Table], _ charts: Charts, _ reading: ReadingGuide, isUnfit: Bool, _ folds: [HTML]
  ) -> HTML {
    let own = tables.filter { table in self.tables.contains { table.title.hasPrefix($0) } }
    let figures = charts.figures(id)
    let figure = chart.map { chart -> HTML in
      """
      <figure class="chart"><figcaption>\(chart)</figcaption><div data-chart="\(id)">\
      \(figures.enumerated().map { $1.html(isHidden: $0 > 0) })</div></figure>
      """
    }
    let below: HTML = """
      <div class="tables">\(own.map { $0.folded(isUnfit: isUnfit) })
      \(folds)
      <details><summary>What the columns say</summary>\(columns.map(reading.entry))</details></div>
      """
    return """
      <section id="numbers-\(id)"><h3>\(title)</h3>
      \(figure ?? "")
      <div class="reading">\(causes.map(reading.entry))</div>
      \(own.isEmpty ? "<p>\(Markdown().inline(absence))</p>" : below)
      </section>
      """
  }
}

extension RunResults {
  /// The numbers in parts, each with what explains it, and below some what is folded there; at the end what they
  /// were measured on.
  func numbers(
    _ reading: ReadingGuide, of document: Document, with folds: [String: [HTML]]
  ) -> HTML {
    let instructions = InstructionsReport.tables(document.instructions ?? [])
    let tables = tables + instructions.filter { !$0.cells.isEmpty }
    guard !tables.isEmpty else { return "" }
    let charts = Charts(document: document.judged)
    let list = NumbersPart.all.map { "<a href='#numbers-\($0.id)'>\($0.title)</a>" as HTML }
    let measured = document.seed.flatMap { document.environment?.sentence(seed: $0) }
    let trust =
      (latency.map(LatencyTrust.sentences) ?? []) + closing + [measured].compactMap(\.self)
    return """
      <nav class="parts" aria-label="Parts of the numbers">\(list)</nav>
      \(NumbersPart.all.map { $0.html(tables, charts, reading, isUnfit: document.isUnfit, folds[$0.id] ?? []) })
      \(HTML.list(trust))
      """
  }
}
