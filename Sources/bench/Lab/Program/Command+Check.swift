import Commands
import Console
import Foundation
import Kept
import Stopwatch
import Suites

extension Command<Run> {
  static let check = Command(
    "check", "check that all recorded results still apply, in seconds",
    details: "It checks the places of bugs and mutants, the names of tests, and the patches."
  ) { run, _, output in
    let lines = try KeptCheck(
      versions: run.versions, baselines: run.registry.map(\.name).filter(Variant.isBaseline),
      root: Run.root()
    ).lines()
    try output.write(lines.isEmpty ? "All results apply.\n" : lines.map { "\($0)\n" }.joined())
    return lines.isEmpty ? .success : .failure
  }
}

/// Checks that the recorded results still fit the sources, without trying them again.
struct KeptCheck {
  let versions: [String]
  let baselines: [String]
  let root: String

  /// A line for each problem.
  func lines() throws -> [String] {
    let suites = try (versions + [PlantedBug.acceptance]).map { suite in
      (name: suite, sources: try SuiteSources(of: suite, in: root))
    }
    return try suites.flatMap { try bugs(of: $0.name, $0.sources) } + stories()
      + suites.dropLast().flatMap { try mutants(of: $0.name, $0.sources) } + changes()
  }

  private func bugs(of suite: String, _ sources: SuiteSources) throws -> [String] {
    let statements = Set(try Specification(ofPackageAt: root).behaviours)
    let folder = suite == PlantedBug.acceptance ? "" : "Sources/\(suite)/"
    let bugs = try PlantedBug.all(of: suite, in: root)
    let unbroken = statements.subtracting(bugs.map(\.statement)).sorted()
    return try unbroken.map { "\(PlantedBug.path(of: suite)): no bug breaks \($0)" }
      + bugs.flatMap { bug in
        let path = folder + bug.file
        let text = try String(readFrom: "\(root)/\(path)")
        let gone = bug.failing.map(\.test).filter { !sources.knows($0) }
        let isCited = bug.failing.contains { sources.cites(bug.statement, in: $0.test) }
        return [
          bug.planted(in: text) == nil ? "its place in \(path) is missing or not unique" : nil,
          statements.contains(bug.statement) ? nil : "there is no statement \(bug.statement)",
          gone.isEmpty ? nil : "there is no test \(gone.listed)",
          isCited ? nil : "no test of its results cites \(bug.statement)",
        ].compactMap(\.self).map { "\(PlantedBug.path(of: suite)): \(bug.title): \($0)" }
      }
  }

  /// Every bug with a story needs to be planted in every version.
  private func stories() throws -> [String] {
    let planted = try versions.map { version in
      (version, Set(try PlantedBug.all(of: version, in: root).compactMap(\.name)))
    }
    return try BugStory.all(in: root).flatMap { story in
      planted.filter { !$0.1.contains(story.id) }.map {
        "\(PlantedBug.path(of: $0.0)): there is no bug \(story.id)"
      }
    }
  }

  private func mutants(of version: String, _ sources: SuiteSources) throws -> [String] {
    let mutants = try MutantRecord(of: version, in: root).mutants(of: version)
    return try mutants.grouped(by: \.file).flatMap { mutants in
      let text = try String(readFrom: "\(root)/Sources/\(version)/\(mutants[0].file)")
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return mutants.flatMap { mutant in
        let rest = lines.dropFirst(mutant.line - 1).joined(separator: "\n")
          .dropFirst(mutant.column - 1)
        let gone = mutant.red.filter { !sources.knows($0) }
        return [
          rest.hasPrefix(mutant.original) ? nil : "this place has other code now",
          gone.isEmpty ? nil : "there is no test \(gone.listed)",
        ].compactMap(\.self).map { "\(MutantRecord.path(of: version)): \(mutant.place): \($0)" }
      }
    }
  }

  /// All patches need to apply, one after another, and every version needs a result.
  private func changes() throws -> [String] {
    let rows = try ChangeRow.kept(in: root).rows
    return try Change.all(in: root).flatMap { change in
      let paths = change.parts(of: baselines + versions).map(change.path(of:)).filter {
        FileManager.default.fileExists(atPath: "\(root)/\($0)")
      }
      let git = ChildProcess(
        program: "git", arguments: ["-C", root, "apply", "--check"] + paths, mergesErrors: true)
      guard let outcome = git.run() else { throw RunFailure("can't find 'git'; add it to PATH") }
      let missing = versions.filter { version in
        !rows.contains { $0.change == change.name && $0.version == version }
      }
      return outcome.output.split(separator: "\n").map { "\(change.folder): \($0)" }
        + missing.map { "\(ChangeRow.path): there is no result of \(change.name) in \($0)" }
    }
  }
}
