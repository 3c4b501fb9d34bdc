/// Records what happened, in order.
final class Log {
  private(set) var entries: [String] = []

  func append(_ entry: String) {
    entries.append(entry)
  }

  /// Returns what was recorded so far and starts anew.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
