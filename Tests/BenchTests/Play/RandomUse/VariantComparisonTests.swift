import XCTest

@testable import RandomUse
@testable import Stopwatch

/// Random use finds what is wrong and says it by the shortest way.
final class VariantComparisonTests: XCTestCase {
  func testADifferenceIsFoundAndShrunk() throws {
    let finding = try XCTUnwrap(
      try VariantComparison(variants: [.storingTwice]).fuzz(seed: 26, sessions: 30).finding)
    XCTAssertEqual(finding.kind, .difference)
    XCTAssertEqual(finding.version, "StoringTwice")
    XCTAssertEqual(finding.words.map { $0.prefix { $0 != ":" } }, ["calls of the store"])
    XCTAssertEqual(finding.screens.count, 2)
    let shortest = Session(
      finding.session.name, server: .generating(0),
      [.tap("items.add"), .type(" Milk ", into: "add.title"), .tap("add.save"), .waitForNext])
    XCTAssertEqual(finding.session, shortest)
    let text = try finding.text()
    XCTAssertTrue(
      text.hasPrefix("StoringTwice differs from the others, after step 4, waitForNext\ncalls of "),
      text)
    XCTAssertTrue(text.hasSuffix("with 4 steps that shows it:\n\(try shortest.lines())"), text)
  }

  func testBrokenRulesAndLeaksAreFoundAndShrunk() throws {
    let cases:
      [(variant: Variant, kind: Finding.Kind, word: String, long: Session, short: Session)] = [
        (
          .reading, .rule, "X3: ",
          Session(
            "rule",
            [
              .waitForNext, .scroll(to: 3), .selectRow(2), .waitForNext, .goBack, .tap("items.add"),
              .type("Milk", into: "add.title"), .tap("add.save"), .waitForNext, .tap("items.add"),
            ]),
          Session(
            "rule", server: .generating(0),
            [
              .tap("items.add"), .type("Milk", into: "add.title"), .tap("add.save"), .waitForNext,
            ])
        ),
        (
          .keeping, .leak, "DirectItemDetailViewController",
          Session(
            "leak", stored: 3, [.waitForNext, .selectRow(1), .waitForNext, .goBack, .pull]),
          Session("leak", server: .generating(0), stored: 3, [.selectRow(1), .goBack])
        ),
      ]
    for (variant, kind, word, long, short) in cases {
      let comparison = VariantComparison(variants: [variant])
      let found = try XCTUnwrap(try comparison.finding(in: long), variant.name)
      let finding = try comparison.shrink(found)
      XCTAssertEqual(finding.kind, kind)
      XCTAssertTrue(finding.words.contains { $0.hasPrefix(word) }, "\(finding.words)")
      XCTAssertEqual(finding.session, short)
    }
  }

  func testABugOfAllVersionsBreaksARule() throws {
    let comparison = VariantComparison(reference: .reading, variants: [.reading])
    let session = Session(
      "",
      [
        .tap("items.add"), .type("Milk", into: "add.title"), .tap("add.save"), .waitUntilSettled,
      ])
    let finding = try XCTUnwrap(try comparison.finding(in: session))
    XCTAssertEqual(finding.kind, .rule)
    let statements = /[ADLX][0-9]+( [ADLX][0-9]+)*: .+/
    XCTAssertTrue(finding.words.contains { $0.wholeMatch(of: statements) != nil })
  }

  func testEachSessionHasASeedOfItsOwnAndIsTheSameEachTime() throws {
    var sessions: [Session] = []
    let comparison = VariantComparison(variants: [.direct])
    let (coverage, finding) = try comparison.fuzz(seed: 1, sessions: 2) { sessions.append($0) }
    XCTAssertNil(finding)
    let again = try (1...2).map { try RandomSession(seed: $0, pilot: .direct) }
    XCTAssertEqual(sessions, again.map(\.session))
    XCTAssertNotEqual(sessions[0].steps, sessions[1].steps)
    var sum = again[0].coverage
    sum.add(again[1].coverage)
    XCTAssertEqual(coverage, sum)
  }
}
