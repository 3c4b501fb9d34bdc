/// What forwarding spies saw, in order.
package final class MessageLog {
  /// One call, and where it stands among those that were open when it began.
  package struct Entry: Equatable {
    package internal(set) var seam: Seam
    /// How many calls were open, itself included.
    package let depth: Int
    /// How many of those ask for something: neither completions nor replays.
    package let messageDepth: Int
  }

  /// A reply as long as its closure is there; another one may have its place in memory afterwards.
  struct Passed {
    weak var reply: Reply?
  }

  package internal(set) var entries: [Entry] = []
  /// For each step of the user the index of the entry that it begins with.
  package private(set) var steps: [Int] = []
  /// Called before an entry begins and before it ends, with the index of the innermost open one.
  package var look: (Int?) -> Void = { _ in }
  /// The screens that objects are parts of, by their types: the two count as one participant.
  package internal(set) var screens: [String: String] = [:]
  /// Whom the kit calls back: the screen on top, or the app before there is one.
  var kitCalls: () -> String = { "" }
  /// Those who observe and haven't been found yet, by their subscriptions.
  var observers: [ObjectIdentifier: Observer] = [:]
  /// The replies to come, by the closures that bring them.
  var replies: [ClosureIdentity: Passed] = [:]
  /// How many have observed so far.
  var observed = 0
  private var open: [(seam: Seam, entry: Int)] = []
  /// Spies that nobody else holds strongly, because they stand on a weak edge.
  var kept: [any Interposed] = []
  /// The role that is being called by another; a task that it starts inherits it, and goes on as that role.
  @TaskLocal static var called: String?

  package init() {}

  /// Notes a call and forwards it.
  package func forward<Answer, Failure: Error>(
    _ seam: Seam, _ call: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    look(open.last?.entry)
    open.append((seam, entries.count))
    defer {
      look(open.last?.entry)
      open.removeLast()
    }
    let messages = open.count { [.message, .wiring].contains($0.seam.kind) }
    entries.append(Entry(seam: seam, depth: open.count, messageDepth: messages))
    return try Self.$called.withValue(seam.to) { Result(catching: call) }.get()
  }

  /// Who calls now: the role that is being called, or whose task runs.
  ///
  /// While nobody is, or the kit, it is the kit that has called back.
  var caller: String {
    guard let called = Self.called, called != SpyNavigationController.role else {
      return kitCalls()
    }
    return called
  }

  /// Forgets the calls so far, so that what follows is counted alone.
  package func removeEntries() {
    entries = []
    steps = []
  }

  /// Notes that the user does the next thing.
  package func beginStep() {
    steps.append(entries.count)
  }
}
