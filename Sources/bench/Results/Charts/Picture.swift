import CPage
import Console

/// Charts that documents show from a file, and the page as a part of it.
package struct Picture {
  /// What it shows, for who can't see it.
  package let title: String
  let charts: [Chart]
  /// How many stand side by side.
  let columns: Int
  /// What the shades of bars mean.
  var key: [String] = []
  /// What else the marks and the axes mean, below the charts.
  var notes: [String] = []
  /// What may be concluded from it.
  package var sentence: String?

  private static let margin = 16.0
  private static let gap = 24.0
  private static let heading = 22.0

  /// The text of a file of its own; its colours follow the reader's.
  package var svg: String {
    drawing(styledBy: "<style>\(HTML(raw: String(cString: picture_style())))</style>").source + "\n"
  }

  /// What stands in a page that has the style.
  func drawing(styledBy style: HTML = "") -> HTML {
    let rows = stride(from: 0, to: charts.count, by: columns).map {
      charts[$0..<min($0 + columns, charts.count)]
    }
    let widths = (0..<columns).map { column in
      rows.compactMap { $0.dropFirst(column).first?.width }.max() ?? 0
    }
    let width = widths.reduce(2 * Self.margin - Self.gap) { $0 + $1 + Self.gap }
    let keyHeight = key.isEmpty ? 0 : Self.heading
    var top = Self.margin + keyHeight
    var placed: [HTML] = []
    for row in rows {
      var left = Self.margin
      for (chart, width) in zip(row, widths) {
        placed.append(
          """
          <g transform="translate(\(left.count) \(top.count))">\
          \(Chart.label(0, 12, chart.title, .start, "title"))\
          <g transform="translate(0 \(Self.heading.count))">\(chart.content)</g></g>
          """)
        left += width + Self.gap
      }
      top += Self.heading + (row.map(\.height).max() ?? 0) + Self.gap
    }
    let explained = notes.enumerated().map { index, note in
      Chart.label(Self.margin, top + Double(index) * Self.heading, note, .start, "tick")
    }
    let height = top - Self.gap + Self.margin + Double(notes.count) * Self.heading
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width.count) \(height.count)" \
      width="\(width.count)" height="\(height.count)" role="img" aria-label="\(title)">\(style)\
      \(Chart.box(0, 0, width, height, "paper"))\(swatches)\(placed)\(explained)</svg>
      """
  }

  private var swatches: HTML {
    var left = Self.margin
    let parts = key.enumerated().map { index, name -> HTML in
      defer { left += Double(name.count) * 8 + 40 }
      return """
        \(Chart.box(left, Self.margin, 14, 11, "bar Direct part-\(index)"))\
        \(Chart.label(left + 20, Self.margin + 10, name, .start, "tick"))
        """
    }
    return "\(parts)"
  }
}
