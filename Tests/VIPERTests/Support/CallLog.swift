/// In which order the spies of an example were called; compared whole, so that one call too many fails.
///
/// What they were called with is kept by the spies.
final class CallLog {
  private(set) var calls: [String] = []

  func note(_ call: String) {
    calls.append(call)
  }

  /// Forgets what led to the situation that the example is about.
  func removeAll() {
    calls = []
  }
}
