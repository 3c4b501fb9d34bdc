import XCTest

@testable import Commands
@testable import Console
@testable import Stopwatch
@testable import Timing

/// Which cells are planned, how often a pass launches them, and what it does when a launch goes wrong.
final class LatencyPassTests: XCTestCase {
  private let fakes = FakeLaunches()

  func testEveryTurnOfAllCellsHasALayoutOfItsOwn() throws {
    var seeds: [UInt64] = []
    var pass = fakes.pass(launches: 4)
    pass.relinked = {
      seeds.append($0)
      return seeds.count == 4 ? nil : "program \(seeds.count)"
    }
    let samples = try pass.run(seed: 1)
    XCTAssert(Set(seeds).count == 4 && samples.layouts == 3)
    XCTAssertEqual(
      fakes.asked.map(\.program),
      [
        "program 1", "program 1", "program 2", "program 2", "program 3", "program 3", nil, nil,
      ])
  }

  func testATypedCellIsTimedByBothProtocols() throws {
    let samples = try fakes.pass([8], .withoutDecoding, launches: 4).run(seed: 1)
    XCTAssertEqual(fakes.asked.count, 4)
    XCTAssertEqual(samples.comparisons.map(\.cell.protocol), [.cold, .warm])
  }

  func testCellsTakeTurnsInRandomOrderAsOftenAsPlanned() throws {
    let sizes = [0, 8, 64]
    let samples = try fakes.pass(sizes, launches: 30).run(seed: 1)
    XCTAssert(fakes.asked.allSatisfy { $0.versions == ["Direct", "Other"] })
    let turns = samples.launches.map { $0.map(\.cell.items) }
    XCTAssertEqual(turns.flatMap(\.self), fakes.asked.map(\.cell.items))
    XCTAssert(turns.count == 30 && turns.allSatisfy { $0.sorted() == sizes })
    XCTAssertEqual(Set(turns).count, 6)
  }

  func testEachLaunchHasASeedOfItsOwnThatFollowsFromTheFirst() throws {
    let seeds = try [42, 42, 43].map { (seed: UInt64) in
      let fakes = FakeLaunches()
      _ = try fakes.pass().run(seed: seed)
      return fakes.asked.map(\.seed)
    }
    XCTAssertEqual(Set(seeds[0]).count, 8)
    XCTAssertEqual(seeds[1], seeds[0])
    XCTAssert(Set(seeds[2]).isDisjoint(with: seeds[0]))
  }

  /// Both cells take 2 s.
  func testTheTimeIsKeptButForAnIntervalsLeast() throws {
    for (seconds, launches) in [(60, 20), (20, 10), (19, 9), (5, 4), (0, 4)] {
      let pass = FakeLaunches().pass(launches: 20, limit: .seconds(seconds))
      XCTAssertEqual(try pass.run(seed: 1).launches.count, launches, "\(seconds) s")
    }
  }

  func testWhatIsDecidedIsLeftOutUntilAllIs() throws {
    // Lists of 8 scatter by 5 % until the thirtieth launch, and then not at all.
    fakes.ratios = { cell, number in
      let noise = cell.items == 8 && number < 30 ? (number % 2 == 0 ? 1.05 : 1 / 1.05) : 1
      return [1, 1.03 * noise, 1, 1]
    }
    let samples = try fakes.pass(launches: 20, isUntilDecided: true).run(seed: 1)
    // Looks come after 20, 30, 45, … launches.
    XCTAssert(fakes.asked(0).count == 20 && fakes.asked(8).count == 45)
    XCTAssertEqual(samples.launches.count, 45)
    XCTAssert(samples.undecided.isEmpty)
    XCTAssertEqual(
      samples.comparisons.flatMap(\.rows).filter { $0.version == "Other" }
        .map(\.launches), [20, 45])
  }

  func testWhatIsDecidedAtOnceEndsAtOnceAndWhatNeverIsEndsInTime() throws {
    let pass = fakes.pass(launches: 20, limit: .seconds(600), isUntilDecided: true)
    XCTAssertEqual(try pass.run(seed: 1).launches.count, 20)
    fakes.ratios = { _, number in [1, number % 2 == 0 ? 1.5 : 1 / 1.5, 1, 1] }
    let samples = try pass.run(seed: 1)
    XCTAssertEqual(samples.launches.count, 300)
    XCTAssert(!samples.undecided.isEmpty)
  }

