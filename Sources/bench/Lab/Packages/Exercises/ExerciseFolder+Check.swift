import Console
import Foundation
import Kept
import Suites

extension ExerciseFolder {
  /// Builds and runs everything; a build that fails is refused with the compiler's first error.
  func check() throws -> ExerciseOutcome {
    var outcome = ExerciseOutcome(exercise: data.name, version: data.version)
    outcome.restored = try restore()
    let suite = try SuiteSources(of: data.version, in: folder)
    outcome.refused = try refusals(of: suite)
    try forgetBuildElsewhere()
    let built = Result { () throws(RunFailure) in
      try TestBundle(of: data.version, builtIn: folder)
    }
    if case .failure(let failure) = built, failure != .noCompiler {
      outcome.refused = ["It \(failure)".replacing("\(folder)/", with: "")]
      return outcome
    }
    let bundle = try built.get()
    judgeOwnSuite(by: bundle, &outcome)
    try data.kind == .suite ? judgeMutants(suite, &outcome) : judgeStatements(by: bundle, &outcome)
    if data.needsTests, outcome.isDone { outcome.refused = try unproven(by: suite) }
    return outcome
  }

  private func judgeOwnSuite(by bundle: TestBundle, _ outcome: inout ExerciseOutcome) {
    let log = log(of: data.version, .xctest(), by: bundle, &outcome)
    outcome.suite = red(Set(log.failed), log)
  }

  private func judgeStatements(by bundle: TestBundle, _ outcome: inout ExerciseOutcome) throws {
    let acceptance = try SuiteSources(of: "Acceptance", in: folder)
    let log = log(of: "Acceptance", .testing(), by: bundle, &outcome)
    var others = Set(log.failed)
    outcome.statements = data.statements.map { statement in
      let tests = Set(acceptance.tests(citing: statement.number))
      others.subtract(tests)
      return ExerciseOutcome.Answer(
        statement: statement, holds: !tests.isEmpty && tests.isSubset(of: log.passed),
        red: red(tests.intersection(log.failed), log))
    }
    outcome.broken = red(others, log)
  }

  /// In a suite, a statement is a mutant that the tests have to notice.
  private func judgeMutants(_ suite: SuiteSources, _ outcome: inout ExerciseOutcome) throws {
    let mutants = try mutants { data.mutants.contains($0.id) }
    let testCases = try emptiedTestCases()
    let noticed = try mutants.noticed(
      by: suite.tests.filter { test in testCases.contains(where: test.hasPrefix) })
    outcome.statements = zip(data.statements, data.mutants).map { statement, mutant in
      ExerciseOutcome.Answer(statement: statement, holds: noticed.contains(mutant), red: [])
    }
  }

  /// Statements that a mutant of the learner's lines breaks without a failure of a test that cites them.
  private func unproven(by suite: SuiteSources) throws -> [String] {
    let lines = try learnersLines()
    let mutants = try mutants { mutant in
      lines[mutant.file]?.isDisjoint(with: mutant.line...mutant.endLine) == false
    }
    let acceptance = try SuiteSources(of: "Acceptance", in: folder)
    return try data.statements.map(\.number).compactMap { statement in
      let noticed = try mutants.noticed(by: suite.tests(citing: statement))
      let tests = acceptance.tests(citing: statement)
      let breaking = { try mutants.breaks($0, tests) }
      if try mutants.all.contains(where: { try noticed.contains($0.id) && breaking($0) }) {
        return nil
      }
      return try mutants.all.first { try !noticed.contains($0.id) && breaking($0) }.map { mutant in
        "\(statement): no test that cites it notices when it breaks, as by this mutant in "
          + "\(mutant.file):\(mutant.line): \(mutant.rule.rawValue): `\(mutant.original.inOneLine)`"
      }
    }
  }

  private func log(
    of suite: String, _ choice: TestBundle.Choice, by bundle: TestBundle,
    _ outcome: inout ExerciseOutcome
  ) -> TestLog {
    if let run = bundle.run(choice) { return TestLog(output: run.output) }
    outcome.refused.append("Tests/\(suite)Tests run on and on; something never comes to its end")
    return TestLog()
  }

  private func red(_ tests: Set<String>, _ log: TestLog) -> [ExerciseOutcome.RedTest] {
    tests.sorted().map { .init(test: $0, message: FailureMessage.plain(log.messages[$0] ?? "")) }
  }
}
