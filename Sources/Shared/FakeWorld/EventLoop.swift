/// Runs work in order on a virtual clock: the only source of time and asynchrony in the project.
///
/// Nothing runs by itself. `runUntilIdle` runs what is due now, `advance(by:)` moves the clock, and a
/// reply that takes 100 ms of virtual time costs no waiting:
///
///     let loop = EventLoop()
///     loop.schedule(after: .milliseconds(100)) { print("reply") }
///     loop.advance(by: .milliseconds(100))  // prints "reply"
public final class EventLoop {
  /// Names one scheduled piece of work, so that it can be cancelled.
  public struct Token: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct Entry {
    let due: Duration
    let rank: Int
    let number: Int
    let work: () -> Void

    func runsBefore(_ other: Entry) -> Bool {
      (due, rank, number) < (other.due, other.rank, other.number)
    }
  }

  /// Virtual time since the loop was made.
  public private(set) var now = Duration.zero
  private var lastNumber = 0
  /// Last to run first, so that taking the next entry moves nothing.
  private var entries: [Entry] = []

  /// Makes a loop whose clock stands at zero, with nothing to do.
  public init() {}

  /// Whether nothing at all is scheduled, now or later.
  public var isSettled: Bool { entries.isEmpty }

  /// Schedules work; a negative delay counts as zero.
  ///
  /// Work due at the same time runs by `rank`, lowest first, then in the order it was scheduled.
  @discardableResult
  public func schedule(
    after delay: Duration = .zero, rank: Int = 0, _ work: @escaping () -> Void
  ) -> Token {
    lastNumber += 1
    let entry = Entry(due: now + max(delay, .zero), rank: rank, number: lastNumber, work: work)
    entries.insert(entry, at: insertionIndex(of: entry))
    return Token(number: lastNumber)
  }

  /// Drops work that has not run yet; afterwards the loop no longer holds on to its closure.
  public func cancel(_ token: Token) {
    guard let index = entries.firstIndex(where: { $0.number == token.number }) else { return }
    // Returned, so released when the array is whole again: what dies with it may call the loop.
    entries.remove(at: index)
  }

  /// Runs everything due at the current time, also what that work schedules for the current time.
  public func runUntilIdle() {
    while let next = entries.last, next.due <= now {
      entries.removeLast()
      next.work()
    }
  }

  /// Moves the clock forward, running in order whatever falls due on the way.
  public func advance(by interval: Duration) {
    let end = now + max(interval, .zero)
    while let next = entries.last, next.due <= end {
      now = max(now, next.due)
      runUntilIdle()
    }
    now = max(now, end)
  }

  /// Moves the clock forward to what is due next and runs what is due then.
  public func advanceToNext() {
    guard let next = entries.last else { return }
    advance(by: next.due - now)
  }

  /// Moves the clock forward as far as it takes until nothing is scheduled any more.
  public func runUntilSettled() {
    while !isSettled { advanceToNext() }
  }

  private func insertionIndex(of entry: Entry) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].runsBefore(entry) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
