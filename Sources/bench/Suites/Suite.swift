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

  var tests: [TestMethod] { files.flatMap(\.tests) }

  init(of architecture: String, in root: String) throws(InputError) {
    let version = try VersionFiles(ofVersion: architecture, in: root)
    let portions = version.portions.filter { $0.part != .production }
    let testCases = Self.testCases(among: portions.flatMap(\.file.declarations))
    var files: [TestFile] = []
    for path in portions.filter({ $0.place.role != LineRow.extra }).map(\.file.path).uniqued() {
      let text = try SwiftFile.text(at: path)
      files.append(TestScanner(text, testCases: testCases).scan(path: path))
    }
    let rows = LineInventory.rows(of: version).filter { $0.role != LineRow.extra }
    let tests = files.flatMap(\.tests)
    self.architecture = architecture
    self.files = files
    self.testCases = Set(tests.map(\.testCase)).count
    doubles = rows.filter { $0.part == .doubles }.reduce(0) { $0 + $1.types }
    setUp =
      rows.filter { $0.part == .tests }.reduce(0) { $0 + $1.code }
      - tests.reduce(0) { $0 + $1.code }
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
