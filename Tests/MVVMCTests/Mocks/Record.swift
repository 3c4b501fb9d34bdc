/// Every call to the mocks of a test, whichever was called, in one order.
final class Record {
  private(set) var calls: [Call] = []

  func note(_ call: Call) {
    calls.append(call)
  }
}
