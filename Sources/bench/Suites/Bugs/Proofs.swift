import Console
import Kept
import SwiftSource

/// Finds the tests by which a suite answers for statements.
package struct Proofs {
  private let suite: Suite
  private let root: String
  private let bugs: [PlantedBug]
  /// The words of test cases and of those that they inherit from, in each source, and the names outside of tests.
  private let testCases: [String: (bodies: [RangeSet<Int>], names: Set<String>)]
  /// The words of tests by their names, for each the index of its source.
  private let tests: [String: [(source: Int, body: Range<Int>)]]
  private let doubles: [(source: Int, isNested: Bool, double: ProofRow.TestDouble)]

  package var version: String { suite.version }

  package init(of suite: Suite, in root: String) throws(InputError) {
    (self.suite, self.root) = (suite, root)
    bugs = try PlantedBug.all(of: suite.version, in: root)
    let sources = suite.sources
    let tests = sources.map { $0.functions.filter { $0.name.hasPrefix("test") } }
    let inherited = Dictionary(grouping: sources.flatMap(\.declarations), by: \.name)
    testCases = Set(suite.tests.map(\.testCase)).reduce(into: [:]) { testCases, name in
      let names = Set([name]).closure { inherited[$0, default: []].flatMap(\.inherited) }
      let bodies = sources.map { source in
        RangeSet(source.declarations.filter { names.contains($0.name) }.map(\.body))
      }
      let words = zip(sources, zip(bodies, tests)).flatMap { source, part in
        source.words[part.0.subtracting(RangeSet(part.1.map(\.body)))].map(\.text)
      }
      testCases[name] = (bodies, Set(words))
    }
    self.tests = Dictionary(
      grouping: tests.enumerated().flatMap { source, tests in tests.map { (source, $0) } }
    ) { $1.name }.mapValues { tests in tests.map { ($0, $1.body) } }
    doubles = sources.enumerated().flatMap { index, source in
      suite.doubles.types(in: source).map { type in
        let double = ProofRow.TestDouble(
          name: type.name, file: source.path(in: root), line: type.line + 1,
          lastLine: type.lines.upperBound, code: type.lines.count { source.lines[$0] == .code })
        return (index, type.isNested, double)
      }
    }
  }

  /// The test by which the suite answers for a bug; nil where nothing notices it.
  ///
  /// Of the tests that are kept as failing, it is one that cites the bug's statement before any other; of these one
  /// beside the type that has the bug, and of these the shortest.
  package func row(noticing name: String) throws(InputError) -> ProofRow? {
    guard let bug = bugs.first(where: { $0.name == name }) else { return nil }
    let path = "Sources/\(version)/\(bug.file)"
    let planted = bug.line(in: try String(readFrom: "\(root)/\(path)"), at: path)
    let failing = bug.failing.map(\.test)
    guard var row = row(of: bug.statement, beside: bug.file, among: { failing.contains($0.id) })
    else { return nil }
    (row.bug, row.planted) = (name, planted)
    row.message = bug.failing.first { $0.test == row.test }?.message
    return row
  }

  /// The shortest test that cites a statement, one that cites it before any other first.
  package func row(citing statement: String) -> ProofRow? {
    row(of: statement) { $0.behaviours.contains(statement) }
  }

  private func row(
    of statement: String, beside file: String? = nil, among isChosen: (TestMethod) -> Bool
  ) -> ProofRow? {
    let cited = Question(rawValue: statement)?.statements ?? [statement]
    let rank = { (test: TestMethod) in
      (
        Set(test.behaviours).isSuperset(of: cited) ? 0 : 1,
        test.behaviours.first == statement ? 0 : 1, file.map { test.isBeside($0) ? 0 : 1 } ?? 0,
        test.code
      )
    }
    let tests = suite.files.flatMap { file in file.tests.map { (path: file.path, test: $0) } }
    let bugs = bugs.filter { $0.statement == statement }
    return tests.filter { isChosen($0.test) }.min { rank($0.test) < rank($1.test) }
      .map { path, test in
        let caught = bugs.filter { $0.failing.contains { $0.test == test.id } }
        let alone = caught.filter { $0.failing.count == 1 }
        return ProofRow(
          behaviour: statement, version: version, test: test.id,
          file: String(path.dropFirst(root.count + 1)), line: test.lines.lowerBound + 1,
          lastLine: test.lines.upperBound, code: test.code, alone: !alone.isEmpty,
          caught: caught.map(\.title), caughtAlone: alone.map(\.title),
          doubles: doubles(around: test)
        )
      }
  }

  /// Those that a test names, or its test case outside of other tests.
  package func doubles(around test: TestMethod) -> [ProofRow.TestDouble] {
    guard let testCase = testCases[test.testCase] else { return [] }
    let own = tests[test.name, default: []].filter { source, body in
      testCase.bodies[source].contains(body.lowerBound)
    }
    let names = own.reduce(into: testCase.names) { names, own in
      names.formUnion(suite.sources[own.source].words[own.body].map(\.text))
    }
    // What is nested in another test case may have the same name.
    return doubles.filter { source, isNested, double in
      names.contains(double.name) && !(isNested && testCase.bodies[source].isEmpty)
    }.map(\.double)
  }
}
