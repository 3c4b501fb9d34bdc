/// Keeps which calls an example's spies received, in order and with their arguments.
///
/// A test compares all calls, so that it fails on one call too many.
final class CallLog<Call: Equatable> {
  private(set) var calls: Calls<Call> = []

  func note(_ call: Call) {
    calls.append(call)
  }

  /// Forgets the calls that led to the situation that the example describes.
  func removeAll() {
    calls = []
  }
}
