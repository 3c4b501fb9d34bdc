import Foundation
import XCTest

/// The calls of all doubles in a test, in order and with their arguments.
final class CallLog<Call: Equatable> {
  private(set) var calls: [Call] = []

  func add(_ call: Call) {
    calls.append(call)
  }

  /// Forgets the calls that were only necessary to reach the situation under test.
  func forget() {
    calls = []
  }
}

/// Asserts that the doubles received these calls and no others; a failure prints each call on its own line.
func assertCalls<Call>(
  _ log: CallLog<Call>, _ expected: [Call], file: StaticString = #filePath, line: UInt = #line
) {
  guard log.calls != expected else { return }
  XCTFail("Calls:\(lines(log.calls))\nExpected:\(lines(expected))", file: file, line: line)
}

/// Leaves out the names of modules and of outer types, so that a call reads as in the test.
private func lines<Call>(_ calls: [Call]) -> String {
  calls.map { "\n  " + "\($0)".replacing(/[A-Z]\w*\.(?=[A-Z])/, with: "") }.joined()
}
