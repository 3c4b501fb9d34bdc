/// What a version's suite consists of: one element of the document's `suites`.
struct SuiteRow: VersionRow {
  let architecture: String
  /// How many classes have tests.
  let testCases: Int
  let tests: Int
  /// How many assertions a run of the suite reaches, in helpers and table rows too; absent where it
  /// wasn't run.
  let assertions: Int?
  /// How many assertions stand in the text.
  let assertionsWritten: Int
  /// Physical lines, those of doubles left out.
  let lines: Int
  /// How many types are test doubles.
  let doubles: Int
  let linesOfDoubles: Int
  /// Lines of code of a test, on the average.
  let linesPerTest: Double
  /// Lines of code around the tests: properties, set-up, helpers, and samples.
  let setUp: Int

  init(_ suite: Suite, assertions: Int? = nil) {
    architecture = suite.architecture
    testCases = suite.testCases
    tests = suite.tests.count
    self.assertions = assertions
    assertionsWritten = suite.files.reduce(0) { $0 + $1.assertions.count }
    lines = suite.lines
    doubles = suite.doubles
    linesOfDoubles = suite.linesOfDoubles
    let code = suite.tests.reduce(0) { $0 + $1.code }
    linesPerTest = suite.tests.isEmpty ? 0 : Double(code) / Double(suite.tests.count)
    setUp = suite.setUp
  }
}
