import Console

/// What one version's tests say of a scenario before the version, and then its suite, is changed.
package struct ScenarioOutcome: Codable, Equatable, Sendable {
  /// Where they are kept, below the package's folder.
  package static let path = "Tests/Scenarios/Recorded.json"

  package let scenario: ChangeScenario
  package let architecture: String
  /// The acceptance tests that are red without the version's patch, by name.
  package let unmet: [String]
  /// The tests of its suite that don't compile once the version is changed.
  package let uncompiled: [String]
  /// Those that turn red, where all of them compile.
  package let red: [String]

  package static func kept(in root: String) throws(InputError) -> [ScenarioOutcome] {
    try CheckRecord.kept(at: path, in: root).outcomes
  }
}
