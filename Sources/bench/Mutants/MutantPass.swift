import Arms
import Foundation
import RandomUse

/// Plants the mutants of versions, and tries them.
struct MutantPass {
  let root: String
  let progress: ProgressLine

  /// What became of the mutants of versions, or of so many of each, drawn with the seed.
  func records(
    of versions: [String], sample: Int? = nil, seed: UInt64
  ) throws -> [(version: String, record: MutationRecord)] {
    StandardError.say("building the suites around the mutants…")
    let all = Registry.architectures.map(\.name)
    let package = try MutantPackage(of: root, versions: all)
    // Those of all versions in one build, which so serves as well when another one is asked for.
    let planted = try all.map { try package.plant($0, knowing: known(of: $0)) }
    let bundle = try package.build()
    defer { progress.clear() }
    return try zip(all, planted).filter { versions.contains($0.0) }.map { version, planted in
      var generator = SplitMix64(seed: seed)
      let ids = planted.mutants.map(\.id).shuffled(using: &generator)
      return (
        version,
        try record(of: version, planted, in: bundle, among: sample.map { Set(ids.prefix($0)) })
      )
    }
  }

  static func fingerprint(of version: String, in root: String) throws -> String {
    try Fingerprint.of(
      [
        "Sources/\(version)", "Tests/\(version)Tests", "Sources/Shared", "Tests/AcceptanceTests",
        "Sources/bench/Arms", "Sources/bench/RandomUse", "Sources/bench/Mutants/Rewriter",
        "Sources/bench/Mutants/Switch", "Sources/bench/Mutants/MutationRule.swift",
      ], in: root)
  }

  private func record(
    of version: String, _ planted: PlantedVersion, in bundle: TestBundle, among chosen: Set<Int>?
  ) throws -> MutationRecord {
    let tests = try Suite(of: version, in: root).tests.map(\.id)
    let trial = MutantTrial(version: version, tests: tests, bundle: bundle)
    let mutants = try trial.rows(of: planted, among: chosen, progress)
    return MutationRecord(
      fingerprint: try Self.fingerprint(of: version, in: root),
      seconds: bundle.seconds(tests, of: version), mutants: mutants)
  }

  /// What didn't compile when the record was made needn't be found out again.
  private func known(of version: String) -> Set<Int> {
    guard let record = try? MutationRecord(of: version, in: root),
      (try? Self.fingerprint(of: version, in: root)) == record.fingerprint
    else { return [] }
    return Set(record.mutants.filter { $0.outcome == .dropped }.map(\.id))
  }
}
