import XCTest

@testable import bench

/// How builds are timed.
final class BuildPassTests: XCTestCase {
  func testOnlyTheBuildIsTimedAndTheRangeIsKept() throws {
    let builder = FakeBuilder()
    builder.preparation = 1_000_000
    builder.time = { version, change, round in
      change == .view ? [9, 2, 4][round - 1] : version == "A" ? 100 : 200
    }
    let rows = try pass(builder).measure(["A", "B"], rounds: 3, seed: 1)
    XCTAssertEqual(rows.map(\.architecture), ["A", "B"].flatMap { Array(repeating: $0, count: 5) })
    XCTAssertEqual(rows.map(\.change), BuildChange.allCases + BuildChange.allCases)
    XCTAssertEqual(rows.map(\.rounds), Array(repeating: 3, count: 10))
    XCTAssertEqual(
      rows[0],
      BuildRow(
        architecture: "A", change: .clean, type: nil, file: nil, compiled: 10, rounds: 3, ns: 100,
        nsLow: 100, nsHigh: 100))
    XCTAssertEqual(
      rows[8],
      BuildRow(
        architecture: "B", change: .view, type: "BView", file: "B/View.swift", compiled: 1,
        rounds: 3, ns: 4, nsLow: 2, nsHigh: 9))
  }

  func testEveryChangeComesOnceInEachRoundInRandomOrder() throws {
    let events = try events(rounds: 4, seed: 7)
    XCTAssertEqual(events.prefix(2), [.built("A"), .built("B")])
    // What is made is built next.
    let made = stride(from: 2, to: events.count, by: 2).map { events[$0] }
    XCTAssertEqual(made.count, 40)
    let orders = (0..<4).map { Array(made[$0 * 10..<$0 * 10 + 10]) }
    for (index, order) in orders.enumerated() {
      let all = ["A", "B"].flatMap { version in
        BuildChange.allCases.map { FakeBuilder.Event.made($0, version, round: index + 1) }
      }
      XCTAssertEqual(Set(order), Set(all))
    }
    XCTAssertEqual(Set(orders.map { $0.map { [$0.change?.rawValue, $0.version] } }).count, 4)
    for (event, next) in zip(made, stride(from: 3, to: events.count, by: 2)) {
      XCTAssertEqual(events[next], .built(event.version))
    }
  }

  func testTheOrderFollowsFromTheSeed() throws {
    XCTAssertEqual(try events(rounds: 2, seed: 1), try events(rounds: 2, seed: 1))
    XCTAssertNotEqual(try events(rounds: 2, seed: 1), try events(rounds: 2, seed: 2))
  }

  func testAnInterruptedPassKeepsWhatIsDone() throws {
    var asked = 0
    let pass = pass(FakeBuilder()) {
      asked += 1
      return asked > 6
    }
    let rows = try pass.measure(["A"], rounds: 2, seed: 1)
    XCTAssertEqual(rows.map(\.rounds), [1, 1, 1, 1, 1])
    XCTAssertEqual(try pass.measure(["A"], rounds: 2, seed: 1), [])
  }

  func testABuildThatFailsEndsThePassAndOneThatControlCEndedIsLeftOut() throws {
    let builder = FakeBuilder()
    builder.failing = "B"
    var shown: [String] = []
    let failing = BuildPass(
      builder: builder, clock: builder.clock, shouldStop: { false },
      progress: ProgressLine(width: 80) { shown.append($0) })
    XCTAssertThrowsError(try failing.measure(["A", "B"], rounds: 2, seed: 1)) {
      XCTAssertEqual($0 as? RunFailure, RunFailure("no"))
    }
    // What the compiler says comes after this, on a line of its own.
    XCTAssertEqual(shown.last, "\r\u{1B}[K")
    var asked = 0
    let ended = pass(builder) {
      asked += 1
      return asked > 1
    }
    XCTAssertEqual(try ended.measure(["B"], rounds: 1, seed: 1), [])
  }

  func testProgressSaysWhatIsBuiltAndHowLongItTakes() throws {
    let builder = FakeBuilder()
    var shown: [String] = []
    builder.time = { _, _, _ in 2_000_000_000 }
    let pass = BuildPass(
      builder: builder, clock: builder.clock, shouldStop: { false },
      progress: ProgressLine(width: 80) { shown.append($0) })
    _ = try pass.measure(["A"], rounds: 1, seed: 1)
    XCTAssertEqual(shown.count, 7)
    XCTAssert(shown[0].hasSuffix("build: all for the first time, A, 5 s left"))
    XCTAssert(shown[1].hasSuffix("round 1, 10 s left"))
    XCTAssert(shown[5].hasSuffix("round 1, 2 s left"))
    XCTAssertEqual(shown[6], "\r\u{1B}[K")
  }

  private func events(rounds: Int, seed: UInt64) throws -> [FakeBuilder.Event] {
    let builder = FakeBuilder()
    _ = try pass(builder).measure(["A", "B"], rounds: rounds, seed: seed)
    return builder.events
  }

  private func pass(
    _ builder: FakeBuilder, shouldStop: @escaping () -> Bool = { false }
  ) -> BuildPass {
    BuildPass(
      builder: builder, clock: builder.clock, shouldStop: shouldStop,
      progress: ProgressLine(width: 80) { _ in })
  }
}
