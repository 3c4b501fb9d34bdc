import XCTest

@testable import Baselines
@testable import Stopwatch

/// What a launch does, and what it makes of its rounds.
final class LaunchTests: XCTestCase {
  private let cell = Cell(flow: .refresh, mode: .withoutDecoding, items: 2)

  func testAnswersWithEveryVariant() throws {
    let samples = try measure(["MVC", "Direct"], of: Variant.standIns, seed: 1)
    XCTAssertEqual(samples.map(\.cell), cell.ids)
    for sample in samples {
      XCTAssertEqual(sample.variants, ["MVC", "Direct", Controls.first, Controls.second])
      XCTAssertGreaterThanOrEqual(sample.all.rounds, Harness.leastRounds)
      XCTAssert(sample.all.ns > 0 && sample.all.ratios.allSatisfy { $0 > 0 })
    }
    assertThrows("there is no Nobody", try measure(["Nobody"], of: Variant.standIns, seed: 1))
  }

  func testTheSeedSaysTheOrderOfVariants() throws {
    XCTAssertEqual(try starts(seed: 5), try starts(seed: 5))
    XCTAssertEqual(try Set((1...8).map { try starts(seed: $0) }).count, 8)
  }

  /// The medians are 4 and 6, but most rounds saw a ratio of 3.
  func testRatiosAreTakenWithinARound() {
    let sample = sample(
      [[2, 6], [4, 12], [6, 3], [4, 6], [1, 3]].map { Round(times: $0, gain: 3) })
    XCTAssertEqual(sample.all, CellSample.Times(rounds: 5, ns: 4, ratios: [1, 3]))
    XCTAssertEqual(sample.quiet, sample.all)
  }

  func testQuietRoundsStandApart() {
    let rounds = [(2.0, 3.0), (5, 2), (2, 3), (7, 2), (8, 2)].map {
      Round(times: [1, $0.0], gain: $0.1)
    }
    let sample = sample(rounds)
    XCTAssertEqual(sample.gain, 2)
    XCTAssertEqual(sample.all, CellSample.Times(rounds: 5, ns: 1, ratios: [1, 5]))
    XCTAssertEqual(sample.quiet, CellSample.Times(rounds: 2, ns: 1, ratios: [1, 2]))
    XCTAssertNil(self.sample([rounds[1]]).quiet)
  }

  /// A task goes to the program and its answer comes back as lines of JSON.
  func testTheAnswerToATaskIsALine() throws {
    let launch = Launch(versions: ["Direct"], cell: cell, budget: .microseconds(1), seed: .max)
    let task = try StopwatchTask(jsonLine: StopwatchTask.time(launch).jsonLine())
    let samples = try [CellSample](jsonLine: task.answer())
    XCTAssertEqual(samples.map(\.cell), cell.ids)
    XCTAssertThrowsError(try StopwatchTask(jsonLine: ""))
  }

  private func sample(_ rounds: [Round]) -> CellSample {
    CellSample(cell.ids[0], variants: ["Direct", "Other"], rounds: rounds)
  }

  /// The variants that were started, in order.
  private func starts(seed: UInt64) throws -> [String] {
    let starts = Starts()
    let variants = ["A", "B", "C", "D"].map { name in
      Variant(name) { environment in
        starts.note(name)
        return DirectApp(environment: environment)
      }
    }
    _ = try measure(variants.map(\.name), of: variants, seed: seed)
    return starts.names
  }

  private func measure(
    _ versions: [String], of registry: [Variant], seed: UInt64
  ) throws -> [CellSample] {
    try Launch(versions: versions, cell: cell, budget: .microseconds(12_345), seed: seed)
      .measure(in: registry, with: Harness(clock: FakeClock.ticking, switches: { 0 }))
  }
}
