import Console
import Faults
import Stopwatch

extension Command {
  static let defects = Command(
    "defects", takes: "[SUITE…]",
    "slips that prove the statements which the tests of a suite cite: a version's, or Acceptance",
    [.renew, .check],
    read: { words, options, parser in
      options.words = try words.map { try parser.choice($0, "suite", of: Run.suitesWithDefects) }
    },
    run: { try $0.defects(to: $1) })

  static let records = Command(
    "records",
    "of which checks that take minutes what is kept is current, and how to try the others"
  ) { try $0.records(to: $1) }

  /// Copies what a check of `.ci` reads, targets and paths, to a folder of the check's name; prints the fingerprint
  /// of it, and the folder.
  static let copy = Command(
    "copy", takes: "NAME INPUT…", read: anything,
    check: { options, _ in options.words.isEmpty ? "'copy' needs a name and inputs" : nil },
    run: { run, output in
      let words = run.options.words
      let part = try PackageManifest(in: Run.root()).part(named: Array(words.dropFirst()))
      let copy = try PackageCopy(words[0], of: part)
      try output.write("\(try part.fingerprint()) \(copy.folder)\n")
      return .success
    })
}

extension Run {
  /// Plants the defects of the chosen suites, or says how many there are.
  func defects(to output: Output) throws -> ExitCode {
    let manifest = try PackageManifest(in: Self.root())
    let suites = options.words.isEmpty ? Self.suitesWithDefects : options.words
    for suite in suites {
      let check = try DefectCheck(of: suite, manifest)
      if options.isRecorded || options.isChecked {
        try check.settle(renewing: options.isRecorded, progress)
      }
      try output.write(
        "\(suite): \(check.defects.count) defects, each noticed by a test that cites its statement\n"
      )
    }
    return .success
  }

  static let suitesWithDefects = Registry.architectures.map(\.name) + [DefectCheck.judge]

  /// Says of each check that takes minutes whether what is kept of it is current.
  func records(to output: Output) throws -> ExitCode {
    let root = try Self.root()
    let manifest = try PackageManifest(in: root)
    let versions = Registry.architectures.map(\.name)
    let museum = try BugMuseum(of: versions, in: root)
    let checks: [any RecordedCheck] =
      try Self.suitesWithDefects.map { try DefectCheck(of: $0, manifest) } + [
        BugCheck(museum.bugs, of: museum, in: versions, manifest),
        ChangeCheck(Refactoring.allCases, in: versions, manifest),
        scenarioCheck(ChangeScenario.allCases, manifest),
      ]
    let mutants = try (versions + [MutantPass.ground]).map {
      try MutantPass($0, in: manifest, progress)
    }
    let states =
      try mutants.map { ("mutants \($0.version.lowercased())", try $0.isCurrent()) }
      + checks.map { ($0.command, try $0.isCurrent()) }
    for (name, isCurrent) in states {
      try output.write(isCurrent ? "\(name): current\n" : "\(name): stale; bench \(name) --check\n")
    }
    return states.allSatisfy(\.1) ? .success : .failure
  }
}
