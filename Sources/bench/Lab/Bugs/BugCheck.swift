import Console
import Foundation
import Kept
import Suites

/// Plants bugs one by one in the sources of each suite, and finds out which tests fail.
///
/// At least one test that cites the bug's statement must fail, which proves that the test checks
/// the statement.
struct BugCheck {
  package typealias Planted = (suite: String, bug: PlantedBug)

  private let manifest: PackageManifest
  private let versions: [String]
  private let stories: Set<String>
  private var root: String { manifest.root }

  init(of versions: [String], in manifest: PackageManifest) throws {
    (self.versions, self.manifest) = (versions, manifest)
    stories = Set(try BugStory.all(in: manifest.root).map(\.id))
  }

  /// Tries the bugs again, and records the results or compares them with the recorded ones.
  func run(_ chosen: [Planted], renewing: Bool, _ progress: ProgressLine) throws {
    let part = try manifest.part(
      of: (versions + [PlantedBug.acceptance]).map { "\($0)Tests" })
    let copy = try PackageCopy("suites", of: part, adding: PackageCopy.takingWarnings)
    let trials = rounds(chosen).map { round in
      let names = round.map { "\($0.suite) \($0.bug.title)" }.joined(separator: ", ")
      return Trial(name: names) { copy in
        let complaints = try self.found(of: round, in: copy).compactMap { planted, log in
          try self.settle(planted, log, renewing: renewing)
        }
        return complaints.isEmpty ? nil : complaints.joined(separator: "\n")
      }
    }
    try copy.tryAll(trials, progress)
  }

  /// One bug of each version at a time, since no version sees another; bugs of the acceptance suite
  /// alone, which may be in what all share.
  private func rounds(_ chosen: [Planted]) -> [[Planted]] {
    let alone = chosen.filter { $0.suite == PlantedBug.acceptance }.map { [$0] }
    let others = chosen.filter { $0.suite != PlantedBug.acceptance }.grouped(by: \.suite)
    let count = others.map(\.count).max() ?? 0
    return (0..<count).map { index in others.compactMap { $0.dropFirst(index).first } } + alone
  }

  /// The test logs of each suite.
  private func found(of round: [Planted], in copy: PackageCopy) throws -> [(Planted, Logs)] {
    for (suite, bug) in round {
      let isAcceptance = suite == PlantedBug.acceptance
      try copy.plant(bug, in: isAcceptance ? bug.file : "Sources/\(suite)/\(bug.file)")
    }
    let bundle = try copy.buildTests()
    let acceptance = try SuiteSources(of: PlantedBug.acceptance, in: copy.folder)
    return try round.map { planted in
      let (suite, bug) = planted
      let logs =
        suite == PlantedBug.acceptance
        ? Logs(own: try bundle.log(.testing(["--skip", "Random use|RegistryTests"])))
        : Logs(
          own: try copy.log(of: suite, in: bundle),
          acceptance: stories.contains(bug.name ?? "")
            ? try bundle.acceptance(acceptance.tests(citing: bug.statement), of: suite) : nil)
      // What Control-C ends looks as if it had failed.
      try Interrupt.check()
      return (planted, logs)
    }
  }

  /// Records or compares the results; returns what is wrong.
  private func settle(_ planted: Planted, _ logs: Logs, renewing: Bool) throws -> String? {
    let (suite, bug) = planted
    let sources = try SuiteSources(of: suite, in: root)
    let citing = logs.own.failed.filter { sources.cites(bug.statement, in: $0) }
    guard !citing.isEmpty else {
      return "\(suite), \(bug.title): no test that cites \(bug.statement) fails"
    }
    var fresh = bug
    if let acceptance = logs.acceptance {
      // A bug may end the process before anything has passed.
      guard !acceptance.ran.isEmpty else {
        return "\(suite), \(bug.title): no acceptance test of \(bug.statement) runs"
      }
      fresh.failing = logs.own.failingTests
      fresh.acceptance = acceptance.failingTests
    } else {
      let known = Set(bug.failing.map(\.test)).intersection(logs.own.failed)
      let isKnown = known.count == bug.failing.count && known.count == PlantedBug.mostFailing
      let names = isKnown ? known.sorted() : logs.own.failed.sorted()
      let chosen =
        names.count <= PlantedBug.mostFailing
        ? names : Array(citing.sorted().prefix(PlantedBug.mostFailing))
      fresh.failing = chosen.map { FailingTest(test: $0, crash: logs.own.crashed(in: $0)) }
    }
    if fresh == bug.sorted { return nil }
    guard renewing else {
      return "\(suite), \(bug.title): other tests fail than were recorded; "
        + "'lab bugs \(bug.name ?? suite.lowercased()) --renew' records these"
    }
    var kept = try PlantedBug.kept(of: suite, in: root)
    guard let index = kept.rows.firstIndex(of: bug) else {
      return "\(PlantedBug.path(of: suite)) has changed meanwhile; try again"
    }
    kept.rows[index] = fresh
    kept.found = .now(in: root)
    try kept.write(to: "\(root)/\(PlantedBug.path(of: suite))")
    return nil
  }

  private struct Logs {
    let own: TestLog
    var acceptance: TestLog?
  }
}

extension PlantedBug {
  /// The number of failing tests that we record for a bug without a story.
  fileprivate static let mostFailing = 5

  fileprivate var sorted: PlantedBug {
    var bug = self
    bug.failing.sort { $0.test < $1.test }
    bug.acceptance?.sort { $0.test < $1.test }
    return bug
  }
}

extension TestLog {
  /// The tests that failed, each with its first message.
  fileprivate var failingTests: [FailingTest] {
    failed.sorted().map { test in
      FailingTest(
        test: test, message: FailureMessage(messages[test] ?? "").text, crash: crashed(in: test))
    }
  }

  /// True for the test in which the process ended, otherwise nil.
  fileprivate func crashed(in test: String) -> Bool? {
    hasCrashed && test == failed.last ? true : nil
  }
}
