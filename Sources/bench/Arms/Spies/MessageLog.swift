/// What forwarding spies saw, in order.
package final class MessageLog {
  /// One call, and where it stands among those that were open when it began.
  package struct Entry: Equatable {
    package let seam: Seam
    /// How many calls were open, itself included.
    package let depth: Int
    /// How many of those are messages.
    package let messageDepth: Int
  }

  package private(set) var entries: [Entry] = []
  private var openCalls = 0
  private var openMessages = 0
  /// Spies that nobody else holds strongly, because they stand on a weak edge.
  private var kept: [AnyObject] = []

  package init() {}

  /// Notes a call and forwards it.
  package func forward<Result, Failure: Error>(
    _ seam: Seam, _ call: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let messages = seam.kind == .message ? 1 : 0
    openCalls += 1
    openMessages += messages
    defer {
      openCalls -= 1
      openMessages -= messages
    }
    entries.append(Entry(seam: seam, depth: openCalls, messageDepth: openMessages))
    return try call()
  }

  /// Keeps a spy that stands on a weak edge, and returns it to be set there; it must hold its
  /// target weakly.
  package func keeping<Spy: AnyObject>(_ spy: Spy) -> Spy {
    kept.append(spy)
    return spy
  }

  /// Forgets the calls so far, so that what follows is counted alone.
  package func removeEntries() {
    entries = []
  }
}
