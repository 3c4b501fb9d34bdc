import SwiftSource

/// A file of a suite: its tests, and where it asserts something.
struct TestFile: Equatable, Sendable {
  let path: String
  let tests: [TestMethod]
  let assertions: [SourcePosition]
}
