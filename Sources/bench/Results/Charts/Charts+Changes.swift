import Console
import Faults
import Reading
import Stopwatch

/// The charts of what changes took.
extension Charts {
  /// Lines of code in the version and in its suite, change by change.
  var changes: Figure? {
    document.scenarios.map { Figure(key: Self.kindsOfLines, charts: Self.bars($0)) }
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
}
