/// Runs work in order on a virtual clock: the only source of time and asynchrony that a version meets.
///
/// Nothing runs by itself. `runUntilIdle` runs what is due now, `advance(by:)` moves the clock, and a
/// reply that takes 100 ms of virtual time costs no waiting:
///
///     let loop = EventLoop()
///     loop.schedule(after: .milliseconds(100)) { print("reply") }
///     loop.advance(by: .milliseconds(100))  // prints "reply"
public final class EventLoop {
  private struct Entry: Comparable {
    let due: Duration
    let rank: Int
    let number: Int
    let work: () -> Void

    static func < (one: Entry, other: Entry) -> Bool {
      (one.due, one.rank, one.number) < (other.due, other.rank, other.number)
    }

    static func == (one: Entry, other: Entry) -> Bool {
      one.number == other.number
    }
  }

  /// Virtual time since the loop was made.
  public private(set) var now = Duration.zero
  private var lastNumber = 0
  private var entries = Heap<Entry>()

  /// Makes a loop whose clock stands at zero, with nothing to do.
  public init() {}

  /// Whether nothing at all is scheduled, now or later.
  public var isSettled: Bool { entries.first == nil }

  /// Schedules work; a negative delay counts as zero.
  ///
  /// Work due at the same time runs by `rank`, lowest first, then in the order it was scheduled.
  public func schedule(
    after delay: Duration = .zero, rank: Int = 0, _ work: @escaping () -> Void
  ) {
    lastNumber += 1
    entries.insert(
      Entry(due: now + max(delay, .zero), rank: rank, number: lastNumber, work: work))
  }

  /// Runs everything due at the current time, also what that work schedules for the current time.
  public func runUntilIdle() {
    while let next = entries.first, next.due <= now {
      _ = entries.popFirst()
      next.work()
    }
  }

  /// Moves the clock forward, running in order whatever falls due on the way.
  public func advance(by interval: Duration) {
    let end = now + max(interval, .zero)
    while let next = entries.first, next.due <= end {
      now = max(now, next.due)
      runUntilIdle()
    }
    now = max(now, end)
  }

  /// Moves the clock forward to what is due next and runs what is due then.
  public func advanceToNext() {
    guard let next = entries.first else { return }
    advance(by: next.due - now)
  }

  /// Moves the clock forward as far as it takes until nothing is scheduled any more.
  public func runUntilSettled() {
    while !isSettled { advanceToNext() }
  }
}
