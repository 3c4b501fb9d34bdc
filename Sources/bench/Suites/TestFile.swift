/// A file of a suite: its tests, and where it asserts something.
struct TestFile: Sendable {
  let path: String
  let tests: [TestMethod]
  let assertions: [(line: Int, column: Int)]
}
