import Console
import Foundation
import Kept
import Suites

extension ExerciseFolder {
  /// Builds and runs everything; if the build fails, the outcome has the compiler's first error.
  func check() throws -> ExerciseOutcome {
    var outcome = ExerciseOutcome(exercise: data.name, version: data.version)
    outcome.restored = try restore()
    let gone = data.folders.filter { !FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
    guard gone.isEmpty else {
      outcome.refused = gone.map { "\($0) is gone; restore it with: git checkout start -- \($0)" }
      return outcome
    }
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
    judgeOwnSuite(suite, by: bundle, &outcome)
    try data.kind == .suite ? judgeMutants(suite, &outcome) : judgeStatements(by: bundle, &outcome)
    if data.needsTests, outcome.isDone { outcome.refused = try unproven(by: suite) }
    return outcome
  }

  private func judgeOwnSuite(
    _ suite: SuiteSources, by bundle: TestBundle, _ outcome: inout ExerciseOutcome
  ) {
    let log = log(of: data.version, .xctest(), by: bundle, &outcome)
    outcome.suite = red(Set(log.failed), log)
    outcome.refused += silent(of: suite, in: log)
  }

  private func judgeStatements(by bundle: TestBundle, _ outcome: inout ExerciseOutcome) throws {
    let acceptance = try SuiteSources(of: "Acceptance", in: folder)
    let log = log(of: "Acceptance", .testing(), by: bundle, &outcome)
    var others = Set(log.failed)
    outcome.statements = data.statements.map { statement in
      let tests = Set(acceptance.tests(citing: statement.number))
      others.subtract(tests)
      return ExerciseOutcome.Answer(
        statement: statement,
        holds: !tests.isEmpty && tests.isSubset(of: log.passed.subtracting(log.failed)),
        red: red(tests.intersection(log.failed), log))
    }
    outcome.broken = red(others, log)
  }

  /// In a suite, each statement is a mutant that the tests must notice.
  private func judgeMutants(_ suite: SuiteSources, _ outcome: inout ExerciseOutcome) throws {
    let mutants = try mutants { data.mutants.contains($0.id) }
    let testCases = try emptiedTestCases()
    let tests = suite.tests.filter { test in testCases.contains(where: test.hasPrefix) }
    let noticed = try mutants.noticed(by: tests)
    let red = Set(outcome.suite.map(\.test))
    outcome.refused += mutants.refusals(of: tests.filter { !red.contains($0) })
    outcome.statements = zip(data.statements, data.mutants).map { statement, mutant in
      ExerciseOutcome.Answer(statement: statement, holds: noticed.contains(mutant), red: [])
    }
  }

  /// Mutants of the learner's lines that break a statement, although no test that cites the
  /// statement fails.
  private func unproven(by suite: SuiteSources) throws -> [String] {
    let lines = try learnersLines()
    let known = try filesAtStart()
    let texts = try lines.keys.reduce(into: [String: (start: String, now: [Substring])]()) {
      let path = "Sources/\(data.version)/\($1)"
      $0[$1] = (
        try textAtStart(of: path, among: known),
        try String(readFrom: "\(folder)/\(path)")
          .split(separator: "\n", omittingEmptySubsequences: false)
      )
    }
    let mutants = try mutants(blankingArguments: true) { mutant in
      guard let (start, now) = texts[mutant.file],
        lines[mutant.file]?.isDisjoint(with: mutant.line...mutant.endLine) == false
      else { return false }
      return mutant.rule != .argumentBlanked || mutant.isNew(in: now, since: start)
    }
    let acceptance = try SuiteSources(of: "Acceptance", in: folder)
    let unproven = try data.statements.compactMap { statement -> String? in
      let number = statement.number
      let noticed = try mutants.noticed(by: suite.tests(citing: number))
      let tests = acceptance.tests(citing: number)
      let near = mutants.all.filter { statement.isAbout($0.file) }
      let breaking = { try mutants.breaks($0, tests) }
      if try near.contains(where: { try noticed.contains($0.id) && breaking($0) }) { return nil }
      return try near.first { try !noticed.contains($0.id) && breaking($0) }.map {
        "\(number): no test that cites it fails for this mutant, which breaks it: \($0.text)"
      }
    }
    let blanked = mutants.all.filter { $0.rule == .argumentBlanked }
    let noticed = try mutants.noticed(by: suite.tests, among: blanked)
    let tests = data.statements.flatMap { acceptance.tests(citing: $0.number) }
    let unseen = try blanked.filter { try !noticed.contains($0.id) && mutants.breaks($0, tests) }
    return unproven + unseen.map { "no test notices this mutant, but users would: \($0.text)" }
      + mutants.refusals(of: suite.tests.filter { !data.tests.contains($0) })
  }

  private func log(
    of suite: String, _ choice: TestBundle.Choice, by bundle: TestBundle,
    _ outcome: inout ExerciseOutcome
  ) -> TestLog {
    if let run = bundle.run(choice) { return TestLog(output: run.output) }
    outcome.refused.append("Tests/\(suite)Tests didn't end; look for a loop that never ends")
    return TestLog()
  }

  private func red(_ tests: Set<String>, _ log: TestLog) -> [ExerciseOutcome.RedTest] {
    tests.sorted().map { .init(test: $0, message: FailureMessage.plain(log.messages[$0] ?? "")) }
  }
}

extension Statement {
  /// The names of the screens in statements, and the names of their folders.
  private static let screens = [
    ("list", "ItemsList"), ("detail", "ItemDetail"), ("form", "AddItem"),
  ]

  /// Whether the statement may be about a file: if it names one screen only, the file must belong
  /// to that screen.
  fileprivate func isAbout(_ file: String) -> Bool {
    let named = Self.screens.filter { text.lowercased().contains($0.0) }
    return named.count != 1 || file.hasPrefix("\(named[0].1)/")
  }
}

extension Mutant {
  /// Where it is, and what it is.
  fileprivate var text: String { "\(file):\(line): \(rule.rawValue): `\(original.inOneLine)`" }

  /// Whether the argument with its label, which is in these lines, didn't exist at the start.
  fileprivate func isNew(in lines: [Substring], since start: String) -> Bool {
    let before = lines.dropFirst(line - 1).first?.prefix(column - 1) ?? ""
    let label = before.firstMatch(of: /\w+: *$/).map { String($0.0) } ?? ""
    return !start.ranges(of: "\(label)\(original)").contains { range in
      let next = start[range.upperBound...].first
      return next.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
    }
  }
}
