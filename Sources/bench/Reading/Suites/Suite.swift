import SwiftSource

/// A version's own tests, as their sources tell; those of extras are left out.
struct Suite: Sendable {
  let files: [TestFile]
  let sources: [SwiftFile]
  let doubles: Doubles
  /// What it consists of, without what only a run can tell.
  let row: SuiteRow

  var architecture: String { row.architecture }
  var tests: [TestMethod] { files.flatMap(\.tests) }

  init(of architecture: String, in root: String) throws(InputError) {
    let version = try VersionFiles(ofVersion: architecture, in: root)
    let suite = version.portions.filter { $0.part != .production }
    let testCases = Self.testCases(among: suite.flatMap(\.file.declarations))
    let portions = suite.filter { $0.place.role != LineRow.extra }
    let files = portions.map(\.file).reduce(into: [SwiftFile]()) { files, file in
      if !files.contains(where: { $0.path == file.path }) { files.append(file) }
    }
    sources = files
    doubles = version.doubles
    self.files = files.map { TestFile($0, testCases: testCases) }
    let tests = self.files.flatMap(\.tests)
    let code = tests.reduce(0) { $0 + $1.code }
    let counts = Dictionary(grouping: portions, by: \.part).mapValues { $0.map { $0.count() }.sum }
    row = SuiteRow(
      architecture: architecture, testCases: Set(tests.map(\.testCase)).count, tests: tests.count,
      assertionsWritten: self.files.reduce(0) { $0 + $1.assertions.count },
      code: counts[.tests]?.code ?? 0,
      doubles: files.reduce(0) { $0 + version.doubles.types(in: $1).count },
      codeOfDoubles: counts[.doubles]?.code ?? 0,
      codePerTest: tests.isEmpty ? 0 : Double(code) / Double(tests.count),
      setUp: (counts[.tests]?.code ?? 0) - code)
  }

  /// The names of the classes that inherit from XCTest's, or from another of them.
  private static func testCases(among declarations: [Declaration]) -> Set<String> {
    Set(["XCTestCase"]).closure { name in
      declarations.filter { $0.inherited.contains(name) }.map(\.name)
    }
  }
}
