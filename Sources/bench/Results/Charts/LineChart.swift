import Console

/// A curve for each version, with the interval of each point, and a legend on the lower right.
struct LineChart {
  typealias Point = (version: String, x: Double, y: Double, low: Double, high: Double)
  typealias Axis = (scale: Scale, ticks: [Double], text: (Double) -> String)

  static let size = (width: 796.0, height: 380.0)
  static let across = (64.0, size.width - 24)
  static let up = (size.height - 40, 12.0)

  let title: String
  let across: Axis
  let up: Axis
  /// What the points are drawn by, from left to right.
  let name: String
  let points: [Point]

  var chart: Chart {
    let bottom = Self.up.0
    let grid = up.ticks.flatMap { value in
      [
        Chart.line(Self.across.0, up.scale(value), Self.across.1, up.scale(value), "grid"),
        Chart.label(56, up.scale(value) + 4, up.text(value), .end, "tick"),
      ]
    }
    let axis = across.ticks.flatMap { value in
      [
        Chart.line(across.scale(value), bottom, across.scale(value), bottom + 4, "floor"),
        Chart.label(across.scale(value), bottom + 17, across.text(value), .middle, "tick"),
      ]
    }
    let middle = (Self.across.0 + Self.across.1) / 2
    let curves = points.grouped(by: \.version)
    let drawn = curves.enumerated().flatMap { curve($1, index: $0, of: curves.count) }
    let names = curves.enumerated().flatMap { key($1[0].version, index: $0, of: curves.count) }
    return Chart(
      title: title, width: Self.size.width, height: Self.size.height,
      content: """
        \(grid)\(axis)\(Chart.label(middle, Self.size.height - 4, name, .middle, "tick"))\
        \(drawn)\(names)
        """)
  }

  /// Points of one place stand side by side, so that their intervals can be told apart.
  private func curve(_ points: [Point], index: Int, of count: Int) -> [HTML] {
    let shift = (Double(index) - Double(count - 1) / 2) * 2.5
    let version = points[0].version
    let places = points.sorted { $0.x < $1.x }.map { point in
      (point, x: across.scale(point.x) + shift, y: up.scale(point.y))
    }
    let path = places.map { "\($0.x.count) \($0.y.count)" }.joined(separator: "L")
    return [Chart.path("M\(path)", "line \(version)")]
      + places.flatMap { point, x, y in
        [
          Chart.line(x, up.scale(point.low), x, up.scale(point.high), "interval \(version)"),
          Chart.point(x, y, of: version),
        ]
      }
  }

  private func key(_ version: String, index: Int, of count: Int) -> [HTML] {
    let (x, y) = (Self.across.1 - 120, Self.up.0 - 20 * Double(count - index))
    return [
      Chart.line(x - 12, y, x + 12, y, "line \(version)"), Chart.point(x, y, of: version),
      Chart.label(x + 20, y + 5, version.versionName, .start, "name \(version)"),
    ]
  }
}
