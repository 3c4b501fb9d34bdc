/// What the spies of one example were told, in order; an example compares it whole, so that one call too
/// many fails.
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
