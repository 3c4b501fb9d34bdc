/// What a version's suite consists of: one element of the document's `suites`.
struct SuiteRow: VersionRow {
  let architecture: String
  /// How many classes have tests.
  let testCases: Int
  let tests: Int
  /// How many assertions a run of the suite reaches, in helpers and table rows too; absent where it
  /// wasn't run.
  var assertions: Int?
  /// How many assertions stand in the text.
  let assertionsWritten: Int
  /// Lines of code, those of doubles left out.
  let code: Int
  /// How many types are test doubles.
  let doubles: Int
  let codeOfDoubles: Int
  /// Lines of code of a test, on the average.
  let codePerTest: Double
  /// Lines of code around the tests: properties, set-up, helpers, and samples.
  let setUp: Int

  var codeWithDoubles: Int { code + codeOfDoubles }
}
