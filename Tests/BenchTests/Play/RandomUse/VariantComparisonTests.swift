import FakeWorld
import HeadlessKit
import Items
import ItemsApp
import ItemsNetworking
import XCTest

@testable import Baselines
@testable import Play
@testable import RandomUse
@testable import Stopwatch

/// Variants that differ are found out: before they are timed, and by random use, which says it by the shortest way.
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
    let all = VariantComparison(reference: .reading, variants: [.reading])
    XCTAssertEqual(try all.finding(in: cases[0].short)?.kind, .rule, "a bug of all versions")
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

  func testEveryCaseThatIsPossibleIsAHoleUntilItOccurs() {
    var coverage = Coverage()
    let holes = coverage.holes
    let cases = ["detail replied in its time", "rows: add"]
    XCTAssertTrue(Set(holes).isSuperset(of: cases) && !holes.contains("deleting: add"))
    coverage.note(.add, in: .rows)
    coverage.note(.inTime, of: .detail)
    coverage.note(.add, in: .deleting)
    XCTAssertEqual(coverage.holes, holes.filter { !cases.contains($0) })
  }

  func testWhatIsNotNeededGoes() {
    let held = Step.script(.list, Script(fault: .status(500), latency: .seconds(1), isHeld: true))
    let long = Session(
      "long", server: .generating(30), stored: 20, before: [.hold, .fail(.readAll, .always)],
      [
        .pull, .appearAgain, .type("Milk and more", into: "add.title"), .scroll(to: 31), held,
        .tap("items.retry"), .release(7), .goBack, .malformed(.detail, .detailOtherID),
      ])
    let shrunk = long.shrunk {
      $0.steps.contains(held) && $0.steps.contains(.goBack) && $0.stored > 0
        && $0.before.contains(.hold)
    }
    XCTAssertEqual(
      shrunk,
      Session("long", server: .generating(0), stored: 1, before: [.hold], [held, .goBack]))
  }

  func testTheBaselinesAgreeInEveryCell() throws {
    try Agreement.check(
      Registry.baselines,
      in: Mode.allCases.flatMap { mode in Flow.all.map { Cell(flow: $0, mode: mode, items: 3) } })
  }

  func testAnVariantThatDiffersIsFoundOutWithWhatDiffers() {
    let cases: [(String, @Sendable (Environment) -> Void)] = [
      ("screens: ", { $0.navigationController.pushViewController(ViewController()) }),
      ("requests: ", { _ = $0.client.fetchDetail(of: 1) { _ in } }),
      ("calls of the store: ", { _ = try? $0.store.readAll() }),
    ]
    let cell = Cell(flow: .openList, mode: .withoutDecoding, items: 3)
    for (words, addition) in cases {
      let other = Variant("Other") { environment in
        addition(environment)
        return DirectApp(environment: environment)
      }
      XCTAssertThrowsError(try Agreement.check([.direct, other], in: [cell])) {
        XCTAssert("\($0)".contains("Direct and Other disagree in \(cell.name)"), "\($0)")
        XCTAssert("\($0)".contains(words), "\($0)")
      }
    }
  }

  func testAnVariantThatCantDoAFlowIsFoundOut() {
    let idle = Variant("Idle") { EmptyApp(environment: $0) }
    let cell = Cell(flow: .refresh, mode: .withoutDecoding, items: 3)
    XCTAssertThrowsError(try Agreement.check([idle], in: [cell])) {
      XCTAssert("\($0)".hasPrefix("Idle failed in \(cell.name): "), "\($0)")
    }
  }
}
