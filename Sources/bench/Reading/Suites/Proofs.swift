import SwiftSource

/// Finds the tests by which a suite proves statements best.
struct Proofs {
  private let suite: Suite
  private let root: String
  private let defects: [PlantedDefect]
  private let functions: [[Function]]

  init(of suite: Suite, in root: String) throws(InputError) {
    self.suite = suite
    self.root = root
    defects = try [PlantedDefect].read(
      from: "\(root)/Tests/Defects/\(suite.architecture).json",
      or: "not the list of planted defects that was expected")
    functions = suite.sources.map(\.functions)
  }

  /// The test that proves a statement best.
  ///
  /// It notices a slip that every version can make; it alone notices a planted defect; it is the shortest. Where
  /// the statement is a question to all suites, the slip is the same, and what cites the statement first of all
  /// goes before the others.
  func row(of behaviour: String) -> ProofRow? {
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
    let tests = zip(suite.sources, suite.files).flatMap { file, tests in
      tests.tests.filter { Set($0.behaviours).isSuperset(of: statements) }.map { (file, $0) }
    }
    return tests.min { rank($0.1) < rank($1.1) }.map { file, test in
      ProofRow(
        behaviour: behaviour, architecture: suite.architecture, test: test.id,
        file: path(of: file), line: test.lines.lowerBound + 1, lastLine: test.lines.upperBound,
        code: test.code, alone: isAlone(test),
        caught: defects.filter { $0.caughtBy.contains(test.id) }.map(\.name),
        caughtAlone: defects.filter { $0.caughtBy == [test.id] }.map(\.name),
        doubles: doubles(around: test))
    }
  }

  /// Those that a test names, or its test case outside of other tests.
  func doubles(around test: TestMethod) -> [ProofRow.TestDouble] {
    let sources = suite.sources
    let cases = Set([test.testCase]).closure { name in
      sources.flatMap(\.declarations).filter { $0.name == name }.flatMap(\.inherited)
    }
    let bodies = sources.map { source in
      RangeSet(source.declarations.filter { cases.contains($0.name) }.map(\.body))
    }
    let names = sources.indices.reduce(into: Set<String>()) { names, index in
      var body = bodies[index]
      for other in functions[index] where other.name.hasPrefix("test") && other.name != test.name {
        body.remove(contentsOf: other.body)
      }
      names.formUnion(sources[index].words[body].map(\.text))
    }
    // What is nested in another test case may have the same name.
    return zip(sources, bodies).flatMap { file, body in
      suite.doubles.types(in: file).filter {
        !($0.isNested && body.isEmpty) && names.contains($0.name)
      }.map { type in
        ProofRow.TestDouble(
          name: type.name, file: path(of: file), line: type.line + 1,
          lastLine: type.lines.upperBound, code: type.lines.count { file.lines[$0] == .code })
      }
    }
  }

  private func path(of file: SwiftFile) -> String { String(file.path.dropFirst(root.count + 1)) }
}

extension PlantedDefect {
  fileprivate var name: String { slip ?? "`\(find)` becomes `\(replace)`" }
}
