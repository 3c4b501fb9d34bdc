/// What `.ci/harmless-changes`, which is compiled with this file, has seen of the changes.
struct ChangeRecord: Codable, Equatable, Sendable {
  /// Where it is kept, below the package's folder.
  static let path = "Tests/Changes/Recorded.json"

  /// What one version's suite says of a change before anybody has edited it.
  struct Outcome: Codable, Equatable, Sendable {
    let change: Change
    let architecture: String
    /// The tests that don't compile, as `Class/method`.
    let uncompiled: [String]
    /// The tests that turn red, where all of them compile.
    let red: [String]
  }

  /// Of all that the outcomes depend on.
  var fingerprint: String
  var outcomes: [Outcome]
}
