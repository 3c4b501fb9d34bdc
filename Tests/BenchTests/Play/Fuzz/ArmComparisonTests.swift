import XCTest

@testable import RandomUse
@testable import Stopwatch

/// Random use finds what is wrong and says it by the shortest way.
final class ArmComparisonTests: XCTestCase {
  func testRandomUseFindsADifferenceAndShrinksIt() throws {
    let finding = try XCTUnwrap(try fuzz(.storingTwice, seed: 26, sessions: 30).finding)
    XCTAssertEqual(finding.kind, .difference)
    XCTAssertEqual(finding.architecture, "StoringTwice")
    XCTAssertEqual(finding.words.map { $0.prefix { $0 != ":" } }, ["calls of the store"])
    XCTAssertEqual(finding.screens.count, 2)
    let shortest = Scenario(
      "random use, seed \(finding.seed)", server: .generating(0),
      [.tap("items.add"), .type(" Milk ", into: "add.title"), .touch("add.save"), .waitForNext])
    XCTAssertEqual(finding.script, shortest.source)
    XCTAssertEqual(finding.lines, try shortest.lines())
    XCTAssertEqual(finding.steps, 4)
  }

  func testBrokenRulesAndLeaksAreFoundAndShrunk() throws {
    let cases: [(arm: Arm, kind: Finding.Kind, word: String, long: Scenario, short: Scenario)] = [
      (
        .reading, .rule, "X3: ",
        Scenario(
          "rule",
          [
            .waitForNext, .scroll(to: 3), .selectRow(2), .waitForNext, .goBack, .tap("items.add"),
            .type("Milk", into: "add.title"), .tap("add.save"), .waitForNext, .tap("items.add"),
          ]),
        Scenario(
          "rule", server: .generating(0),
          [
            .tap("items.add"), .type("Milk", into: "add.title"), .tap("add.save"), .waitForNext,
          ])
      ),
      (
        .keeping, .leak, "DirectItemDetailViewController",
        Scenario(
          "leak", stored: 3, [.waitForNext, .selectRow(1), .waitForNext, .goBack, .pull]),
        Scenario("leak", server: .generating(0), stored: 3, [.selectRow(1), .goBack])
      ),
    ]
    for (arm, kind, word, long, short) in cases {
      let comparison = ArmComparison(arms: [arm])
      let found = try XCTUnwrap(try comparison.finding(in: long), arm.name)
      let finding = try comparison.shrink(found, in: long, seed: 1)
      XCTAssertEqual(finding.kind, kind)
      XCTAssertTrue(finding.words.contains { $0.hasPrefix(word) }, "\(finding.words)")
      XCTAssertEqual(finding.script, short.source)
    }
  }

  func testADefectOfAllVersionsBreaksARule() throws {
    let comparison = ArmComparison(reference: .reading, arms: [.reading])
    let scenario = Scenario(
      "",
      [
        .tap("items.add"), .type("Milk", into: "add.title"), .tap("add.save"), .waitUntilSettled,
      ])
    let finding = try XCTUnwrap(try comparison.finding(in: scenario))
    XCTAssertEqual(finding.kind, .rule)
    let statements = /[ADLX][0-9]+( [ADLX][0-9]+)*: .+/
    XCTAssertTrue(finding.words.contains { $0.wholeMatch(of: statements) != nil })
  }

  func testTheSameSeedGivesTheSameAndBlocksAddUp() throws {
    let whole = try fuzz(.direct, sessions: 2)
    let first = try fuzz(.direct, sessions: 1)
    let second = try fuzz(.direct, seed: 2, sessions: 1)
    var parts = first
    parts.add(second)
    XCTAssertEqual(parts, whole)
    XCTAssertEqual(whole.sessions, 2)
    XCTAssertNotEqual(first, second)
  }

  private func fuzz(_ arm: Arm, seed: UInt64 = 1, sessions: Int) throws -> FuzzTally {
    try ArmComparison(arms: [arm]).fuzz(seed: seed, sessions: sessions)
  }
}
