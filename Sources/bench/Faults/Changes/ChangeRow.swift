/// What a version's suite says of a harmless change, and how many lines it takes: one element of the document's
/// `changes`.
struct ChangeRow: VersionRow {
  let change: HarmlessChange
  let architecture: String
  /// The tests that turn red, as `Class/method`.
  let red: [String]
  /// The tests that don't compile.
  let uncompiled: [String]
  /// Lines that come and lines that go, of tests and what is around them.
  let linesOfTests: Int
  let linesOfDoubles: Int
  let linesOfSources: Int
}
