import SwiftSource

/// A version's own tests, as their sources tell; those of extras are left out.
struct Suite: Sendable {
  let architecture: String
  let files: [TestFile]
  /// How many classes have tests.
  let testCases: Int
  /// How many types are test doubles.
  let doubles: Int
  /// The lines of code around the tests: properties, set-up, helpers, and samples.
  let setUp: Int
  /// The physical lines without the doubles', and theirs.
  let lines: Int
  let linesOfDoubles: Int

  var tests: [TestMethod] { files.flatMap(\.tests) }

  init(
    of architecture: String, in root: String, shared: ModuleFolder? = nil
  ) throws(InputError) {
    let version = try VersionFiles(ofVersion: architecture, in: root, shared: shared)
    let suite = version.portions.filter { $0.part != .production }
    let testCases = Self.testCases(among: suite.flatMap(\.file.declarations))
    let portions = suite.filter { $0.place.role != LineRow.extra }
    let files = portions.map(\.file).reduce(into: [SwiftFile]()) { files, file in
      if !files.contains(where: { $0.path == file.path }) { files.append(file) }
    }
    self.architecture = architecture
    self.files = files.map { TestScanner($0, testCases: testCases).scan() }
    let tests = self.files.flatMap(\.tests)
    self.testCases = Set(tests.map(\.testCase)).count
    doubles = files.reduce(0) { $0 + version.doubles.types(in: $1) }
    let counts = Dictionary(grouping: portions, by: \.part).mapValues { portions in
      portions.reduce(into: SourceCount()) { $0 += $1.count() }
    }
    setUp = (counts[.tests]?.code ?? 0) - tests.reduce(0) { $0 + $1.code }
    lines = counts[.tests]?.lines ?? 0
    linesOfDoubles = counts[.doubles]?.lines ?? 0
  }

  /// The names of the classes that inherit from XCTest's, or from another of them.
  private static func testCases(among declarations: [Declaration]) -> Set<String> {
    var names: Set = ["XCTestCase"]
    var known = 0
    while known < names.count {
      known = names.count
      names.formUnion(declarations.filter { !names.isDisjoint(with: $0.inherited) }.map(\.name))
    }
    return names
  }
}
