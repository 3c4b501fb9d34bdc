/// Every call to the mocks of a test, in one order.
final class CallLog {
  private(set) var calls: [Call] = []

  func note(_ call: Call) {
    calls.append(call)
  }

  /// Forgets the calls of a test's set-up.
  func removeAll() {
    calls = []
  }
}
