import Console
import SwiftSource

/// Finds the tests by which a suite answers for statements.
package struct Proofs {
  private let suite: Suite
  private let root: String
  private let defects: [PlantedDefect]
  /// The words of test cases and of those that they inherit from, in each source, and the names outside of tests.
  private let testCases: [String: (bodies: [RangeSet<Int>], names: Set<String>)]
  /// The words of tests by their names, for each the index of its source.
  private let tests: [String: [(source: Int, body: Range<Int>)]]
  private let doubles: [(source: Int, isNested: Bool, double: ProofRow.TestDouble)]

  package var architecture: String { suite.architecture }

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

  /// The test by which the suite answers for a slip; nil where nothing notices it.
  ///
  /// Of the tests that turn red (all of them if they are known, else those that are kept) it is one that cites the
  /// slip's statement before any other, of these one beside the type that has the slip, and of these the shortest.
  package func row(noticing slip: String, red: [String]? = nil) throws(InputError) -> ProofRow? {
    guard let defect = defects.first(where: { $0.slip == slip }) else { return nil }
    let path = "Sources/\(architecture)/\(defect.file)"
    let planted = defect.line(in: try String(readFrom: "\(root)/\(path)"), at: path)
    let red = red ?? defect.caughtBy
    guard var row = row(of: defect.behaviour, beside: defect.file, among: { red.contains($0.id) })
    else { return nil }
    (row.slip, row.planted) = (slip, planted)
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
    let defects = defects.filter { $0.behaviour == statement }
    return tests.filter { isChosen($0.test) }.min { rank($0.test) < rank($1.test) }
      .map { path, test in
        let caught = defects.filter { $0.caughtBy.contains(test.id) }
        let alone = caught.filter { $0.caughtBy == [test.id] }
        return ProofRow(
          behaviour: statement, architecture: architecture, test: test.id,
          file: String(path.dropFirst(root.count + 1)), line: test.lines.lowerBound + 1,
          lastLine: test.lines.upperBound, code: test.code, alone: !alone.isEmpty,
          caught: caught.map(\.name), caughtAlone: alone.map(\.name), doubles: doubles(around: test)
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

extension PlantedDefect {
  fileprivate var name: String { slip ?? "`\(find)` becomes `\(replace)`" }
}
