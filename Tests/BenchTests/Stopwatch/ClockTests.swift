import XCTest

@testable import Stopwatch

/// Clocks, what they tell of the core, and the numbers that look random.
final class ClockTests: XCTestCase {
  /// Gives the readings one after another; the last one stays.
  private final class ScriptedClock: NanosecondClock {
    private var readings: [UInt64]

    init(_ readings: [UInt64]) {
      self.readings = readings
    }

    func now() -> UInt64 {
      readings.count > 1 ? readings.removeFirst() : readings[0]
    }
  }

  func testTheSmallestStepIsFound() {
    let cases: [([UInt64], UInt64)] = [([5, 5, 25, 25, 35, 135], 10), ([5], 0), ([0, 7], 7)]
    for (readings, step) in cases {
      XCTAssertEqual(ScriptedClock(readings).smallestStep(readings: 10), step, "\(readings)")
    }
  }

  func testTheSystemClockGoesForward() {
    let clock = SystemClock()
    let readings = (1...1_000).map { _ in clock.now() }
    XCTAssertEqual(readings, readings.sorted())
    XCTAssertGreaterThan(clock.smallestStep(), 0)
  }

  func testACoreIsOnesOwnWhereSideBySideIsFasterByMuch() {
    let cases: [(UInt64, Bool)] = [
      (3_400, true), (2_750, true), (2_740, false), (2_000, false), (1_000, false),
    ]
    for (inTurn, isQuiet) in cases {
      let gain = probe { _ in inTurn }.gain()
      XCTAssertEqual(gain, Double(inTurn) / 1_000)
      XCTAssertEqual(Round(times: [], gain: gain).isQuiet, isQuiet, "\(inTurn)")
    }
  }

  func testACountThatWasInterruptedIsOutdoneByAnother() {
    XCTAssertEqual(probe { $0 == 1 ? 90_000 : 3_400 }.gain(), 3.4)
  }

  func testAClockTooCoarseForTheProbeGivesANumber() {
    let probe = CoreProbe(clock: FakeClock(), addInTurn: { _ in }, addSideBySide: { _ in })
    XCTAssertEqual(probe.gain(), 0)
  }

  /// Source: the sequence for seed 1234567 that Rosetta Code lists for this generator.
  func testTheGeneratorGivesThePublishedSequence() {
    var generator = SplitMix64(seed: 1_234_567)
    XCTAssertEqual(
      (1...5).map { _ in generator.next() },
      [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  /// Side by side, a count takes 1 µs; in turn, as long as told for each attempt.
  private func probe(_ inTurn: @escaping (Int) -> UInt64) -> CoreProbe {
    let clock = FakeClock()
    var attempt = 0
    return CoreProbe(
      clock: clock,
      addInTurn: { _ in
        attempt += 1
        clock.advance(by: inTurn(attempt))
      },
      addSideBySide: { _ in clock.advance(by: 1_000) })
  }
}
