import Kept

/// The test by which a suite answers for a statement: one element of the document's `proofs`.
package struct ProofRow: CodeRow {
  /// A type that stands in for another while the test runs.
  package struct TestDouble: Codable, Equatable, Sendable {
    package let name: String
    package let file: String
    package let line: Int
    let lastLine: Int
    /// Its lines of code.
    package let code: Int
  }

  package let behaviour: String
  /// What is planted to ask for the test, alike in all versions; nil where there is nothing of that kind.
  package var bug: String?
  package let version: String
  /// What the bug is in this one.
  package var planted: PlantedLine?
  package let test: String
  /// What the test says of the bug; nil where that isn't kept.
  package var message: String?
  package let file: String
  package let line: Int
  package let lastLine: Int
  /// Its lines of code.
  package let code: Int
  package let alone: Bool
  package let caught: [String]
  /// Those among them that no other test notices.
  package let caughtAlone: [String]
  package let doubles: [TestDouble]
}
