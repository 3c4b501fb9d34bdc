/// What was called, in order, on all the doubles that write to it.
final class CallLog {
  private(set) var calls: [String] = []

  func note(_ call: String = #function) {
    calls.append(call)
  }

  /// Forgets what led to the situation that the test is about.
  func forget() {
    calls = []
  }
}
