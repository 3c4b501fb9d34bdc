import Arms
import Foundation
import RandomUse

/// What times say of the versions, by the limits of all their intervals in typed mode.
struct LatencyConclusions {
  private let rows: [LatencyRow]
  private let floors: [LatencyRow]
  private let causes: Causes

  init(_ rows: [LatencyRow], _ causes: Causes) {
    let typed = rows.filter { $0.mode == .typed && $0.architecture != causes.reference }
    self.rows = typed.filter { !Arm.isFloor($0.architecture) }
    floors = typed.filter { Arm.isFloor($0.architecture) }
    self.causes = causes
  }

  var sentences: [String] {
    guard rows.allSatisfy({ $0.ratioHigh < Self.widest * $0.ratioLow }) else {
      return [
        "The times are left out here: some intervals are too wide to say anything; measure on a "
          + "quieter machine, or longer."
      ]
    }
    return [means, opening, dearest].compactMap(\.self)
  }

  /// The ends of an interval that says something are closer together.
  private static let widest = 10.0

  private var means: String? {
    let ranges = TimingProtocol.allCases.compactMap { timing in
      range(rows.filter { $0.flow == LatencyRow.mean && $0.protocol == timing })
        .map { "\($0) \(timing.words)" }
    }
    guard !ranges.isEmpty else { return nil }
    let upFront = floors.filter { $0.flow == LatencyRow.mean }.map {
      "\(Self.text($0.ratioLow)) to \(Self.text($0.ratioHigh)) \($0.protocol.words)"
    }
    return "Within their 99 % limits, versions take in the geometric mean over the flows "
      + "\(ranges.joined(separator: ", ")) of \(causes.reference)'s time"
      + (upFront.isEmpty
        ? "." : "; \(Arm.directRows.name), which words all rows up front, \(upFront.listed).")
  }

  /// How much the list's size has to do with it.
  private var opening: String? {
    let opened = rows.filter { $0.flow == Flow.openList.name && $0.protocol == .again }
    let ranges = opened.map(\.items).uniqued().sorted().compactMap { items in
      range(opened.filter { $0.items == items }).map { "\("\(items)".counting("item")) \($0)" }
    }
    guard ranges.count > 1 else { return nil }
    return "Each size has a ratio of its own: within the same limits, opening the list, again "
      + "and again, takes with " + ranges.joined(separator: "; ") + "."
  }

  /// The highest limit of all, and what is behind it.
  private var dearest: String? {
    let cells = rows.filter { $0.flow != LatencyRow.mean }
    guard let row = cells.max(by: { $0.ratioHigh < $1.ratioHigh }) else { return nil }
    let cause = causes.cause(of: row.architecture, flow: row.flow, items: row.items)
    let most = Self.text(row.ratioHigh)
    return "No version takes more than \(most) of \(causes.reference)'s time, "
      + "the limit for \(row.architecture) in \(row.flow) with \("\(row.items)".counting("item")), "
      + "\(row.protocol.words)" + (cause.words.map { ", for \($0)" } ?? "") + "."
  }

  private func range(_ rows: [LatencyRow]) -> String? {
    Extremes.text(rows.map { ($0.architecture, $0.ratioLow, $0.ratioHigh) }, as: Self.text)
  }

  private static func text(_ ratio: Double) -> String { String(format: "×%.2f", ratio) }
}

extension Cause {
  /// Such as `4096 rows worded against 12 and ×28.1 of the instructions`.
  fileprivate var words: String? {
    let rows = rows.flatMap { rows in
      referenceRows.map { "\(rows) rows worded against \($0)" }
    }
    let instructions = instructions.map { String(format: "×%.2f of the instructions", $0) }
    let causes = [rows, instructions].compactMap(\.self)
    return causes.isEmpty ? nil : causes.listed
  }
}
