/// The calls that the spies and fakes of one test have received, in order.
///
/// A test compares all of them, so that it fails on one call too many.
final class CallLog {
  private(set) var calls: [Call] = []

  func note(_ call: Call) {
    calls.append(call)
  }

  /// Removes the calls that belong to the test's conditions.
  func removeAll() {
    calls = []
  }
}
