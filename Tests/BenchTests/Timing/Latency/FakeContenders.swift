@testable import Stopwatch
@testable import bench

/// Makes contenders whose runs take exactly as long as told, and records what is done with them.
final class FakeContenders {
  enum Event: Equatable {
    case prepared(String)
    case ran(String)
    case released(String)
  }

  let clock = FakeClock()
  /// A harness that nothing disturbs.
  var harness: Harness { Harness(clock: clock, switches: { 0 }, gain: { 3 }) }
  private(set) var events: [Event] = []
  /// How long it takes to prepare a world.
  var preparation: UInt64 = 0

  /// The contenders that ran, in order.
  var runs: [String] {
    events.compactMap { event in
      guard case .ran(let name) = event else { return nil }
      return name
    }
  }

  /// A contender whose runs take the given times one after another; the last one stays.
  func contender(_ name: String, nanoseconds: UInt64...) -> Contender {
    var next = 0
    return Contender(name: name) {
      self.clock.advance(by: self.preparation)
      self.events.append(.prepared(name))
      let world = FakeWorld {
        self.clock.advance(by: self.preparation)
        self.events.append(.released(name))
      }
      return {
        self.clock.advance(by: nanoseconds[min(next, nanoseconds.count - 1)])
        next += 1
        self.events.append(.ran(name))
        withExtendedLifetime(world) {}
      }
    }
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
