import Console

/// What one version's suite says of a refactoring before anybody has edited it.
package struct ChangeOutcome: Codable, Equatable, Sendable {
  /// Where they are kept, below the package's folder.
  package static let path = "Tests/Changes/Recorded.json"

  let change: Refactoring
  package let architecture: String
  /// The tests that don't compile, as `Class/method`.
  let uncompiled: [String]
  /// The tests that turn red, where all of them compile.
  let red: [String]

  package static func kept(in root: String) throws(InputError) -> [ChangeOutcome] {
    try CheckRecord.kept(at: path, in: root).outcomes
  }
}
