import Console
import SwiftSource

/// All tests in the folder of a suite, a version's or the acceptance suite's, those of extras included.
package struct SuiteSources {
  package let files: [SwiftFile]
  /// The names of the classes that have tests.
  package let testCases: Set<String>
  private let methods: [String: TestMethod]

  package init(of suite: String, in root: String) throws(InputError) {
    files = try ModuleFolder("Tests/\(suite)Tests", of: suite, in: root).files
    let classes = files.flatMap(\.declarations).testCases
    let methods = files.flatMap { TestFile($0, testCases: classes).tests }
    testCases = Set(methods.filter { !$0.isSwiftTesting }.map(\.testCase))
    self.methods = Dictionary(methods.map { ($0.id, $0) }) { first, _ in first }
  }

  package var tests: [String] { methods.keys.sorted() }

  package func knows(_ test: String) -> Bool { methods[test] != nil }

  package func tests(citing statement: String) -> [String] {
    tests.filter { cites(statement, in: $0) }
  }

  package func cites(_ statement: String, in test: String) -> Bool {
    methods[test]?.behaviours.contains(statement) ?? false
  }
}
