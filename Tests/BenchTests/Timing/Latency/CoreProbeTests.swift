import Testing

@testable import Stopwatch
@testable import bench

/// When a core counts as this process's alone.
struct CoreProbeTests {
  private let clock = FakeClock()

  @Test(arguments: [(3_400, true), (2_750, true), (2_740, false), (2_000, false), (1_000, false)])
  func sideBySideMustBeFasterByMuch(inTurn: UInt64, isQuiet: Bool) {
    let gain = probe { _ in inTurn }.gain()
    #expect(gain == Double(inTurn) / 1_000)
    #expect(Round(times: [], gain: gain).isQuiet == isQuiet)
  }

  @Test func aCountThatWasInterruptedIsOutdoneByAnother() {
    #expect(probe { $0 == 1 ? 90_000 : 3_400 }.gain() == 3.4)
  }

  @Test func aClockTooCoarseForItGivesANumber() {
    let probe = CoreProbe(clock: clock, addInTurn: { _ in }, addSideBySide: { _ in })
    #expect(probe.gain() == 0)
  }

  /// Side by side, a count takes 1 µs; in turn, as long as told for each attempt.
  private func probe(_ inTurn: @escaping (Int) -> UInt64) -> CoreProbe {
    var attempt = 0
    return CoreProbe(
      clock: clock,
      addInTurn: { [clock] _ in
        attempt += 1
        clock.advance(by: inTurn(attempt))
      },
      addSideBySide: { [clock] _ in clock.advance(by: 1_000) })
  }
}
