import Testing

@testable import bench

/// What is read from XCTest's words.
struct TestLogTests {
  @Test(arguments: [
    ("Test Case 'A.testB' started at 1\nTest Case 'A.testB' passed (0.1 seconds)", [], false),
    ("Test Case 'A.testB' started at 1\nTest Case 'A.testB' failed (0.1)", ["A/testB"], false),
    ("Test Case '-[M.A testB]' started.\nTest Case '-[M.A testB]' failed", ["A/testB"], false),
    ("Test Case 'A.testB' started at 1\nFatal error: Index out of range", ["A/testB"], true),
  ])
  func failuresAndCrashesAreTold(_ output: String, _ failed: [String], _ hasCrashed: Bool) {
    let log = TestLog(output: output)
    #expect(log.failed == failed)
    #expect(log.hasCrashed == hasCrashed)
    #expect(log.ran == ["A/testB"])
  }

  @Test func whatOneProcessDoesntReachAnotherAdds() {
    var log = TestLog(output: "Test Case 'A.testB' started at 1")
    log.add(TestLog(output: "Test Case 'A.testC' started at 1\nTest Case 'A.testC' failed (0)"))
    log.add(TestLog(endingIn: "A/testD"))
    #expect(log.failed == ["A/testB", "A/testC", "A/testD"])
    #expect(log.hasCrashed)
    #expect(log.ran == ["A/testB", "A/testC", "A/testD"])
  }
}
