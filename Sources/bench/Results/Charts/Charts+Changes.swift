import Console
import Kept
import Reading
import Stopwatch

/// The charts of what changes took.
extension Charts {
  /// Lines of code in the version and in its suite, change by change.
  var changes: Figure? {
    document.features.map { Figure(key: Self.kindsOfLines, charts: Self.bars($0)) }
  }

  private static func bars(_ rows: [ChangeRow]) -> [Chart] {
    let groups = rows.grouped(by: \.change).flatMap { rows in
      [("the version", \ChangeRow.lines), ("its suite", \.linesOfSuite)].map { part, lines in
        (
          "\(rows[0].change): lines of \(part)",
          rows.map { bar($0, $0[keyPath: lines]) }
        )
      }
    }
    return Bars(groups: groups).charts
  }

  private static let kindsOfLines = ["added", "changed", "removed"]

  private static func bar(_ row: ChangeRow, _ lines: LineChange) -> Bars.Row {
    Bars.Row(
      version: row.architecture,
      parts: zip(kindsOfLines, [lines.added, lines.changed, lines.removed])
        .map { ($0, Double($1)) })
  }

  var changesPicture: Picture? {
    document.features.map { rows in
      Picture(
        title: "Lines of code that changes took in each version and in its suite",
        charts: Self.bars(rows), columns: 2, key: Self.kindsOfLines)
    }
  }
}

extension Document {
  /// What the changes took that have statements, which the user sees.
  package var features: [ChangeRow]? {
    let rows = (changes ?? []).filter { $0.filesInvolved != nil }
    return rows.isEmpty ? nil : rows
  }
}
