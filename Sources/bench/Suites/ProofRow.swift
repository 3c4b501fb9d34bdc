/// The test by which a suite proves a statement best: one element of the document's `proofs`.
struct ProofRow: VersionRow {
  /// A type that stands in for another while the test runs.
  struct TestDouble: Codable, Equatable, Sendable {
    let name: String
    let file: String
    let line: Int
    let lastLine: Int
  }

  let behaviour: String
  let architecture: String
  /// Such as `ItemsListModelTests/testReload`.
  let test: String
  let file: String
  /// The first line of its documentation.
  let line: Int
  let lastLine: Int
  /// Whether it is the only one that notices some planted defect of the statement.
  let alone: Bool
  /// The planted defects of the statement that it notices, by their names or by what was changed.
  let caught: [String]
  let doubles: [TestDouble]
}
