import XCTest

@testable import RandomUse
@testable import Stopwatch

/// Random use finds what is wrong and says it by the shortest way.
final class ArmComparisonTests: XCTestCase {
  func testADifferenceIsFoundAndShrunk() throws {
    let finding = try XCTUnwrap(
      try ArmComparison(arms: [.storingTwice]).fuzz(seed: 26, sessions: 30).finding)
    XCTAssertEqual(finding.kind, .difference)
    XCTAssertEqual(finding.architecture, "StoringTwice")
    XCTAssertEqual(finding.words.map { $0.prefix { $0 != ":" } }, ["calls of the store"])
    XCTAssertEqual(finding.screens.count, 2)
    let shortest = Scenario(
      finding.scenario.name, server: .generating(0),
      [.tap("items.add"), .type(" Milk ", into: "add.title"), .tap("add.save"), .waitForNext])
    XCTAssertEqual(finding.scenario, shortest)
    let text = try finding.text()
    XCTAssertTrue(
      text.hasPrefix("StoringTwice is not as the others, after step 4, waitForNext\ncalls of "),
      text)
    XCTAssertTrue(text.hasSuffix("with 4 steps that shows it:\n\(try shortest.lines())"), text)
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
      let finding = try comparison.shrink(found)
      XCTAssertEqual(finding.kind, kind)
      XCTAssertTrue(finding.words.contains { $0.hasPrefix(word) }, "\(finding.words)")
      XCTAssertEqual(finding.scenario, short)
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

  func testEachSessionHasASeedOfItsOwnAndIsTheSameEachTime() throws {
    var sessions: [Scenario] = []
    let comparison = ArmComparison(arms: [.direct])
    let (coverage, finding) = try comparison.fuzz(seed: 1, sessions: 2) { sessions.append($0) }
    XCTAssertNil(finding)
    let again = try (1...2).map { try Session(seed: $0, pilot: .direct) }
    XCTAssertEqual(sessions, again.map(\.scenario))
    XCTAssertNotEqual(sessions[0].steps, sessions[1].steps)
    var sum = again[0].coverage
    sum.add(again[1].coverage)
    XCTAssertEqual(coverage, sum)
  }
}
