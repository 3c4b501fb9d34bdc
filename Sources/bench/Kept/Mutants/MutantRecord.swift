import Console

/// What became of all mutants of a version, and what random parts of its suite would notice.
package struct MutantRecord: KeptRows {
  /// A mutant; the tests are numbers in the list of all, so that each name is kept once.
  package struct Row: Codable, Equatable, Sendable {
    package let id: Int
    let file: String
    let line: Int
    let column: Int
    let rule: MutationRule
    let original: String
    let replacement: String?
    package let outcome: MutantOutcome
    let failing: [Int]?
    let message: String?
    let crash: Bool?
  }

  package var found: Finding
  /// How long the suite takes by itself: the median of five runs.
  package let seconds: Double
  /// Tests that fail beside mutants though none is on, since they compile sources themselves.
  package let leftOut: [String]
  /// Lines of code, the mean share of faults found, and the limits of the middle 95 %.
  private let suiteSizes: [[Double]]
  /// The names of all tests that fail with some mutant.
  private let tests: [String]
  package var rows: [Row]

  package static func path(of version: String) -> String { "Tests/Mutants/\(version).json" }

  package init(of version: String, in root: String) throws(InputError) {
    try self.init(
      at: Self.path(of: version), in: root, madeBy: "lab mutants \(version.lowercased()) --renew")
  }

  package init(
    found: Finding, seconds: Double, leftOut: [String], sizes: [SuiteSizeRow] = [],
    mutants: [MutantRow]
  ) {
    (self.found, self.seconds, self.leftOut) = (found, seconds, leftOut)
    suiteSizes = sizes.map {
      [Double($0.lines), $0.mutationScore, $0.mutationScoreLow, $0.mutationScoreHigh]
    }
    let tests = Set(mutants.flatMap(\.red)).sorted()
    self.tests = tests
    rows = mutants.map { row in
      Row(
        id: row.id, file: row.file, line: row.line, column: row.column, rule: row.rule,
        original: row.original, replacement: row.replacement.isEmpty ? nil : row.replacement,
        outcome: row.outcome,
        failing: row.red.isEmpty ? nil : row.red.compactMap { tests.firstIndex(of: $0) },
        message: row.message, crash: row.crashed ? true : nil)
    }
  }

  package func mutants(of version: String) -> [MutantRow] {
    rows.map { row in
      MutantRow(
        version: version, id: row.id, rule: row.rule, file: row.file, line: row.line,
        column: row.column, original: row.original, replacement: row.replacement ?? "",
        outcome: row.outcome, red: (row.failing ?? []).map { tests[$0] }, message: row.message,
        crashed: row.crash == true)
    }
  }

  package func sizes(of version: String) -> [SuiteSizeRow] {
    suiteSizes.map {
      SuiteSizeRow(
        version: version, lines: Int($0[0]), mutationScore: $0[1], mutationScoreLow: $0[2],
        mutationScoreHigh: $0[3])
    }
  }
}
