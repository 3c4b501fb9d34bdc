import Console
import SwiftSource

/// A version's own tests, as their sources tell; those of extras are left out.
package struct Suite: Sendable {
  package let sources: [SwiftFile]
  /// What each of the sources has of tests.
  package let files: [TestFile]
  package let doubles: Doubles
  /// What it consists of, without what only a run can tell.
  package let row: SuiteRow
  private let root: String

  var version: String { row.version }
  package var tests: [TestMethod] { files.flatMap(\.tests) }

  package init(of version: String, in root: String) throws(InputError) {
    self.root = root
    let sources = try VersionFiles(ofVersion: version, in: root)
    let suite = sources.portions.filter { $0.part != .production }
    let declarations = suite.flatMap(\.file.declarations)
    let testCases = declarations.testCases
    let portions = suite.filter { $0.place.role != LineRow.extra }
    let files = portions.grouped(by: \.path).map { $0[0].file }
    self.files = files.map { TestFile($0, testCases: testCases) }
    let doubles = sources.doubles
    (self.sources, self.doubles) = (files, doubles)
    let tests = self.files.flatMap(\.tests)
    let code = tests.sum(\.code)
    let codeOf = { (part: LineRow.Part) in portions.filter { $0.part == part }.sum(\.count.code) }
    row = SuiteRow(
      version: version, testCases: Set(tests.map(\.testCase)).count, tests: tests.count,
      assertions: self.files.sum(\.assertions), code: codeOf(.tests),
      doubles: files.sum { doubles.types(in: $0).count }, codeOfDoubles: codeOf(.doubles),
      codePerTest: tests.isEmpty ? 0 : Double(code) / Double(tests.count),
      setUp: codeOf(.tests) - code)
  }

  /// Every double but those that are part of another.
  package var kinds: [DoubleRow] {
    sources.flatMap { file in
      doubles.whole(in: file).map {
        DoubleRow($0, in: file, at: file.path(in: root), of: version)
      }
    }
  }
}

/// What a version's suite consists of: one element of the document's `suites`.
package struct SuiteRow: VersionRow {
  package let version: String
  /// How many classes have tests.
  package let testCases: Int
  package let tests: Int
  /// How many assertions stand in the text.
  package let assertions: Int
  /// Lines of code, those of doubles left out.
  package let code: Int
  /// How many types are test doubles.
  package let doubles: Int
  package let codeOfDoubles: Int
  /// Lines of code of a test, on the average.
  package let codePerTest: Double
  /// Lines of code around the tests: properties, set-up, helpers, and samples.
  package let setUp: Int

  package var codeWithDoubles: Int { code + codeOfDoubles }
}
