import XCTest

@testable import Console
@testable import Reading
@testable import Stopwatch

/// A walk has each version's trace, and beside it what no trace has.
final class WalkTests: XCTestCase {
  /// How often each version words items, words errors, and validates.
  private static let uses = [
    "open-list": [1, 0, 0], "refresh": [0, 0, 0], "refresh-changed": [1, 0, 0],
    "open-detail": [1, 0, 0], "add": [1, 0, 1], "add-rejected": [0, 1, 1],
    "add-retried": [1, 1, 2], "delete-all": [0, 0, 0], "load-retried": [1, 1, 0],
  ]
  private static let types = ["ItemText", "Wording", "TitleValidation"]

  func testEachVersionSaysEverythingInItsOrder() throws {
    let arms = Array(Registry.architectures.reversed())
    for walk in try walks(arms) {
      let flow = try XCTUnwrap(Flow(rawValue: walk.steps[0].flow))
      let events = walk.rows.map(\.event).uniqued()
      XCTAssertEqual(events, Array(1...events.count))
      XCTAssertEqual(walk.rows.map(\.architecture), events.flatMap { _ in arms.map(\.name) })
      for row in walk.rows {
        XCTAssertEqual(row.kind == nil, row.doneBy != nil && row.doneBy != "", "\(row)")
        XCTAssertEqual(row.kind == nil, row.file == nil, "\(row)")
      }
      for arm in arms {
        let rows = walk.rows.filter { $0.architecture == arm.name }
        let own = rows.filter { $0.kind != nil && !Self.types.contains($0.to ?? "") }
        let calls = own.map { "\($0.step) \($0.from ?? "") \($0.to ?? "") \($0.method ?? "")" }
        // What a call shows after something else has a line of its own.
        let said = own.indices.filter {
          $0 == 0 || own[$0].does != .screen || calls[$0] != calls[$0 - 1]
        }
        let trace = TraceRow.rows(of: try CallCounter.record(flow, in: arm, items: 8))
        let expected = trace.map { "\($0.step) \($0.from) \($0.to) \($0.method)" }
        XCTAssertEqual(said.map { calls[$0] }, expected, "\(flow.name), \(arm.name)")
        let found = Self.types.map { type in rows.count { $0.to == type } }
        XCTAssertEqual(found, Self.uses[flow.name], "\(flow.name), \(arm.name)")
      }
    }
  }

  func testWhoWordsAndWhoShowsStandsBesideTheOthers() throws {
    let walk = try XCTUnwrap(walks([.mvvmc, .vipers], [.add]).first)
    let line = { (deed: WalkRow.Deed, step: Int) in
      walk.rows.filter { $0.does == deed && $0.step == step }.map { $0.from ?? $0.doneBy ?? "" }
    }
    XCTAssertEqual(line(.validation, 3), ["AddItemViewModel", "AddItemDirector"])
    XCTAssertEqual(line(.wording, 4), ["ItemsListViewController", "ItemsListDirector"])
    XCTAssertEqual(line(.tap, 1), ["ItemsListViewController", "ItemsListScene"])
    // One asks the factory for the form, the other makes it.
    XCTAssertEqual(line(.wiring, 1).count { $0 == "ItemsListNavigator" }, 3)
    XCTAssert(walk.steps[2].screen.contains("Loading…"))
  }

  func testVersionsThatShowSomethingElseHaveNoWalk() throws {
    let other = Arm("Direct") { EmptyApp(environment: $0) }
    XCTAssertThrowsError(try walks([.direct, other], [.openList])) {
      XCTAssertEqual(
        "\($0)", "Direct and Direct show different screens in open-list, step 1")
    }
  }

  private func walks(_ arms: [Arm], _ flows: [Flow] = Flow.all) throws -> [Walk] {
    let indices = try ReadPackage.indices.get()
    return try flows.map { flow in
      try Walk(
        of: flow,
        in: arms.map {
          try VersionWalk(of: flow, in: $0, index: try XCTUnwrap(indices[$0.name]))
        })
    }
  }
}

/// Letters stand for what happens: tap, message, wiring, request, store, wording as words, screen, navigation.
final class AlignmentTests: XCTestCase {
  func testWhatCorrespondsStandsInOneLine() {
    let cases = [
      (["tmr", "tmr"], ["tmr", "tmr"]),
      // Messages fill the lines between, in their order; who has fewer has gaps.
      (["tmmr", "tr", "tmr"], ["tmmr", "t--r", "tm-r"]),
      (["mim", "im"], ["mim", "-im"]),
      // What is done in the world holds the lines together, before any number of messages and of screens.
      (["nw", "wn"], ["-nw", "wn-"]), (["mmmmsr", "rmmmm"], ["mmmmsr----", "-----rmmmm"]),
      (["tvswr", "twr"], ["tvswr", "t--wr"]), (["rss", "rs", "rmss"], ["r-ss", "r-s-", "rmss"]),
      (["", "tm"], ["--", "tm"]), (["tm", ""], ["tm", "--"]), ([""], [""]),
      (["ts"], ["ts"]),
    ]
    let deeds: [Character: WalkRow.Deed] = [
      "t": .tap, "m": .message, "i": .wiring, "v": .validation, "r": .request, "w": .wording,
      "s": .screen, "n": .navigation,
    ]
    for (sequences, lines) in cases {
      let alignment = Alignment(sequences.map { $0.compactMap { deeds[$0] } })
      for (number, letters) in sequences.map(Array.init).enumerated() {
        let places = alignment.lines.map { $0.places[number] }
        XCTAssertEqual(String(places.map { $0.map { letters[$0] } ?? "-" }), lines[number])
        for (line, place) in zip(alignment.lines, places) where place != nil {
          XCTAssertEqual(place.flatMap { deeds[letters[$0]] }, line.deed, "\(sequences)")
        }
      }
    }
  }
}
