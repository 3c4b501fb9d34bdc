/// What forwarding spies saw, in order.
final class MessageLog {
  /// One call, and how many were open when it began, itself included.
  struct Entry: Equatable {
    let seam: Seam
    let depth: Int
  }

  private(set) var entries: [Entry] = []
  private var openMessages = 0
  /// Spies that nobody else holds strongly, because they stand on a weak edge.
  private var kept: [AnyObject] = []

  /// Notes a call and forwards it.
  func forward<Result, Failure: Error>(
    _ seam: Seam, _ call: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    openMessages += 1
    defer { openMessages -= 1 }
    entries.append(Entry(seam: seam, depth: openMessages))
    return try call()
  }

  /// Keeps a spy that stands on a weak edge; it must hold its target weakly.
  func keep(_ spy: AnyObject) {
    kept.append(spy)
  }

  /// Forgets the calls so far, so that what follows is counted alone.
  func removeEntries() {
    entries = []
  }
}
