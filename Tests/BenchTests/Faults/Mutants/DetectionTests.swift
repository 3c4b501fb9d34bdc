import Testing

@testable import bench

/// What the outcomes come to.
struct DetectionTests {
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

  @Test func sharesAndCountsFollowFromTheOutcomes() {
    let tests = [
      "ListTests/testA", "FormTests/testB", "ListTests/testC", "ListTests/testD", "ListTests/testE",
    ]
    let row = DetectionRow(of: "MVC", record, tests: tests)
    let counts = [row.mutants, row.dropped, row.found, row.missed, row.inside, row.noEffect]
    #expect(counts == [6, 1, 3, 1, 1, 1])
    #expect(row.recall == 0.75)
    #expect(row.insideShare == 0.25)
    #expect([row.red, row.beside * 3] == [1, 2])
    #expect([row.redMost, row.patterns] == [2, 3])
    #expect([row.tests, row.neverAlone] == [4, 2])
    #expect(row.neverRed == ["ListTests/testD"])
    #expect(row.crashes == 0.25)
    #expect(DetectionRow(of: "MVC", record, tests: tests) == row)
  }

  @Test func keptRecordIsReadAgainAndDifferencesAreNamed() throws {
    let folder = try TemporaryFolder(["Tests/Mutants/MVC.json": try record.json()])
    let kept = try MutationRecord(of: "MVC", in: folder.path)
    #expect(kept == record)
    #expect(kept.differences(from: record.mutants) == [])
    let other = MutationRecord(
      fingerprint: "", seconds: 1, mutants: [.sample(.found, red: ["ListTests/testD"])])
    #expect(
      kept.differences(from: other.mutants) == [
        "MVC/A.swift:1, call left out: found by ListTests/testD; kept is found by ListTests/testA"
      ])
  }
}

extension MutantRow {
  static func sample(
    _ outcome: MutantOutcome, id: Int = 1, red: [String] = [], file: String = "A.swift",
    crashed: Bool = false
  ) -> MutantRow {
    MutantRow(
      architecture: "MVC", id: id, rule: .callLeftOut, file: file, line: 1, original: "a()",
      replacement: "", outcome: outcome, red: red, crashed: crashed)
  }
}
