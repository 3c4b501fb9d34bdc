@testable import Stopwatch

/// Makes contenders whose runs take exactly as long as told, and records what is done with them.
final class FakeContenders {
  let clock = FakeClock()
  /// A harness that nothing disturbs.
  var harness: Harness { Harness(clock: clock, switches: { 0 }, gain: { 3 }) }
  /// Such as `prepared a`, `ran a`, `released a`.
  private(set) var events: [String] = []
  /// How long it takes to prepare a world, and to release it.
  var preparation: UInt64 = 0

  func contender(_ name: String, nanoseconds: UInt64) -> Contender {
    Contender(name: name) {
      self.note("prepared \(name)", self.preparation)
      let world = FakeWorld { self.note("released \(name)", self.preparation) }
      return {
        self.note("ran \(name)", nanoseconds)
        withExtendedLifetime(world) {}
      }
    }
  }

  private func note(_ event: String, _ nanoseconds: UInt64) {
    clock.advance(by: nanoseconds)
    events.append(event)
  }
}

/// Tells the test that it is released.
private final class FakeWorld {
  private let released: () -> Void

  init(released: @escaping () -> Void) {
    self.released = released
  }

  deinit {
    released()
  }
}
