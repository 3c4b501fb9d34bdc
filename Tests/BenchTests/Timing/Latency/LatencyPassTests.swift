import Testing

@testable import Stopwatch
@testable import bench

/// How often a pass launches, and what it does when a launch goes wrong.
struct LatencyPassTests {
  private let fakes = FakeLaunches()

  @Test func everyTurnOfAllCellsHasALayoutOfItsOwn() throws {
    var seeds: [UInt64] = []
    var pass = fakes.pass(launches: 4)
    pass.relinked = {
      seeds.append($0)
      return seeds.count == 4 ? nil : "program \(seeds.count)"
    }
    let samples = try pass.run(seed: 1)
    #expect(Set(seeds).count == 4 && samples.layouts == 3)
    #expect(
      fakes.asked.map(\.program) == [
        "program 1", "program 1", "program 2", "program 2", "program 3", "program 3", nil, nil,
      ])
  }

  @Test func aTypedCellIsTimedByBothProtocols() throws {
    let samples = try fakes.pass([8], .typed, launches: 4).run(seed: 1)
    #expect(fakes.asked.count == 4)
    #expect(samples.comparisons.map(\.cell.protocol) == [.first, .again])
  }

  @Test func launchesAsOftenAsPlanned() throws {
    let samples = try fakes.pass(launches: 7).run(seed: 1)
    #expect(samples.launches.count == 7)
    #expect(fakes.asked.allSatisfy { $0.versions == ["Direct", "Other"] })
    #expect(samples.launches.allSatisfy { $0.map(\.cell.items).sorted() == [0, 8] })
    #expect(fakes.asked(0).count == 7 && fakes.asked(8).count == 7)
  }

  @Test func cellsTakeTurnsInRandomOrder() throws {
    let sizes = [0, 8, 64]
    _ = try fakes.pass(sizes, launches: 30).run(seed: 1)
    let items = fakes.asked.map(\.cell.items)
    let turns = stride(from: 0, to: items.count, by: 3).map { Array(items[$0..<$0 + 3]) }
    #expect(turns.allSatisfy { $0.sorted() == sizes })
    #expect(Set(turns).count == 6)
  }

  @Test func eachLaunchHasASeedOfItsOwnThatFollowsFromTheFirst() throws {
    _ = try fakes.pass().run(seed: 42)
    let seeds = fakes.asked.map(\.seed)
    #expect(Set(seeds).count == 8)
    let again = FakeLaunches()
    _ = try again.pass().run(seed: 42)
    #expect(again.asked.map(\.seed) == seeds)
    let other = FakeLaunches()
    _ = try other.pass().run(seed: 43)
    #expect(Set(other.asked.map(\.seed)).isDisjoint(with: seeds))
  }

  /// Both cells take 2 s.
  @Test(arguments: [(60, 20), (20, 10), (19, 9), (5, 4), (0, 4)])
  func theTimeIsKeptButForAnIntervalsLeast(seconds: Int, launches: Int) throws {
    let samples = try fakes.pass(launches: 20, limit: .seconds(seconds)).run(seed: 1)
    #expect(samples.launches.count == launches)
  }

  @Test func whatIsDecidedIsLeftOutUntilAllIs() throws {
    // Lists of 8 scatter by 5 % until the thirtieth launch, and then not at all.
    fakes.ratios = { cell, number in
      let noise = cell.items == 8 && number < 30 ? (number % 2 == 0 ? 1.05 : 1 / 1.05) : 1
      return [1, 1.03 * noise, 1, 1]
    }
    let samples = try fakes.pass(launches: 20, isUntilDecided: true).run(seed: 1)
    // Looks come after 20, 30, 45, … launches.
    #expect(fakes.asked(0).count == 20 && fakes.asked(8).count == 45)
    #expect(samples.launches.count == 45)
    #expect(samples.undecided.isEmpty)
    #expect(
      samples.comparisons.flatMap(\.rows).filter { $0.architecture == "Other" }
        .map(\.launches) == [20, 45])
  }

  @Test func whatIsDecidedAtOnceEndsAtOnce() throws {
    #expect(
      try fakes.pass(launches: 20, isUntilDecided: true).run(seed: 1).launches.count == 20)
  }

  @Test func whatIsNeverDecidedEndsInTime() throws {
    fakes.ratios = { _, number in [1, number % 2 == 0 ? 1.5 : 1 / 1.5, 1, 1] }
    let samples = try fakes.pass(
      launches: 20, limit: .seconds(600), isUntilDecided: true
    ).run(seed: 1)
    #expect(samples.launches.count == 300)
    #expect(!samples.undecided.isEmpty)
  }

  /// Only what was launched for every cell counts.
  @Test(arguments: [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3)])
  func aPersonCanStopIt(launches: Int, whole: Int) throws {
    let samples = try fakes.pass(shouldStop: { [fakes] in
      fakes.asked.count >= launches
    }).run(seed: 1)
    #expect(fakes.asked.count == launches)
    #expect(samples.launches.count == whole)
  }

  /// Control-C reaches the launch too, which ends without a result.
  @Test func aLaunchThatIsStoppedIsLeftOut() throws {
    var isStopped = false
    fakes.change = { samples in
      guard fakes.asked.count == 6 else { return samples }
      isStopped = true
      throw RunFailure("ended by signal 2")
    }
    let samples = try fakes.pass(shouldStop: { isStopped }).run(seed: 1)
    #expect(fakes.asked.count == 6)
    #expect(samples.launches.count == 2)
  }

  @Test func aLaunchThatFailsIsNamed() {
    fakes.change = { samples in
      guard samples[0].cell.items == 8 else { return samples }
      throw RunFailure("ended by signal 11")
    }
    let error = RunFailure("timing open-list, wire, 8 items failed: ended by signal 11")
    #expect(throws: error) { try fakes.pass().run(seed: 1) }
  }

  @Test func showsWhatIsLeft() throws {
    var lines: [String] = []
    let progress = ProgressLine(width: 80) { lines.append($0.replacing("\r\u{1B}[K", with: "")) }
    _ = try fakes.pass(launches: 3, progress: progress).run(seed: 1)
    #expect(
      lines == [
        "latency: launch 1 of 3, 3600 s left", "latency: launch 2 of 3, 4 s left",
        "latency: launch 3 of 3, 2 s left", "",
      ])
    lines = []
    fakes.ratios = { _, number in [1, number % 2 == 0 ? 1.5 : 1 / 1.5, 1, 1] }
    _ = try fakes.pass(
      launches: 4, limit: .seconds(10), isUntilDecided: true, progress: progress
    ).run(seed: 1)
    #expect(
      lines == [
        "latency: launch 1, 10 s left", "latency: launch 2, 8 s left",
        "latency: launch 3, 6 s left",
        "latency: launch 4, 4 s left", "latency: launch 5, 2 s left", "",
      ])
  }
}
