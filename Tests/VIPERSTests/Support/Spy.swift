import XCTest

/// What a test's spies and fakes have in common: each call is noted in the history that they share.
class Spy {
  /// Fulfilled by the next call.
  var expectation: XCTestExpectation?
  private let history: History

  init(_ history: History) {
    self.history = history
  }

  final func note(_ call: String) {
    history.note(call)
    expectation.take()?.fulfill()
  }
}
