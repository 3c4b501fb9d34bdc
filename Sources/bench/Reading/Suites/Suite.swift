import SwiftSource

/// A version's own tests, as their sources tell; those of extras are left out.
struct Suite: Sendable {
  let sources: [SwiftFile]
  /// What each of the sources has of tests.
  let files: [TestFile]
  let doubles: Doubles
  /// What it consists of, without what only a run can tell.
  let row: SuiteRow
  private let root: String

  var architecture: String { row.architecture }
  var tests: [TestMethod] { files.flatMap(\.tests) }

  init(of architecture: String, in root: String) throws(InputError) {
    self.root = root
    let version = try VersionFiles(ofVersion: architecture, in: root)
    let suite = version.portions.filter { $0.part != .production }
    let declarations = suite.flatMap(\.file.declarations)
    // From XCTest's, or from another of them.
    let testCases = Set(["XCTestCase"]).closure { name in
      declarations.filter { $0.inherited.contains(name) }.map(\.name)
    }
    let portions = suite.filter { $0.place.role != LineRow.extra }
    let sources = portions.grouped(by: \.path).map { $0[0].file }
    self.sources = sources
    files = sources.map { TestFile($0, testCases: testCases) }
    doubles = version.doubles
    let tests = files.flatMap(\.tests)
    let code = tests.sum(\.code)
    let codeOf = { (part: LineRow.Part) in portions.filter { $0.part == part }.sum(\.count.code) }
    row = SuiteRow(
      architecture: architecture, testCases: Set(tests.map(\.testCase)).count, tests: tests.count,
      assertionsWritten: files.sum(\.assertions.count), code: codeOf(.tests),
      doubles: sources.sum { version.doubles.types(in: $0).count }, codeOfDoubles: codeOf(.doubles),
      codePerTest: tests.isEmpty ? 0 : Double(code) / Double(tests.count),
      setUp: codeOf(.tests) - code)
  }

  /// Every double but those that are part of another.
  var kinds: [DoubleRow] {
    sources.flatMap { file in
      doubles.whole(in: file).map {
        DoubleRow($0, in: file, at: file.path(in: root), of: architecture)
      }
    }
  }
}

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
