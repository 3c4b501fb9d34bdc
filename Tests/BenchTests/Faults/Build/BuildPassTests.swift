import XCTest

@testable import Console
@testable import Faults

/// How builds are timed.
final class BuildPassTests: XCTestCase {
  private let builder = FakeBuilder()
  private var shown: [String] = []

  private func pass(stoppingAfter checks: Int = .max) -> BuildPass {
    var asked = 0
    return BuildPass(
      builder: builder, clock: builder.clock,
      shouldStop: {
        asked += 1
        return asked > checks
      },
      progress: ProgressLine(width: 80) { self.shown.append($0) })
  }

  func testOnlyTheBuildIsTimedAndTheRangeIsKept() throws {
    builder.time = { version, change, round in
      change == .view ? [9, 2, 4][round - 1] : version == "A" ? 100 : 200
    }
    let rows = try pass().measure(["A", "B"], rounds: 3, seed: 1)
    XCTAssertEqual(rows.map(\.architecture), ["A", "B"].flatMap { Array(repeating: $0, count: 5) })
    XCTAssertEqual(rows.map(\.change), BuildChange.allCases + BuildChange.allCases)
    XCTAssertEqual(rows.map(\.rounds), Array(repeating: 3, count: 10))
    XCTAssertEqual(rows.map(\.compiled), [10, 1, 1, 1, 1, 10, 1, 1, 1, 1])
    XCTAssertEqual([rows[0].ns, rows[0].nsLow, rows[0].nsHigh], [100, 100, 100])
    XCTAssertEqual([rows[8].ns, rows[8].nsLow, rows[8].nsHigh], [4, 2, 9])
    XCTAssertEqual([rows[8].type, rows[8].file, rows[0].type], ["BView", "B/View.swift", nil])
  }

  func testEveryChangeComesOnceInEachRoundInRandomOrderAndIsBuiltNext() throws {
    _ = try pass().measure(["A", "B"], rounds: 4, seed: 7)
    XCTAssertEqual(builder.events.prefix(2), ["A", "B"])
    let pairs = stride(from: 2, to: 82, by: 2).map { builder.events[$0...$0 + 1].map(\.self) }
    XCTAssertEqual(builder.events.count, 82)
    XCTAssertEqual(pairs.map { $0[1] }, pairs.map { String($0[0].suffix(1)) })
    let orders = (0..<4).map { round in pairs[round * 10..<round * 10 + 10].map { $0[0] } }
    for (index, order) in orders.enumerated() {
      let all = BuildChange.allCases.flatMap { change in
        ["A", "B"].map { "\(index + 1) \(change.rawValue) \($0)" }
      }
      XCTAssertEqual(order.sorted(), all.sorted())
    }
    XCTAssertEqual(Set(orders.map { $0.map { $0.dropFirst() } }).count, 4)
  }

  func testTheOrderFollowsFromTheSeed() throws {
    let events = try [1, 1, 2].map { (seed: UInt64) in
      let builder = FakeBuilder()
      let pass = BuildPass(builder: builder, clock: builder.clock, progress: pass().progress)
      _ = try pass.measure(["A", "B"], rounds: 2, seed: seed)
      return builder.events
    }
    XCTAssertEqual(events[0], events[1])
    XCTAssertNotEqual(events[0], events[2])
  }

  func testAnInterruptedPassKeepsWhatIsDone() throws {
    let pass = pass(stoppingAfter: 6)
    XCTAssertEqual(
      try pass.measure(["A"], rounds: 2, seed: 1).map(\.rounds), [1, 1, 1, 1, 1])
    XCTAssertEqual(try pass.measure(["A"], rounds: 2, seed: 1), [])
  }

  func testABuildThatFailsEndsThePassAndOneThatControlCEndedIsLeftOut() throws {
    builder.failing = "B"
    XCTAssertThrowsError(try pass().measure(["A", "B"], rounds: 2, seed: 1)) {
      XCTAssertEqual($0 as? RunFailure, RunFailure("no"))
    }
    // What the compiler says comes after this, on a line of its own.
    XCTAssertEqual(shown.last, "\r\u{1B}[K")
    XCTAssertEqual(try pass(stoppingAfter: 1).measure(["B"], rounds: 1, seed: 1), [])
  }

  func testProgressSaysWhatIsBuiltAndHowLongItTakes() throws {
    builder.time = { _, _, _ in 1_999_000_000 }
    _ = try pass().measure(["A"], rounds: 1, seed: 1)
    let ends = [
      "build: all for the first time, A", "round 1", "round 1, 8 s left",
      "round 1, 6 s left", "round 1, 4 s left", "round 1, 2 s left", "\r\u{1B}[K",
    ]
    XCTAssertEqual(shown.count, ends.count)
    for (line, end) in zip(shown, ends) { XCTAssert(line.hasSuffix(end), line) }
  }
}
