import Console
import Foundation
import Reading
import Stopwatch

/// Tries the mutants of a version: all are compiled into a copy of the package, each behind a switch.
package struct MutantPass {
  package let version: String
  private let manifest: PackageManifest
  /// Its suite and the judge, with all that they stand on.
  private let part: PackagePart
  private let tools: String?
  private let progress: ProgressLine

  /// `tools` is where the sources of the rewriter lie, if not in the package.
  package init(
    _ version: String, in manifest: PackageManifest, by tools: String? = nil,
    _ progress: ProgressLine
  ) throws {
    (self.version, self.manifest, self.tools, self.progress) = (version, manifest, tools, progress)
    part = try manifest.part(
      of: ["\(version)Tests", "AcceptanceTests"], with: tools == nil ? MutantWriter.inputs : [])
  }

  /// Whether all that the record's fingerprint speaks of is as it was when that was kept.
  package func isCurrent() throws -> Bool {
    // Nothing may be kept yet.
    guard let record = try? kept() else { return false }
    return try record.fingerprint == part.fingerprint()
  }

  package func kept() throws(InputError) -> MutationRecord {
    try MutationRecord(of: version, in: part.root)
  }

  package func keep(_ record: MutationRecord) throws {
    try Output(path: MutationRecord.path(of: version, in: part.root)).write(try record.json())
  }

  /// What becomes of all mutants, or of so many drawn with the seed.
  package func record(sample: (count: Int, seed: UInt64)? = nil) throws -> MutationRecord {
    defer { progress.clear() }
    // Of the files as they are tried, whatever somebody does to them meanwhile.
    let fingerprint = try part.fingerprint()
    let (bundle, mutants, dropped) = try plant(without: known(with: fingerprint))
    let tests = try Suite(of: version, in: part.root).tests.map(\.id)
    let judge = try bundle.reached(by: nil, of: version)
    try Interrupt.check()
    guard let judged = judge else {
      throw RunFailure("the acceptance suite fails on \(version) with no mutant on")
    }
    // What compiles sources itself fails before anything is switched on, and is left out.
    let reached = try tests.mapInParallel("\(version): what its tests reach", progress) {
      [version] test in
      try bundle.reached(by: test, of: version)
    }
    let all = reached.compactMap(\.self) + [judged]
    let isDifferent = Set(all.flatMap { $0.filter { $1 == .differs }.keys })
    let rows = try chosen(sample, among: mutants)
      .mapInParallel("\(version): mutants", progress) { [version] mutant in
        if dropped.union(isDifferent).contains(mutant.id) {
          return MutantRow(mutant, of: version, .dropped, TestLog())
        }
        let own = zip(tests, reached).filter { $1?[mutant.id] != nil }.map(\.0)
        let log = bundle.run(own, of: version, with: mutant.id)
        let isFault = judged[mutant.id] != nil && !bundle.isAccepted(version, with: mutant.id)
        let outcome = MutantOutcome(isFound: !log.failed.isEmpty, isFault: isFault)
        return MutantRow(mutant, of: version, outcome, log)
      }
    let seconds = sample == nil ? bundle.seconds(tests, of: version) : 0
    try Interrupt.check()
    return MutationRecord(
      fingerprint: fingerprint, seconds: seconds,
      leftOut: zip(tests, reached).filter { $1 == nil }.map(\.0), mutants: rows)
  }

  private func chosen(_ sample: (count: Int, seed: UInt64)?, among mutants: [Mutant]) -> [Mutant] {
    guard let sample else { return mutants }
    var generator = SplitMix64(seed: sample.seed)
    let ids = mutants.map(\.id).shuffled(using: &generator).prefix(sample.count)
    return mutants.filter { ids.contains($0.id) }
  }

  /// Builds the suites around all mutants that are wanted and compile.
  func plant(
    without known: Set<Int>, wanting isWanted: (Mutant) -> Bool = { _ in true }
  ) throws -> (TestBundle, mutants: [Mutant], dropped: Set<Int>) {
    let writer = try MutantWriter(in: manifest, by: tools)
    StandardError.say("building \(version) with slips behind switches…")
    var dropped = known
    var (mutants, files) = try writer.mutants(of: version, without: dropped)
    let unwanted = mutants.filter { !isWanted($0) }.map(\.id)
    if !unwanted.isEmpty {
      dropped.formUnion(unwanted)
      (mutants, files) = try writer.mutants(of: version, without: dropped)
    }
    let targets = manifest.targets(in: "Sources/\(version)").map(\.name)
    let copy = try PackageCopy(
      "mutants", of: part, with: files, adding: Self.settings(targets)
    )
    while true {
      guard let build = try failure(of: targets, in: copy) else { break }
      try Interrupt.check()
      let errors = CompileErrors(output: build.output)
      let more = try errors.mutants(among: mutants).subtracting(dropped)
      guard !more.isEmpty else {
        throw RunFailure("\(version) doesn't compile, for no mutant's sake:\n\(build.output)")
      }
      dropped.formUnion(more)
      (mutants, files) = try writer.mutants(of: version, without: dropped)
      for (path, text) in files { try copy.write(text, to: path) }
    }
    let bundle = Result { try copy.buildTests() }
    try Interrupt.check()
    return (try bundle.get(), mutants, dropped)
  }

  /// The first build that fails; what others stand on is built before them.
  private func failure(
    of targets: [String], in copy: PackageCopy
  ) throws -> ChildProcess.Outcome? {
    for target in targets {
      let build = try copy.build("--target", target)
      if build.status != 0 { return build }
    }
    return nil
  }

  /// What didn't compile when the record was made needn't be found out again.
  private func known(with fingerprint: String) -> Set<Int> {
    guard let record = try? kept(), record.fingerprint == fingerprint else { return [] }
    return Set(record.mutants.filter { $0.outcome == .dropped }.map(\.id))
  }

  /// Lets what is run a thousand times run fast.
  private static func settings(_ mutated: [String]) -> String {
    """
    \(PackageCopy.takingWarnings)
    for target in package.targets {
      if target.type == .regular && !\(mutated).contains(target.name) {
        target.swiftSettings?.append(.unsafeFlags(["-O"]))
      }
    }

    """
  }
}
