@testable import Reading
@testable import Suites
@testable import Timing

/// Rows of which a test says only what it is about.
extension CallRow {
  static func sample(
    _ version: String, _ work: Int, in flow: String = "add", seams: [SeamCount] = []
  ) -> CallRow {
    CallRow(
      version: version, flow: flow, crossings: work + 100, work: work, wiring: 90,
      replays: 10, participants: 3, depth: 2, seams: seams)
  }
}

extension AllocationRow {
  static func sample(
    _ version: String, _ mallocs: Int, in flow: String = "add", items: Int = 64
  ) -> AllocationRow {
    AllocationRow(
      version: version, flow: flow, items: items, mallocs: mallocs, bytes: 10 * mallocs)
  }
}

extension InstructionRow {
  static func sample(
    _ version: String, _ count: Int, of module: String = "Swift", in flow: String = "open-list",
    items: Int = 64
  ) -> InstructionRow {
    InstructionRow(
      version: version, flow: flow, items: items, module: module, instructions: count)
  }
}

extension FormattingRow {
  static func sample(
    _ version: String, _ rows: Int, in flow: String = "open-list", items: Int = 64
  ) -> FormattingRow {
    FormattingRow(version: version, flow: flow, items: items, rows: rows)
  }
}

extension LineRow {
  static func sample(
    _ version: String, _ code: Int, _ part: Part = .production, role: String = "A"
  ) -> LineRow {
    LineRow(
      version: version, part: part, place: FilePlace(path: "\(role).swift"),
      file: "\(role).swift", count: SourceCount(code: code))
  }
}

extension SuiteRow {
  static func sample(_ version: String, tests: Int = 1, code: Int = 3) -> SuiteRow {
    SuiteRow(
      version: version, testCases: 1, tests: tests, assertions: 1, code: code,
      doubles: 1, codeOfDoubles: 1, codePerTest: 1, setUp: 1)
  }
}
