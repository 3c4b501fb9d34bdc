import Console
import SwiftSource

/// Finds the tests by which a suite proves statements best.
package struct Proofs {
  private let suite: Suite
  private let root: String
  private let defects: [PlantedDefect]
  /// The words of test cases and of those that they inherit from, in each source, and the names outside of tests.
  private let testCases: [String: (bodies: [RangeSet<Int>], names: Set<String>)]
  /// The words of tests by their names, for each the index of its source.
  private let tests: [String: [(source: Int, body: Range<Int>)]]
  private let doubles: [(source: Int, isNested: Bool, double: ProofRow.TestDouble)]

  package init(of suite: Suite, in root: String) throws(InputError) {
    self.suite = suite
    self.root = root
    defects = try PlantedDefect.all(of: suite.architecture, in: root)
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

  /// The test that proves a statement best.
  ///
  /// It notices a slip that every version can make; it alone notices a planted defect; it is the shortest. Where
  /// the statement is a question to all suites, the slip is the same, and what cites the statement first of all
  /// goes before the others.
  package func row(of behaviour: String) -> ProofRow? {
    let defects = defects.filter { $0.behaviour == behaviour }
    let isAlone = { (test: TestMethod) in defects.contains { $0.caughtBy == [test.id] } }
    let question = Question(rawValue: behaviour)
    let slips = defects.filter { $0.slip != nil && $0.slip == question?.slip ?? $0.slip }
    let statements = question?.statements ?? [behaviour]
    let rank = { (test: TestMethod) in
      (
        slips.contains { $0.caughtBy.contains(test.id) } ? 0 : 1,
        question == nil || test.behaviours.first == behaviour ? 0 : 1, isAlone(test) ? 0 : 1,
        test.code
      )
    }
    let tests = suite.files.flatMap { file in file.tests.map { (path: file.path, test: $0) } }
      .filter { Set($0.test.behaviours).isSuperset(of: statements) }
    return tests.min { rank($0.test) < rank($1.test) }.map { path, test in
      ProofRow(
        behaviour: behaviour, architecture: suite.architecture, test: test.id,
        file: String(path.dropFirst(root.count + 1)), line: test.lines.lowerBound + 1,
        lastLine: test.lines.upperBound, code: test.code, alone: isAlone(test),
        caught: defects.filter { $0.caughtBy.contains(test.id) }.map(\.name),
        caughtAlone: defects.filter { $0.caughtBy == [test.id] }.map(\.name),
        doubles: doubles(around: test))
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

/// The test by which a suite proves a statement best: one element of the document's `proofs`.
package struct ProofRow: CodeRow {
  /// A type that stands in for another while the test runs.
  package struct TestDouble: Codable, Equatable, Sendable {
    package let name: String
    package let file: String
    package let line: Int
    let lastLine: Int
    /// Its lines of code.
    package let code: Int
  }

  package let behaviour: String
  package let architecture: String
  package let test: String
  package let file: String
  package let line: Int
  package let lastLine: Int
  /// Its lines of code.
  package let code: Int
  package let alone: Bool
  package let caught: [String]
  /// Those among them that no other test notices.
  package let caughtAlone: [String]
  package let doubles: [TestDouble]
}

extension PlantedDefect {
  fileprivate var name: String { slip ?? "`\(find)` becomes `\(replace)`" }
}
