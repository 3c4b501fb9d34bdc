import Console
import Faults
import Reading
import Stopwatch

/// The charts of what changes took.
extension Charts {
  /// Lines of code in the version and in its suite, change by change, and how far they reach.
  var changes: Figure? {
    document.scenarios.map { rows in
      Figure(
        key: Self.kindsOfLines, charts: Self.bars(rows) + [propagation].compactMap(\.self))
    }
  }

  private static func bars(_ rows: [ScenarioRow]) -> [Chart] {
    let groups = rows.alone.grouped(by: \.scenario).flatMap { rows in
      [("the version", \ScenarioRow.lines), ("its suite", \.linesOfSuite)].map { part, lines in
        (
          "\(rows[0].scenario.rawValue): lines of \(part)",
          rows.map { bar($0, $0[keyPath: lines]) }
        )
      }
    }
    return Bars(groups: groups).charts
  }

  private static let kindsOfLines = ["added", "changed", "removed"]

  private static func bar(_ row: ScenarioRow, _ lines: LineChange) -> Bars.Row {
    Bars.Row(
      version: row.architecture,
      parts: zip(kindsOfLines, [lines.added, lines.changed, lines.removed])
        .map { ($0, Double($1)) })
  }

  var changesPicture: Picture? {
    document.scenarios.map { rows in
      Picture(
        title: "Lines of code that changes took in each version and in its suite",
        charts: Self.bars(rows), columns: 2, key: Self.kindsOfLines)
    }
  }

  /// How far a change of one type may reach, beside how many types the changes did reach.
  private var propagation: Chart? {
    let points = Propagation(in: document).points
    let reaches = points.map(\.reach)
    guard let near = reaches.min()?.rounded(.down), let far = reaches.max()?.rounded(.up),
      let most = points.map(\.types).max()
    else { return nil }
    let chart = LineChart(
      title: "Types that a change may reach, and types that changes did touch or add",
      across: .init(
        scale: .linear(near, far, to: LineChart.across),
        ticks: stride(from: near, through: far, by: 1).map(\.self), text: \.count),
      up: .init(
        scale: .linear(0, Double(most), to: LineChart.up),
        ticks: stride(from: 0, through: Double(most), by: 5).map(\.self), text: \.count),
      name: "types that a change of one may reach, on the average", legend: .upperLeft,
      points: points.map { point in
        LineChart.Point(
          version: point.version, x: point.reach, y: Double(point.types), low: Double(point.types),
          high: Double(point.types),
          text: "\(point.scenario.rawValue): \(point.types) types, may reach \(point.reach.count)")
      }, isJoined: false)
    return chart.chart
  }
}
