import Console

/// A small chart of rows, each with a name and what is drawn beside it; several stand side by side.
struct PanelChart {
  struct Row {
    let version: String
    /// What is read beside the shapes.
    let value: String
    /// The number in words, for who points at it.
    let text: String
    let shapes: (_ middle: Double) -> [HTML]
  }

  static let width = 330.0
  static let wideWidth = 720.0
  private static let rowHeight = 20.0
  /// Names stand to the left of it, values to the right.
  static func room(_ width: Double = width) -> (Double, Double) { (84, width - 76) }

  let title: String
  let rows: [Row]
  var width = PanelChart.width
  /// What stands behind the rows, of a given height.
  var behind: (_ height: Double) -> [HTML] = { _ in [] }
  /// What stands below them, from a given height on.
  var foot: (_ height: Double) -> [HTML] = { _ in [] }

  var chart: Chart {
    let height = Double(rows.count) * Self.rowHeight
    let (behind, foot) = (behind(height), foot(height))
    let marks = rows.enumerated().map { index, row in
      let middle = (Double(index) + 0.5) * Self.rowHeight
      return Chart.mark(
        "\(row.version.versionName), \(title): \(row.text)",
        [
          Chart.box(0, middle - Self.rowHeight / 2, width, Self.rowHeight, "hit"),
          Chart.label(0, middle + 4, row.version.versionName, .start, "name \(row.version)"),
        ] + row.shapes(middle))
    }
    return Chart(
      title: title, width: width, height: height + (foot.isEmpty ? 4 : 18),
      content: "\(behind)\(foot)\(marks)")
  }
}

/// Panels of bars.
struct Bars {
  /// A version's bar; its parts stand one behind the other, each with a paler shade than the one before.
  struct Row {
    let version: String
    let parts: [(name: String, value: Double)]
    var value: String?

    var total: Double { parts.reduce(0) { $0 + $1.value } }
    var text: String {
      parts.map { "\($0.name) \($0.value.count)" }.joined(separator: ", ")
    }
  }

  let groups: [(title: String, rows: [Row])]
  /// Whether lengths of one panel compare with those of another.
  var sharesScale = true
  var width = PanelChart.width

  var charts: [Chart] {
    let all = groups.flatMap(\.rows).map(\.total).max() ?? 0
    return groups.map { title, rows in
      let most = sharesScale ? all : rows.map(\.total).max() ?? 0
      let place = Scale.linear(0, most, to: PanelChart.room(width))
      return PanelChart(
        title: title, rows: rows.map { $0.drawn(with: place) }, width: width
      ).chart
    }
  }
}

extension Bars.Row {
  fileprivate func drawn(with place: Scale) -> PanelChart.Row {
    let value = value ?? total.count
    return PanelChart.Row(
      version: version, value: value, text: parts.count > 1 ? text : value
    ) { middle in
      var start = 0.0
      let boxes = parts.enumerated().map { index, part in
        let (from, to) = (place(start), place(start + part.value))
        start += part.value
        return Chart.box(from, middle - 6, to - from, 12, "bar \(version) part-\(min(index, 4))")
      }
      return boxes + [Chart.label(place(start) + 7, middle + 4, value, .start, "value")]
    }
  }
}
