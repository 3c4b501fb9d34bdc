import Baselines
import FakeWorld
import ItemsApp
import XCTest

@testable import Console
@testable import Reading
@testable import Stopwatch
@testable import Variants

/// A walk has each version's trace, and beside it what no trace has.
final class WalkTests: XCTestCase {
  /// How often it words items, words errors, and validates; what it does at a tap without a call isn't seen.
  private static let uses = [
    "open-list": [1, 0, 0], "refresh": [0, 0, 0], "refresh-changed": [1, 0, 0],
    "open-detail": [1, 0, 0], "add": [1, 0, 1], "add-rejected": [0, 0, 1],
    "add-retried": [1, 1, 1], "delete-all": [0, 0, 0], "load-retried": [1, 1, 0],
  ]
  private static let types = ["ItemText", "Formatting", "TitleValidation"]

  func testEachVersionSaysEverythingInItsOrder() throws {
    let variants = [Variant.directRows, .direct]
    for walk in try walks(variants) {
      let flow = try XCTUnwrap(Flow(rawValue: walk.steps[0].flow))
      let events = walk.rows.map(\.event).uniqued()
      XCTAssertEqual(events, Array(1...events.count))
      XCTAssertEqual(walk.rows.map(\.version), events.flatMap { _ in variants.map(\.name) })
      for row in walk.rows {
        XCTAssertEqual(row.kind == nil, row.doneBy != nil && row.doneBy != "", "\(row)")
        XCTAssertEqual(row.kind == nil, row.file == nil, "\(row)")
      }
      for variant in variants {
        let rows = walk.rows.filter { $0.version == variant.name }
        let own = rows.filter { $0.kind != nil && !Self.types.contains($0.to ?? "") }
        let calls = own.map { "\($0.step) \($0.from ?? "") \($0.to ?? "") \($0.method ?? "")" }
        // What a call shows after something else has a line of its own.
        let said = own.indices.filter {
          $0 == 0 || own[$0].does != .screen || calls[$0] != calls[$0 - 1]
        }
        let trace = TraceRow.rows(of: try CallCounter.record(flow, in: variant, items: 8))
        let expected = trace.map { "\($0.step) \($0.from) \($0.to) \($0.method)" }
        XCTAssertEqual(said.map { calls[$0] }, expected, "\(flow.name), \(variant.name)")
        let found = Self.types.map { type in rows.count { $0.to == type } }
        XCTAssertEqual(found, Self.uses[flow.name], "\(flow.name), \(variant.name)")
      }
    }
  }

  /// Whose store nobody watches has none at work.
  func testWhoIsAtWorkStandsBesideTheOthers() throws {
    let quiet = Variant("Quiet") {
      var environment = $0
      environment.store = InMemoryStore()
      return DirectApp(environment: environment)
    }
    let walk = try XCTUnwrap(walks([.direct, quiet], [.add]).first)
    let (list, form) = ("DirectItemsListViewController", "DirectAddItemViewController")
    let others = walk.rows.filter { $0.doneBy != nil }
    XCTAssertEqual(Set(others.map(\.version)), ["Quiet"])
    XCTAssertEqual(Set(others.map(\.does)), [.store])
    XCTAssertEqual(others.map(\.doneBy), [form, list, list])
    XCTAssert(walk.steps[2].screen.contains("Loading…"))
  }

  /// What is said by roles that only a version has; what draws is called so where nothing is new, too.
  func testADeedIsToldByWhoIsAskedAndWhatShows() throws {
    let folder = try TemporaryFolder([
      "Sources/Shared/Items.swift": "enum TitleValidation {}\n",
      "Sources/A/Model.swift": """
      class Model {
        func save() { check() }
        func check() { TitleValidation.validate(title) }
      }
      """,
    ])
    let log = MessageLog()
    func tell(
      _ from: String, _ to: String, _ method: String, _ kind: Seam.Kind = .message,
      _ call: () -> Void = {}
    ) {
      log.forward(Seam(from, to, "P", method, kind), call)
    }
    log.beginStep()
    tell("View", "Model", "save()") {
      tell("Model", "Factory", "make()", .wiring)
      tell("Model", "HTTPItemsClient", "send()")
      tell("Model", "View", "show()")
      tell("Model", "View", "show()")
    }
    log.beginStep()
    tell("HTTPItemsClient", "Model", "send()", .completion) {
      tell("Model", "InMemoryStore", "insert()")
      tell("Model", "View", "done()")
      tell("Model", "NavigationController", "pop()")
    }
    let watch = ScreenWatch()
    watch.changes = [3: "View", 5: "View", 8: "List"]
    let walk = VersionWalk(
      of: CallCount(variant: Variant("A", makeApp: EmptyApp.init), flow: .add, log: log),
      watch: watch, index: try SourceIndex(of: "A", in: folder.path))
    XCTAssertEqual(
      walk.steps.map { $0.map(\.does) },
      [
        [.tap, .validation, .wiring, .request, .screen, .screen],
        [.reply, .screen, .store, .message, .navigation],
      ])
    XCTAssertEqual(walk.steps[0].map(\.depth), [1, 2, 2, 2, 2, 2])
    XCTAssertEqual(walk.steps[0].prefix(3).map(\.line), [2, 3, nil])
    XCTAssertEqual(walk.steps[0][1].method, "validate")
  }

