import Console

/// A small chart of rows, each with a name and what is drawn beside it; several stand side by side.
struct PanelChart {
  typealias Row = (version: String, shapes: (_ middle: Double) -> [HTML])

  private static let width = 386.0
  private static let rowHeight = 22.0
  /// Names stand to the left of it, values to the right.
  static let room = (100.0, width - 88)

  let title: String
  let rows: [Row]
  /// What stands behind the rows, of a given height.
  var behind: (_ height: Double) -> [HTML] = { _ in [] }
  /// What stands below them, from a given height on.
  var foot: (_ height: Double) -> [HTML] = { _ in [] }

  var chart: Chart {
    let height = Double(rows.count) * Self.rowHeight
    let (behind, foot) = (behind(height), foot(height))
    let content = rows.enumerated().flatMap { index, row in
      let middle = (Double(index) + 0.5) * Self.rowHeight
      let name = row.version
      return [Chart.label(0, middle + 5, name.versionName, .start, "name \(name)")]
        + row.shapes(middle)
    }
    return Chart(
      title: title, width: Self.width, height: height + (foot.isEmpty ? 4 : 20),
      content: "\(behind)\(foot)\(content)")
  }
}

/// Panels of bars, each on a scale of its own.
struct Bars {
  /// A version's bar; its parts stand one behind the other, each with a paler shade than the one before.
  struct Row {
    let version: String
    let parts: [Double]
    /// What stands beside the bar, if not the sum of its parts.
    var value: String?

    var total: Double { parts.reduce(0, +) }
  }

  let groups: [(title: String, rows: [Row])]

  var charts: [Chart] {
    groups.map { title, rows in
      let place = Scale.linear(0, rows.map(\.total).max() ?? 0, to: PanelChart.room)
      return PanelChart(
        title: title, rows: rows.map { row in (row.version, { row.shapes(with: place, $0) }) }
      ).chart
    }
  }
}

extension Bars.Row {
  fileprivate func shapes(with place: Scale, _ middle: Double) -> [HTML] {
    var start = 0.0
    let boxes = parts.enumerated().map { index, part in
      let (from, to) = (place(start), place(start + part))
      start += part
      return Chart.box(from, middle - 6, to - from, 12, "bar \(version) part-\(index)")
    }
    return boxes
      + [Chart.label(place(start) + 7, middle + 5, value ?? total.count, .start, "value")]
  }
}
