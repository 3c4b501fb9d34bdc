import Console

/// What a version's suite says of a refactoring, and how many lines it takes: one element of the document's
/// `changes`.
package struct ChangeRow: VersionRow {
  package let change: Refactoring
  package let architecture: String
  /// The tests that turn red, as `Class/method`.
  package let red: [String]
  /// The tests that don't compile.
  package let uncompiled: [String]
  /// Lines that come and lines that go, of tests and what is around them.
  package let linesOfTests: Int
  package let linesOfDoubles: Int
  package let linesOfSources: Int
}