  func testVersionsThatShowSomethingElseHaveNoWalk() throws {
    let other = Variant("Direct") { EmptyApp(environment: $0) }
    assertThrows(
      "Direct and Direct show different screens in open-list, step 1",
      try walks([.direct, other], [.openList]))
  }

  private func walks(_ variants: [Variant], _ flows: [Flow] = Flow.all) throws -> [Walk] {
    // No bug of a workshop is planted in the baselines.
    let index = try SourceIndex(of: "Direct", in: PackageRoot.path ?? "")
    return try flows.map { flow in
      let versions = try variants.map { try VersionWalk(of: flow, in: $0, index: index) }
      return try Walk(of: flow, in: versions)
    }
  }
}

/// Letters stand for what happens: tap, message, wiring, request, store, formatting as words, screen, navigation.
final class AlignmentTests: XCTestCase {
  func testWhatCorrespondsStandsInOneLine() {
    let cases = [
      (["tmr", "tmr"], ["tmr", "tmr"]),
      // Messages fill the lines between, in their order; who has fewer has gaps.
      (["tmmr", "tr", "tmr"], ["tmmr", "t--r", "tm-r"]), (["mim", "im"], ["mim", "-im"]),
      // What is done in the world holds the lines together, before any number of messages and of screens.
      (["nw", "wn"], ["-nw", "wn-"]), (["mmmmsr", "rmmmm"], ["mmmmsr----", "-----rmmmm"]),
      (["tvswr", "twr"], ["tvswr", "t--wr"]), (["rss", "rs", "rmss"], ["r-ss", "r-s-", "rmss"]),
      (["", "tm"], ["--", "tm"]), (["tm", ""], ["tm", "--"]), ([""], [""]),
      (["ts"], ["ts"]),
    ]
    let deeds: [Character: WalkRow.Deed] = [
      "t": .tap, "m": .message, "i": .wiring, "v": .validation, "r": .request, "w": .formatting,
      "s": .screen, "n": .navigation,
    ]
    for (sequences, lines) in cases {
      let alignment = Alignment(
        sequences.map { $0.compactMap { deeds[$0].map { Alignment.Event(deed: $0) } } })
      for (number, letters) in sequences.map(Array.init).enumerated() {
        let places = alignment.lines.map { $0.places[number] }
        XCTAssertEqual(String(places.map { $0.map { letters[$0] } ?? "-" }), lines[number])
        for (line, place) in zip(alignment.lines, places) where place != nil {
          XCTAssertEqual(place.flatMap { deeds[letters[$0]] }, line.deed, "\(sequences)")
        }
      }
    }
  }

  /// Where a verb is the same, they belong together, whichever stands before or behind.
  func testTwinsStandInOneLine() {
    let sequences = [["cancel", "reload"], ["dismiss", "cancel", "cancel", "tell", "reload"]]
    let alignment = Alignment(
      sequences.map { $0.map { Alignment.Event(deed: .message, verb: $0) } })
    let pairs = alignment.lines.map { line in
      zip(sequences, line.places).map { names, place in place.map { names[$0] } ?? "" }
    }
    XCTAssertEqual(
      pairs.filter { !$0.contains("") }, [["cancel", "cancel"], ["reload", "reload"]])
    XCTAssertEqual(pairs.count, 5)
  }

  func testTheUsersDeedHasItsWord() {
    let words = Set(
      Flow.all.flatMap(\.steps).map { step in
        StepRow(flow: "", step: 1, action: step.action, screen: "").deed
      })
    XCTAssertEqual(words, ["start", "wait", "pull", "tap", "back", "type"])
  }
}
