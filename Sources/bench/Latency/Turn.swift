/// What a contender does when its turn comes.
struct Turn: Equatable, Sendable {
  /// How many runs are timed together.
  let batch: Int
  /// Whether another run comes before them.
  let isWarmed: Bool
}

extension Turn {
  /// The same for every arm, effort, and machine, so that all runs of `bench` time the same thing.
  init(_ protocol: TimingProtocol, items: Int) {
    switch `protocol` {
    case .first: self.init(batch: 1, isWarmed: false)
    // Small, since each run needs a world prepared for it, and rounds tell more than batches; longer
    // lists hide the clock's step as well by themselves.
    case .again: self.init(batch: items <= 512 ? 2 : 1, isWarmed: true)
    }
  }
}
