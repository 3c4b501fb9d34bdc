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

  package internal(set) var entries: [Entry] = []
  /// The screens that objects are parts of, by their types: the two count as one participant.
  package internal(set) var screens: [String: String] = [:]
  /// Whom the kit calls back: the screen on top, or the app before there is one.
  var kitCalls: () -> String = { "" }
  /// Those who observe and haven't been found yet, by their subscriptions.
  var observers: [ObjectIdentifier: Observer] = [:]
  /// How many have observed so far.
  var observed = 0
  private var open: [Seam] = []
  /// Spies that nobody else holds strongly, because they stand on a weak edge.
  private var kept: [AnyObject] = []

  package init() {}

  /// Notes a call and forwards it.
  package func forward<Result, Failure: Error>(
    _ seam: Seam, _ call: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    open.append(seam)
    defer { open.removeLast() }
    let messages = open.count { $0.kind == .message || $0.kind == .wiring }
    entries.append(Entry(seam: seam, depth: open.count, messageDepth: messages))
    return try call()
  }

  /// Who calls now: the role that is being called.
  ///
  /// While nobody is, or the kit, it is the kit that has called back.
  var caller: String {
    guard let called = open.last?.to, called != SpyNavigationController.role else {
      return kitCalls()
    }
    return called
  }

  /// Keeps a spy that stands on a weak edge, and returns it to be set there; it must hold its
  /// target weakly.
  func keeping<Spy: AnyObject>(_ spy: Spy) -> Spy {
    kept.append(spy)
    return spy
  }

  /// Forgets the calls so far, so that what follows is counted alone.
  package func removeEntries() {
    entries = []
  }
}
