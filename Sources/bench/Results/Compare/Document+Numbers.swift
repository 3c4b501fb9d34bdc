import Console
import Reading
import Suites
import Timing

/// The numbers of a document that are compared exactly.
extension Document {
  /// The exact numbers of production code and flows; extras and tests are left out.
  var exactNumbers: [(ExactNumber, Int)] {
    let lines = (lines ?? []).filter {
      $0.role != LineRow.extra && ![.tests, .doubles].contains($0.part)
    }
    // A new version of a library changes these numbers, too, so they don't tell about our code.
    let instructions = (instructions ?? []).filter { !CodeMap.libraries.contains($0.module) }
    let called = (calls ?? []).flatMap { row in
      row.numbers(
        "calls", row.flow,
        [("work", row.work), ("participants", row.participants), ("depth", row.depth)],
        details: row.seams.map { ("\($0.from) → \($0.to).\($0.method)", $0.count) })
    }
    let allocated = (allocations ?? []).flatMap { row in
      row.numbers("allocations", row.cell, [("mallocs", row.mallocs), ("bytes", row.bytes)])
    }
    let executed = instructions.flatMap { row in
      row.numbers(
        "instructions", row.cell, [("instructions in \(row.module)", row.instructions)])
    }
    let written = lines.flatMap { row in
      row.numbers(
        "lines", row.part.rawValue,
        [("files", 1), ("code", row.code), ("types", row.types), ("protocols", row.protocols)],
        details: [
          ("comment", row.comment), ("blank", row.blank), ("code in \(row.file)", row.code),
        ])
    }
    return called + allocated + written + executed
  }
}

extension VersionRow {
  fileprivate func numbers(
    _ part: String, _ subject: String, _ costs: [(String, Int)], details: [(String, Int)] = []
  ) -> [(ExactNumber, Int)] {
    func number(_ metric: String, isCost: Bool) -> ExactNumber {
      ExactNumber(
        part: part, version: version, subject: subject, metric: metric, isCost: isCost)
    }
    return costs.map { (number($0, isCost: true), $1) }
      + details.map { (number($0, isCost: false), $1) }
  }
}

extension CellRow {
  fileprivate var cell: String { "\(flow), \(items) items" }
}
