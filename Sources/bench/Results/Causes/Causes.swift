import Console
import Foundation
import Reading
import Stopwatch
import Timing

/// What was counted, to be laid beside times.
package struct Causes {
  let reference: String
  private let rows: [CellKey: Int]
  private let instructions: [CellKey: Int]

  package init(in document: Document, reference: String) {
    self.reference = reference
    rows = Dictionary((document.formatting ?? []).map { ($0.key, $0.rows) }) { $1 }
    instructions = Dictionary(
      (document.instructions ?? []).map { ($0.key, $0.instructions) }, uniquingKeysWith: +)
  }

  /// How many rows the version words; nil for other times than those that it is counted for.
  func rows(of row: LatencyRow) -> Int? { isCounted(row) ? rows[row.key] : nil }

  /// What lies behind a ratio of times; nil where this build's instructions weren't counted.
  func cause(of row: LatencyRow) -> Cause? {
    guard isCounted(row) else { return nil }
    let other = CellKey(version: reference, flow: row.flow, items: row.items)
    if let own = instructions[row.key], let other = instructions[other], other > 0 {
      return Cause(instructions: Double(own) / Double(other), isOnLine: false)
    }
    guard let own = line(row.key), let other = line(other), other > 0 else { return nil }
    return Cause(instructions: own / other, isOnLine: true)
  }

  private func isCounted(_ row: LatencyRow) -> Bool {
    row.mode == .withoutDecoding && row.reference == reference
  }

  /// What the line through the sizes that were counted says; nil where it doesn't go through them.
  ///
  /// Shorter lists than the middle one are left out: with them the rows on the screen grow too.
  private func line(_ cell: CellKey) -> Double? {
    let points = instructions.filter {
      $0.key.version == cell.version && $0.key.flow == cell.flow
        && $0.key.items >= LatencyPlan.middleSize
    }.map { (x: Double($0.key.items), y: Double($0.value), weight: 1.0) }
      .sorted { $0.x < $1.x }
    guard cell.items >= LatencyPlan.middleSize, points.count > 2,
      let line = WeightedLine(through: [points[0], points[points.count - 1]]),
      points.allSatisfy({ abs(line($0.x) - $0.y) <= Self.tolerance * $0.y })
    else { return nil }
    return line(Double(cell.items))
  }

  /// How far a line may be from a count between its ends.
  private static let tolerance = 0.01
}

/// The instructions behind a ratio of times, as a multiple of the reference's.
struct Cause: Equatable {
  let instructions: Double
  /// Whether they are read off the line through smaller lists.
  let isOnLine: Bool

  /// How far a ratio of times may be from that of instructions and still be explained by it.
  static let tolerance = 0.05

  /// Whether times don't differ from instructions by more than the tolerance for certain.
  func explains(_ ratio: Interval) -> Bool {
    ratio.low <= instructions * (1 + Self.tolerance)
      && ratio.high >= instructions / (1 + Self.tolerance)
  }

  /// The instructions' ratio, with ~ where it is read off a line and ! where it doesn't explain the
  /// time's.
  func text(beside ratio: Interval) -> String {
    String(format: "×%.3f", instructions) + (isOnLine ? " ~" : "") + (explains(ratio) ? "" : " !")
  }
}

extension [LatencyRow] {
  /// Names the ratios that the instructions don't explain; nil if none were counted for this build.
  package func explanation(by causes: Causes) -> String? {
    let counted = filter { $0.version != $0.reference }.compactMap { row in
      causes.cause(of: row).map { (row: row, cause: $0) }
    }
    guard !counted.isEmpty else { return nil }
    let open = counted.filter { !$0.cause.explains($0.row.ratioInterval) }.map(\.row)
    let names = open.map { row in
      "\(row.version) in \(row.flow) with \("\(row.items)".counting("item")), "
        + row.protocol.rawValue
    }
    return "The instructions explain \(counted.count - open.count) of \(counted.count) ratios to "
      + "within \(PercentText.text(Cause.tolerance))"
      + (open.isEmpty ? "." : ". A ! marks the others: \(names.listed).")
  }
}
