import Console
import Foundation
import Kept
import Stopwatch
import Suites

/// Tries the mutants of a version: all are compiled into a copy of the package, each behind a
/// switch.
struct MutantPass {
  let version: String
  private let manifest: PackageManifest
  /// Its suite and the acceptance suite, with all that they stand on.
  private let part: PackagePart
  private let tools: String?
  private let progress: ProgressLine

  /// `tools` is where the sources of the rewriter lie, if not in the package.
  init(
    _ version: String, in manifest: PackageManifest, by tools: String? = nil,
    _ progress: ProgressLine
  ) throws {
    (self.version, self.manifest, self.tools, self.progress) = (version, manifest, tools, progress)
    part = try manifest.part(
      of: ["\(version)Tests", "AcceptanceTests"], with: tools == nil ? MutantWriter.inputs : [])
  }

  /// Tries all mutants again, or a random sample, and records the outcomes or compares them with
  /// the recorded ones.
  func run(_ request: Request) throws {
    let path = "\(part.root)/\(MutantRecord.path(of: version))"
    // What can't be written is said before minutes of trying.
    if request[.renew] { _ = try Output(path: path) }
    let kept = request[.renew] ? nil : try MutantRecord(of: version, in: part.root)
    let isSample = request[.sample] != nil
    let record = try record(after: kept, isSample: isSample, trying: request.sample)
    if request[.renew] { return try record.write(to: path) }
    let differences = kept?.differences(from: record, of: version, isSample: isSample) ?? []
    guard differences.isEmpty else {
      throw RunFailure(
        (["the results differ; 'lab mutants \(version.lowercased()) --renew' records these:"]
          + differences).joined(separator: "\n"))
    }
  }

  private func record(
    after kept: MutantRecord?, isSample: Bool, trying chosen: ([Mutant]) -> [Mutant]
  ) throws -> MutantRecord {
    defer { progress.clear() }
    let (bundle, mutants, dropped) = try plant(without: kept)
    let suite = try Suite(of: version, in: part.root)
    let tests = suite.tests.map(\.id)
    let acceptance = try bundle.reached(by: nil, of: version)
    try Interrupt.check()
    guard let visible = acceptance else {
      throw RunFailure("the acceptance suite fails on \(version) without any mutant")
    }
    // What compiles sources itself fails before anything is switched on, and is left out.
    let reached = try tests.mapInParallel("\(version): what its tests reach", progress) {
      [version] test in
      try bundle.reached(by: test, of: version)
    }
    let all = reached.compactMap(\.self) + [visible]
    let isDifferent = Set(all.flatMap { $0.filter { $1 == .differs }.keys })
    let rows = try chosen(mutants)
      .mapInParallel("\(version): mutants", progress) { [version] mutant in
        if dropped.union(isDifferent).contains(mutant.id) {
          return MutantRow(mutant, of: version, .dropped, TestLog())
        }
        let own = zip(tests, reached).filter { $1?[mutant.id] != nil }.map(\.0)
        let log = bundle.run(own, of: version, with: mutant.id)
        let isFault = visible[mutant.id] != nil && !bundle.isAccepted(version, with: mutant.id)
        let outcome = MutantOutcome(isFound: !log.failed.isEmpty, isFault: isFault)
        return MutantRow(mutant, of: version, outcome, log)
      }
    // Without those that are left out, which compile sources.
    let timed = zip(tests, reached).filter { $1 != nil }.map(\.0)
    let seconds = isSample ? 0 : bundle.seconds(timed, of: version)
    try Interrupt.check()
    let sizes = isSample ? [] : try SuiteSizes(of: suite, in: part.root).rows(for: rows)
    return MutantRecord(
      found: .now(in: part.root), seconds: seconds,
      leftOut: zip(tests, reached).filter { $1 == nil }.map(\.0), sizes: sizes, mutants: rows)
  }

  /// Builds the suites around all mutants that are wanted and compile.
  ///
  /// The recorded results say which mutants didn't compile, so the build can leave them out at
  /// once.
  func plant(
    without kept: MutantRecord? = nil, blankingArguments: Bool = false,
    wanting isWanted: (Mutant) -> Bool = { _ in true }
  ) throws -> (TestBundle, mutants: [Mutant], dropped: Set<Int>) {
    let writer = try MutantWriter(in: manifest, by: tools)
    StandardError.say("building \(version) with its mutants: about a minute…")
    var dropped: Set<Int> = []
    let write = { (dropped: Set<Int>) in
      try writer.mutants(of: version, without: dropped, blankingArguments: blankingArguments)
    }
    var (mutants, files) = try write(dropped)
    let known = kept?.mutants(of: version).filter { $0.outcome == .dropped } ?? []
    dropped = Set(
      mutants.filter { mutant in
        !isWanted(mutant) || known.contains { $0.isOutcome(of: mutant) }
      }.map(\.id))
    if !dropped.isEmpty { (mutants, files) = try write(dropped) }
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
        throw RunFailure("\(version) doesn\'t compile, for another reason:\n\(build.output)")
      }
      dropped.formUnion(more)
      (mutants, files) = try write(dropped)
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

extension MutantRecord {
  /// Describes the outcomes that differ from the recorded ones; a sample has only some of the
  /// mutants.
  func differences(
    from fresh: MutantRecord, of version: String, isSample: Bool
  ) -> [String] {
    let (old, new) = (mutants(of: version), fresh.mutants(of: version))
    let kept = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0) })
    let changed = new.filter { kept[$0.id] != $0 }.map { row in
      guard let old = kept[row.id] else { return "\(row.place): \(row.end); this mutant is new" }
      return "\(row.place): \(row.end); it was \(old.end)"
    }
    if isSample { return changed }
    let ids = Set(new.map(\.id))
    let gone = old.filter { !ids.contains($0.id) }
      .map { "\($0.place): this mutant is gone; it was \($0.end)" }
    let others = fresh.leftOut == leftOut ? [] : ["left out: \(fresh.leftOut), not \(leftOut)"]
    return changed + gone + others
  }
}

extension MutantRow {
  init(_ mutant: Mutant, of version: String, _ outcome: MutantOutcome, _ log: TestLog) {
    let red = log.failed.sorted()
    self.init(
      version: version, id: mutant.id, rule: mutant.rule, file: mutant.file,
      line: mutant.line, column: mutant.column, original: mutant.original,
      replacement: mutant.replacement, outcome: outcome, red: red,
      message: red.first.map { FailureMessage(log.messages[$0] ?? "").text },
      crashed: log.hasCrashed)
  }

  /// A rule may plant several mutants at one place, which differ in their replacement.
  func isOutcome(of mutant: Mutant) -> Bool {
    (file, line, column) == (mutant.file, mutant.line, mutant.column)
      && (rule, original, replacement) == (mutant.rule, mutant.original, mutant.replacement)
  }
}
