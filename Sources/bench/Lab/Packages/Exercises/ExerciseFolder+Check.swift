import Console
import Foundation
import Kept
import Labels
import Reading
import Suites
import SwiftSource

extension ExerciseFolder {
  /// Builds and runs everything; a build that fails is refused with the compiler's first error.
  package func check() throws -> ExerciseOutcome {
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
    try data.kind == .suite ? judgeSuite(suite, by: bundle, &outcome) : judge(by: bundle, &outcome)
    if data.needsTests, outcome.isDone { outcome.refused = try unproven(by: suite) }
    return outcome
  }

  /// What was built before the folder was moved is of no use: it names files where they were.
  func forgetBuildElsewhere() throws {
    let place = ".build/place"
    if contents(of: place) == Data(folder.utf8) { return }
    try? FileManager.default.removeItem(at: url(of: ".build"))
    try write(Data(folder.utf8), to: url(of: place))
  }

  /// Puts back what is no part of the task, and returns what that was.
  func restore() throws -> [String] {
    let changed = data.given.filter { contents(of: $0.key) != $0.value }
    for (path, contents) in changed { try write(contents, to: url(of: path)) }
    return changed.keys.sorted()
  }

  /// What has to be otherwise, whatever the tests say.
  func refusals(of suite: SuiteSources) throws -> [String] {
    let untested = data.statements.map(\.number).filter {
      data.needsTests && suite.tests(citing: $0).isEmpty
    }
    return try strangers() + skipped() + LabelRule.breaches(in: sources()) + missing(from: suite)
      + untested.map { "\($0): no test in \(data.suite) has /// \($0). above it" }
  }

  private func judge(by bundle: TestBundle, _ outcome: inout ExerciseOutcome) throws {
    let acceptance = try SuiteSources(of: "Acceptance", in: folder)
    let all = log(of: "Acceptance", .testing(), by: bundle, &outcome)
    let failed = Set(all.failed)
    outcome.statements = data.statements.map { statement in
      let tests = Set(acceptance.tests(citing: statement.number))
      return ExerciseOutcome.Answer(
        statement: statement.number, holds: !tests.isEmpty && tests.isSubset(of: all.passed),
        red: red(tests.intersection(failed), all))
    }
    let known = Set(data.statements.flatMap { acceptance.tests(citing: $0.number) })
    outcome.broken = red(failed.subtracting(known), all)
    judgeOwn(by: bundle, &outcome)
  }

  private func judgeOwn(by bundle: TestBundle, _ outcome: inout ExerciseOutcome) {
    let own = log(of: data.version, .xctest(), by: bundle, &outcome)
    outcome.suite = red(Set(own.failed), own)
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

  /// Of a suite: its tests have to be green, and to notice each slip.
  private func judgeSuite(
    _ suite: SuiteSources, by bundle: TestBundle, _ outcome: inout ExerciseOutcome
  ) throws {
    judgeOwn(by: bundle, &outcome)
    let slips = try ExerciseSlips(of: data.version, in: folder) { data.slips.contains($0.id) }
    let testCases = Set(data.changed.map { "\($0.typeOfFile)/" })
    let noticed = try slips.noticed(
      by: suite.tests.filter { test in testCases.contains(where: test.hasPrefix) })
    outcome.statements = zip(data.statements, data.slips).map { statement, slip in
      ExerciseOutcome.Answer(statement: statement.number, holds: noticed.contains(slip), red: [])
    }
  }

  /// Statements that a slip in the learner's lines breaks, and none such turns a test red that cites them.
  private func unproven(by suite: SuiteSources) throws -> [String] {
    let lines = data.linesThatCame(in: try files())
    let slips = try ExerciseSlips(of: data.version, in: folder) { slip in
      !(lines["Sources/\(data.version)/\(slip.file)"] ?? [])
        .isDisjoint(with: slip.line...slip.endLine)
    }
    let acceptance = try SuiteSources(of: "Acceptance", in: folder)
    return try data.statements.map(\.number).compactMap { statement in
      let noticed = try slips.noticed(by: suite.tests(citing: statement))
      let tests = acceptance.tests(citing: statement)
      let (seen, unseen) = (
        slips.all.filter { noticed.contains($0.id) }, slips.all.filter { !noticed.contains($0.id) }
      )
      if try seen.contains(where: { try slips.breaks($0, tests) }) { return nil }
      return try unseen.first { try slips.breaks($0, tests) }.map { slip in
        "\(statement): no test that cites it notices when it breaks, as by this slip in "
          + "\(slip.file):\(slip.line): \(slip.rule.rawValue): `\(slip.original.inOneLine)`"
      }
    }
  }

  /// Files that somebody added where nothing is to be done.
  private func strangers() throws -> [String] {
    try ["Sources", "Tests"].flatMap { try FileManager.default.files(at: $0, in: folder) }
      .filter { path in
        data.given[path] == nil && !data.folders.contains { path.hasPrefix("\($0)/") }
      }.sorted()
      .map { "\($0): no part of the exercise; take it away" }
  }

  /// Tests that would be green without having looked.
  private func skipped() throws -> [String] {
    let words: Set = ["XCTSkip", "XCTSkipIf", "XCTSkipUnless", "XCTExpectFailure"]
    return try SwiftFileFinder.files(in: "\(folder)/\(data.suite)").flatMap { path in
      let file = SwiftFile(path: path, text: try String(readFrom: path))
      return file.words.filter { $0.kind == .identifier && words.contains($0.text) }.map {
        "\(path.dropFirst(folder.count + 1)):\($0.line + 1): \($0.text) has a test looked away; "
          + "take it out"
      }
    }
  }

  /// The version as it is in the project, which the rules of its label are written for.
  private func sources() throws -> Version {
    func files(at path: String) throws -> [SourceFile] {
      try FileManager.default.files(at: "Sources/\(path)", in: folder)
        .filter { $0.hasSuffix(".swift") }.map { file in
          let isOwn = path == data.version
          return SourceFile(
            path: isOwn
              ? file : file.replacing("Sources/", with: "Sources/Shared/", maxReplacements: 1),
            text: try String(readFrom: "\(folder)/\(file)"))
        }
    }
    let others = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/Sources")
    return try Version(
      name: data.version, files: files(at: data.version),
      shared: others.filter { $0 != data.version }.flatMap(files))
  }

  /// Tests may be named anew where the task is a change, but there may not be fewer of them.
  private func missing(from suite: SuiteSources) -> [String] {
    let gone = data.tests.filter { !suite.knows($0) }
    guard !gone.isEmpty, !data.needsTests || suite.tests.count <= data.tests.count else {
      return []
    }
    return ["Tests of the suite are gone: \(gone.listed); put them back"]
  }
}
