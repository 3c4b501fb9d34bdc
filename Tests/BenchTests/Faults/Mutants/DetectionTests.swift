import XCTest

@testable import Faults

/// What the outcomes come to.
final class DetectionTests: XCTestCase {
  private let record = MutationRecord(
    fingerprint: "", seconds: 0.5, leftOut: ["ListTests/testE"],
    mutants: [
      .sample(.found, id: 1, red: ["ListTests/testA"], file: "List/List+More.swift"),
      .sample(
        .found, id: 2, red: ["ListTests/testA", "FormTests/testB"], file: "List/Table.swift"),
      .sample(.found, id: 3, red: ["FormTests/testB"], file: "Form.swift", crashed: true),
      .sample(.missed, id: 4), .sample(.noEffect, id: 5), .sample(.dropped, id: 6),
      .sample(.inside, id: 7, red: ["ListTests/testC", "ListTests/testA"]),
    ])

  func testSharesAndCountsFollowFromTheOutcomes() {
    let tests = [
      "ListTests/testA", "FormTests/testB", "ListTests/testC", "ListTests/testD", "ListTests/testE",
    ]
    let row = DetectionRow(of: "MVC", record, tests: tests)
    let counts = [row.mutants, row.dropped, row.found, row.missed, row.inside, row.noEffect]
    XCTAssertEqual(counts, [6, 1, 3, 1, 1, 1])
    XCTAssertEqual(row.recall, 0.75)
    XCTAssertEqual(row.insideShare, 0.25)
    XCTAssertEqual([row.red, row.beside * 3], [1, 2])
    XCTAssertEqual([row.redMost, row.patterns], [2, 3])
    XCTAssertEqual([row.tests, row.neverAlone], [4, 2])
    XCTAssertEqual(row.neverRed, ["ListTests/testD"])
    XCTAssertEqual(row.crashes, 0.25)
  }

  func testKeptRecordIsReadAgainAndDifferencesAreNamed() throws {
    let folder = try TemporaryFolder(["Tests/Mutants/MVC.json": try record.json()])
    let kept = try MutationRecord(of: "MVC", in: folder.path)
    XCTAssertEqual(kept, record)
    XCTAssertEqual(kept.differences(from: record, isSample: false), [])
    // An older record knows less of the same.
    let exact = MutationRecord(
      fingerprint: "", seconds: 1, leftOut: record.leftOut,
      mutants: record.mutants.map { $0.sample(message: "a is b") })
    XCTAssertEqual(kept.differences(from: exact, isSample: false), [])
    let other = MutationRecord(
      fingerprint: "", seconds: 1,
      mutants: [.sample(.found, red: ["ListTests/testD"])] + record.mutants[1...5])
    let changed =
      "MVC/A.swift:1, call left out: found by ListTests/testD; kept is found by ListTests/testA"
    XCTAssertEqual(kept.differences(from: other, isSample: true), [changed])
    XCTAssertEqual(
      kept.differences(from: other, isSample: false),
      [
        changed,
        "MVC/A.swift:1, call left out: isn't there any more; kept is inside by ListTests/testC "
          + "ListTests/testA",
        "left out: []; kept is [\"ListTests/testE\"]",
      ])
  }
}

extension MutantRow {
  /// The same with its place and with what the first red test says.
  func sample(message: String? = nil) -> MutantRow {
    MutantRow(
      architecture: architecture, id: id, rule: rule, file: file, line: line, column: 3,
      endLine: line, endColumn: 6, original: original, replacement: replacement, outcome: outcome,
      red: red, message: message, crashed: crashed)
  }

  static func sample(
    _ outcome: MutantOutcome, id: Int = 1, red: [String] = [], file: String = "A.swift",
    crashed: Bool = false, rule: MutationRule = .callLeftOut
  ) -> MutantRow {
    MutantRow(
      architecture: "MVC", id: id, rule: rule, file: file, line: 1, original: "a()",
      replacement: "", outcome: outcome, red: red, crashed: crashed)
  }
}
