/// Every call to the mocks of a test, whichever was called, in one order.
final class CallLog {
  private(set) var calls: [Call] = []

  func note(_ call: Call) {
    calls.append(call)
  }

  /// Forgets what led to the situation that a test is about.
  func removeAll() {
    calls = []
  }
}
