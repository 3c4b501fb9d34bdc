import Testing

@testable import bench

/// When a core counts as this process's alone.
struct CoreProbeTests {
  private let clock = FakeClock()

  @Test(arguments: [(3_400, true), (2_750, true), (2_740, false), (2_000, false), (1_000, false)])
  func sideBySideMustBeFasterByMuch(inTurn: UInt64, isAlone: Bool) {
    #expect(probe { _ in inTurn }.isAlone() == isAlone)
  }

  @Test func aCountThatWasInterruptedIsOutdoneByAnother() {
    #expect(probe { $0 == 1 ? 90_000 : 3_400 }.isAlone())
    #expect(!probe { $0 == 1 ? 90_000 : 2_000 }.isAlone())
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
