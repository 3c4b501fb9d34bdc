import Arms
import Foundation
import RandomUse

/// Plants the mutants of versions, and tries them.
struct MutantPass {
  let root: String
  let progress: ProgressLine

  /// What became of all mutants of versions.
  func records(of versions: [String]) throws -> [(version: String, record: MutationRecord)] {
    defer { progress.clear() }
    // Of the files as they are tried, whatever somebody does to them meanwhile.
    let fingerprints = try versions.map { try Self.fingerprint(of: $0, in: root) }
    return try zip(trials(of: versions), fingerprints).map { tried, fingerprint in
      let (trial, planted) = tried
      let version = trial.version
      let (mutants, leftOut) = try trial.rows(of: planted, among: nil, progress)
      return (
        version,
        MutationRecord(
          fingerprint: fingerprint,
          seconds: trial.bundle.seconds(trial.tests, of: version), leftOut: leftOut,
          mutants: mutants)
      )
    }
  }

  /// What becomes of so many mutants of each version, drawn with the seed.
  func sample(_ count: Int, of versions: [String], seed: UInt64) throws -> [[MutantRow]] {
    defer { progress.clear() }
    return try trials(of: versions).map { trial, planted in
      var generator = SplitMix64(seed: seed)
      let ids = planted.mutants.map(\.id).shuffled(using: &generator).prefix(count)
      return try trial.rows(of: planted, among: Set(ids), progress).mutants
    }
  }

  static func fingerprint(of version: String, in root: String) throws -> String {
    try Fingerprint.of(
      [
        "Sources/\(version)", "Tests/\(version)Tests", "Sources/Shared", "Tests/AcceptanceTests",
        "Sources/bench/Arms", "Sources/bench/Stopwatch", "Sources/bench/Play/RandomUse",
        "Sources/bench/Reading/Suites/TestLog.swift",
        "Package.swift", "fixtures",
      ]
        + [
          "Rewriter", "Switch", "MutationRule.swift", "MutantPackage.swift", "MutantTrial.swift",
          "TestBundle.swift",
        ].map { "Sources/bench/Faults/Mutants/\($0)" }, in: root)
  }

  private func trials(
    of versions: [String]
  ) throws -> [(trial: MutantTrial, planted: PlantedVersion)] {
    StandardError.say("building the suites around the mutants…")
    let all = Registry.architectures.map(\.name)
    let package = try MutantPackage(of: root, versions: all)
    // Those of all versions in one build, which so serves as well when another one is asked for.
    let planted = try all.map { try package.plant($0, knowing: known(of: $0)) }
    let bundle = try package.build()
    return try zip(all, planted).filter { versions.contains($0.0) }.map { version, planted in
      let tests = try Suite(of: version, in: root).tests.map(\.id)
      return (MutantTrial(version: version, tests: tests, bundle: bundle), planted)
    }
  }

  /// What didn't compile when the record was made needn't be found out again.
  private func known(of version: String) -> Set<Int> {
    guard let record = try? MutationRecord(of: version, in: root),
      (try? Self.fingerprint(of: version, in: root)) == record.fingerprint
    else { return [] }
    return Set(record.mutants.filter { $0.outcome == .dropped }.map(\.id))
  }
}
