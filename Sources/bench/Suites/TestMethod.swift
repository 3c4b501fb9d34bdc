/// A test of a version's suite, and the behaviours that it says it proves.
struct TestMethod: Equatable, Sendable {
  /// The class that declares it.
  let testCase: String
  let name: String
  /// The numbers in the first line of its documentation, such as `L5`; `Extra` for a
  /// test of an extra.
  let behaviours: [String]
  /// Its lines of code, from `func` to the closing brace.
  let code: Int

  /// The name under which `swift test --filter` finds it, without the module's.
  var id: String { "\(testCase)/\(name)" }
}
