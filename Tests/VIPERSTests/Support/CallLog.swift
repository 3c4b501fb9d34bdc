/// What the doubles of one test were told, in order; a test compares it whole, so that one call too many
/// fails.
///
/// The arguments are the spies' to keep, but for a toggle's, which tells on from off.
final class CallLog {
  private(set) var calls: [String] = []

  func note(_ call: String) {
    calls.append(call)
  }

  /// Forgets what led to the conditions that the test is given.
  func removeAll() {
    calls = []
  }
}
