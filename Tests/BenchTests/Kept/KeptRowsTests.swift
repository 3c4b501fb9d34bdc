import XCTest

@testable import Console
@testable import Kept
@testable import lab

/// How rows are kept with the sources, and what the outcomes of mutants come to.
final class KeptRowsTests: XCTestCase {
  private let record = MutantRecord(
    found: Finding(commit: "1", date: "2"), seconds: 0.5, leftOut: ["ListTests/testE"],
    sizes: [
      SuiteSizeRow(
        version: "MVC", lines: 250, mutationScore: 0.5, mutationScoreLow: 0.25, mutationScoreHigh: 1
      )
    ],
    mutants: [
      .sample(.found, id: 1, red: ["ListTests/testA"], file: "List/List+More.swift"),
      .sample(
        .found, id: 2, red: ["ListTests/testA", "FormTests/testB"], file: "List/Table.swift"),
      .sample(.found, id: 3, red: ["FormTests/testB"], file: "Form.swift", crashed: true),
      .sample(.missed, id: 4), .sample(.noEffect, id: 5), .sample(.dropped, id: 6),
      .sample(.internal, id: 7, red: ["ListTests/testC", "ListTests/testA"]),
    ])

  func testSharesAndCountsFollowFromTheOutcomes() {
    let tests = [
      "ListTests/testA", "FormTests/testB", "ListTests/testC", "ListTests/testD", "ListTests/testE",
    ]
    let row = DetectionRow(of: "MVC", record, tests: tests)
    let counts = [row.mutants, row.dropped, row.found, row.missed, row.internal, row.noEffect]
    XCTAssertEqual(counts, [6, 1, 3, 1, 1, 1])
    XCTAssertEqual(row.mutationScore, 0.75)
    XCTAssertEqual(row.internalShare, 0.25)
    XCTAssertEqual([row.red, row.beside * 3], [1, 2])
    XCTAssertEqual([row.redMost, row.patterns], [2, 3])
    XCTAssertEqual([row.tests, row.neverAlone], [4, 2])
    XCTAssertEqual(row.neverRed, ["ListTests/testD"])
    XCTAssertEqual(row.crashes, 0.25)
  }

  func testKeptRecordIsReadAgainAndDifferencesAreNamed() throws {
    let folder = try TemporaryFolder(["Tests/Bugs/.keep": "", "Tests/Mutants/.keep": ""])
    try record.write(to: folder.path(MutantRecord.path(of: "MVC")))
    let kept = try MutantRecord(of: "MVC", in: folder.path)
    XCTAssertEqual(kept, record)
    XCTAssertEqual(kept.sizes(of: "MVC").map(\.mutationScoreLow), [0.25])
    XCTAssertEqual(kept.differences(from: record, of: "MVC", isSample: false), [])
    let other = MutantRecord(
      found: record.found, seconds: 1, leftOut: [],
      mutants: [.sample(.found, red: ["ListTests/testD"])] + record.mutants(of: "MVC")[1...5])
    let changed =
      "MVC/A.swift:1, call left out: found by ListTests/testD; it was found by ListTests/testA"
    XCTAssertEqual(kept.differences(from: other, of: "MVC", isSample: true), [changed])
    XCTAssertEqual(
      kept.differences(from: other, of: "MVC", isSample: false),
      [
        changed,
        "MVC/A.swift:1, call left out: this mutant is gone; it was internal by "
          + "ListTests/testC ListTests/testA",
        "left out: [], not [\"ListTests/testE\"]",
      ])
  }

  private let found = Finding(commit: "1234567", date: "2026-11-24")

  func testEachRowStandsOnALineAndIsReadAgain() throws {
    let folder = try TemporaryFolder(["Tests/Bugs/.keep": "", "Tests/Mutants/.keep": ""])
    let bugs = ["a", "b"].map {
      PlantedBug(
        statement: "L1", file: "A.swift", find: $0, replace: "",
        failing: [FailingTest(test: "T/\($0)", message: "“\($0)” isn't “c”", crash: true)])
    }
    let rows = PlainRows(found: found, rows: bugs)
    try rows.write(to: folder.path("Tests/Bugs/A.json"))
    let text = try String(readFrom: folder.path("Tests/Bugs/A.json"))
    XCTAssertEqual(text.split(separator: "\n").count, 4)
    XCTAssertEqual(try PlantedBug.kept(of: "A", in: folder.path), rows)
  }

  func testWhatIsMissingOrOtherIsNamedWithWhatMakesIt() throws {
    let folder = try TemporaryFolder(["Tests/Bugs/B.json": "[]"])
    for (suite, said) in [
      ("A", "there is no Tests/Bugs/A.json yet; 'lab bugs a --renew' makes it"),
      ("B", "not the rows that were expected; 'lab bugs b --renew' makes them again"),
    ] {
      XCTAssertThrowsError(try PlantedBug.kept(of: suite, in: folder.path)) {
        XCTAssert("\($0)".hasSuffix(said), "\($0)")
      }
    }
  }

  func testTheAgeIsThatOfTheOldestAndTheNewest() {
    let newer = Finding(commit: "89abcde", date: "2026-11-26")
    XCTAssertEqual([found, found].sentence, "Recorded on 2026-11-24, at commit 1234567.")
    XCTAssertEqual(
      [newer, found].sentence,
      "Recorded from 2026-11-24, at commit 1234567, to 2026-11-26, at 89abcde.")
  }

  func testPlaceIsCertainOrNone() {
    let cases: [(find: String, after: String?, source: String, planted: String?)] = [
      ("b", nil, "abc", "a!c"), ("a", nil, "abc", "!bc"), ("c", "b", "abc", "ab!"),
      ("b", "b", "abc", nil), ("b", "d", "abc", nil), ("d", nil, "abc", nil),
      ("", nil, "abc", nil), ("a", nil, "a(a)a", nil), ("a", "(", "a(a)a", "a(!)a"),
    ]
    for (find, after, source, planted) in cases {
      let bug = PlantedBug(
        statement: "L1", file: "A.swift", after: after, find: find, replace: "!")
      XCTAssertEqual(bug.planted(in: source), planted, "\(find) after \(after ?? "") in \(source)")
    }
  }
}

extension MutantRow {
  static func sample(
    _ outcome: MutantOutcome, id: Int = 1, red: [String] = [], file: String = "A.swift",
    crashed: Bool = false, rule: MutationRule = .callLeftOut
  ) -> MutantRow {
    MutantRow(
      version: "MVC", id: id, rule: rule, file: file, line: 1, column: 3, original: "a()",
      replacement: "", outcome: outcome, red: red, crashed: crashed)
  }
}
