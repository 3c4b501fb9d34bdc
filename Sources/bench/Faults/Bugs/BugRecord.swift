/// What the suites said of a bug in one version, as it is kept.
package struct BugRecord: Codable, Equatable, Sendable {
  /// Below the package's folder.
  package static let path = "Tests/Bugs/Recorded.json"

  /// A test that the bug turned red.
  package struct RedTest: Codable, Equatable, Sendable {
    /// `Class/method`, or in Swift Testing its name.
    package let test: String
    /// The first of its failures, in one line and without the path; cut where it is long.
    package let message: String
    /// Whether the process died in it; what would have run after it is unknown.
    package var crash: Bool?
  }

  let bug: String
  let architecture: String
  /// Of the version's own suite.
  let own: [RedTest]
  /// Of the acceptance suite, among the tests that cite the bug's statement.
  let acceptance: [RedTest]
}
