/// The test by which a suite proves a statement best: one element of the document's `proofs`.
struct ProofRow: CodeRow {
  /// A type that stands in for another while the test runs.
  struct TestDouble: Codable, Equatable, Sendable {
    let name: String
    let file: String
    let line: Int
    let lastLine: Int
    /// Its lines of code.
    let code: Int
  }

  let behaviour: String
  let architecture: String
  let test: String
  let file: String
  let line: Int
  let lastLine: Int
  /// Its lines of code.
  let code: Int
  let alone: Bool
  let caught: [String]
  /// Those among them that no other test notices.
  let caughtAlone: [String]
  let doubles: [TestDouble]
}