  /// Only what was launched for every cell counts.
  func testAPersonCanStopIt() throws {
    for (launches, whole) in [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3)] {
      let fakes = FakeLaunches()
      let samples = try fakes.pass(shouldStop: { fakes.asked.count >= launches }).run(seed: 1)
      XCTAssertEqual(fakes.asked.count, launches)
      XCTAssertEqual(samples.launches.count, whole, "\(launches)")
    }
  }

  /// Control-C reaches the launch too, which ends without a result.
  func testALaunchThatIsStoppedIsLeftOut() throws {
    var isStopped = false
    fakes.change = { [fakes] samples in
      guard fakes.asked.count == 6 else { return samples }
      isStopped = true
      throw RunFailure("ended by signal 2")
    }
    let samples = try fakes.pass(shouldStop: { isStopped }).run(seed: 1)
    XCTAssertEqual(fakes.asked.count, 6)
    XCTAssertEqual(samples.launches.count, 2)
  }

  func testALaunchThatFailsIsNamed() {
    fakes.change = { samples in
      guard samples[0].cell.items == 8 else { return samples }
      throw RunFailure("ended by signal 11")
    }
    assertThrows(
      "timing open-list, JSON, 8 items failed: ended by signal 11", try fakes.pass().run(seed: 1))
  }

  func testShowsWhatIsLeft() throws {
    fakes.ratios = { _, number in [1, number % 2 == 0 ? 1.5 : 1 / 1.5, 1, 1] }
    for (launches, seconds, isUntilDecided, expected) in [
      (3, 3_600, false, ["1 of 3, 3600", "2 of 3, 4", "3 of 3, 2"]),
      (4, 10, true, ["1, 10", "2, 8", "3, 6", "4, 4", "5, 2"]),
    ] {
      var lines: [String] = []
      let progress = ProgressLine(width: 80) { lines.append($0.replacing("\r\u{1B}[K", with: "")) }
      let pass = fakes.pass(
        launches: launches, limit: .seconds(seconds), isUntilDecided: isUntilDecided,
        progress: progress)
      _ = try pass.run(seed: 1)
      XCTAssertEqual(lines, expected.map { "latency: launch \($0) s left" } + [""])
    }
  }

  func testTimesLargeListsForOpeningOnlyAndAllSizesIfThorough() throws {
    let others = Flow.all.map(\.name).filter { $0 != "open-list" }
    for (options, flow, mode, sizes) in [
      ("", "open-list", .withoutDecoding, [0, 8, 64, 512, 4_096]), ("", "open-list", .json, [64]),
      ("--thorough", "open-list", .withoutDecoding, [0, 8, 64, 512, 4_096, 100_000]),
      ("--thorough", "add", .withoutDecoding, [0, 8, 64, 512]),
      ("--thorough", "delete-all", .json, [8, 64, 512]),
    ] + others.flatMap({ flow in Mode.allCases.map { ("", flow, $0, [64]) } })
      as [(String, String, Mode, [Int])]
    {
      let cells = try plan(options).cells.filter { $0.flow.name == flow && $0.mode == mode }
      XCTAssertEqual(cells.map(\.items), sizes, "\(options) \(flow) \(mode)")
    }
  }

  func testTakesTheSizesAndFlowsAskedForWhereTheyCanBeDone() throws {
    let options = "open-list open-detail --items 0,5"
    let cells = try plan(options).cells.filter { $0.mode == .json }
    XCTAssertEqual(
      cells.map(\.name),
      [
        "open-list, JSON, 0 items", "open-list, JSON, 5 items", "open-detail, JSON, 5 items",
      ])
  }

  /// What all launches are given together, without what is beyond the budget of a cell.
  func testTakesItsTime() throws {
    let cases: [(effort: String, ClosedRange<Double>)] = [
      ("--quick", 2.5...5), ("", 30...40), ("--thorough", 300...600),
    ]
    for (effort, seconds) in cases {
      let plan = try plan(effort)
      let duration = plan.cells.reduce(Duration.zero) { sum, cell in
        sum + (plan.budgets[cell.mode] ?? .zero) * (cell.ids.count * plan.launches)
      }
      XCTAssert(seconds.contains(duration / .seconds(1)), "\(effort): \(duration)")
      XCTAssertLessThan(duration, plan.limit)
      XCTAssertFalse(plan.isUntilDecided)
    }
  }

  func testUntilDecidedHasATimeOfItsOwn() throws {
    let plan = try plan("--until-decided")
    XCTAssert(plan.isUntilDecided && plan.limit == .seconds(600) && plan.launches == 20)
  }

  private func plan(_ options: String) throws -> LatencyPlan {
    try LatencyPlan(of: Run.ticking().asked("latency \(options)"))
  }
}
