import Console
import Faults
import Reading
import Results

extension Command {
  static let mutants = measuring(
    "mutants", takes: "[shared] [KIND…]",
    "what each suite notices of slips planted at every site of its version, or of what all versions share; which "
      + "tests are \(neverRed); or one by one the slips of a kind: "
      + MutantRow.kinds.joined(separator: ", "),
    [.architecture, .renew, .check, .sample, .format, .table, .output, .seed],
    tables: ["mutants", "detection", "budgets"],
    read: { words, options, parser in
      let words = try parser.take(words, into: &options).filter { word in
        if word.lowercased() != "shared" { return true }
        guard options.architectures.isEmpty else {
          throw UsageError("'shared' is what all versions stand on; leave the version out")
        }
        options.withGround = true
        return false
      }
      options.mutants = try words.map { word in
        guard ([neverRed] + MutantRow.kinds).contains(word.lowercased()) else {
          throw UsageError.unknown(
            word, known: [("kind", [neverRed] + MutantRow.kinds)] + parser.versions)
        }
        return word.lowercased()
      }
    },
    check: { options, _ in
      if options.isRecorded, options.sample != nil {
        return "--renew tries all mutants, --sample some of them; write only one of them"
      }
      return options.mutants.contains(neverRed) && options.mutants.count > 1
        ? "\(neverRed) is about tests, the other kinds about slips; write only one of them" : nil
    },
    measure: { try $0.addMutants(to: &$1) })

  /// Asks for tests, where others ask for mutants.
  fileprivate static let neverRed = "never-red"
}

extension Run {
  /// All mutants, or one by one those that are asked for.
  func addMutants(to results: inout RunResults) throws {
    if options.mutants.isEmpty, !options.withGround, options.format != .stryker {
      return results.add(try addDetection(to: &results), as: \.mutants)
    }
    let root = try Self.root()
    let passes = try passes()
    let records = try mutationRecords(by: passes)
    if options.mutants == [Command.neverRed] {
      results.add(try detection(of: records, in: root), as: \.detection) {
        [MutantsReport.neverRed($0)]
      }
      results.closing += try stale(passes)
      return
    }
    let rows = records.flatMap(\.record.mutants).filter { row in
      options.mutants.allSatisfy(row.isOf)
    }
    if options.format == .stryker {
      results.stryker = try StrykerReport(
        of: rows, tests: tests(of: subjects(), in: root), in: root)
    }
    if options.mutants.isEmpty {
      results.add(rows, as: \.mutants, shown: MutantsReport.ground)
    } else {
      results.add(rows, as: \.mutants) { [MutantsReport.mutants($0)] }
      if rows.isEmpty {
        results.closing.append(
          MutantsReport.none(
            of: options.mutants, records.map { ($0.version, $0.record.mutants.count) }))
      }
    }
    results.closing += try stale(passes)
  }

  /// What the suites notice of them; returns them all, which are many.
  @discardableResult func addDetection(to results: inout RunResults) throws -> [MutantRow] {
    let root = try Self.root()
    let versions = try versions(floorsAre: Self.absence)
    let passes = try passes()
    let records = try mutationRecords(by: passes)
    let suites = try versions.map { try Suite(of: $0, in: root) }
    let rows = try detection(of: records, in: root)
    results.add(rows, as: \.detection, shown: MutantsReport.detection)
    let mutants = records.flatMap(\.record.mutants)
    results.show(MutantsReport.rules(mutants))
    results.add(try budgets(records, suites, in: root), as: \.budgets) {
      [MutantsReport.budgets($0)]
    }
    let museum = try BugMuseum(of: versions, in: root)
    results.show([MutantsReport.judge(museum.rows, try ChangeOutcome.kept(in: root))])
    results.closing += records.filter { !$0.record.leftOut.isEmpty }.map {
      "\($0.version): left out, since it compiles sources itself: \($0.record.leftOut.listed)."
    }
    results.closing += try stale(passes)
    return mutants
  }

  private func detection(of records: [Tried], in root: String) throws -> [DetectionRow] {
    let tests = try tests(of: records.map(\.version), in: root)
    return records.map {
      DetectionRow(of: $0.version, $0.record, tests: tests[$0.version] ?? [])
    }
  }

  /// The names of the tests that are asked, by what they are tests of.
  private func tests(of subjects: [String], in root: String) throws -> [String: [String]] {
    try Dictionary(
      uniqueKeysWithValues: subjects.map { ($0, try MutantPass.tests(of: $0, in: root)) })
  }

  private static let absence = "has no suite of its own"

  /// Those that are kept, made anew if that is asked for.
  private func mutationRecords(by passes: [MutantPass]) throws -> [Tried] {
    for pass in passes {
      if options.isRecorded {
        // What can't be written is said before minutes of trying.
        _ = try Output(path: MutationRecord.path(of: pass.version, in: Self.root()))
        try pass.keep(try pass.record())
      }
      let isChecked = try options.isChecked && !pass.isCurrent()
      guard isChecked || options.sample != nil else { continue }
      let sample = options.sample.map { (count: $0, seed: options.seed ?? 1) }
      var kept = try pass.kept()
      let record = try pass.record(sample: sample)
      let differences = kept.differences(from: record, isSample: sample != nil)
      guard differences.isEmpty else {
        throw RunFailure(
          ([
            "not as they are kept; 'bench mutants \(options.withGround ? "shared " : "")--renew' makes the record anew:"
          ] + differences)
          .joined(separator: "\n"))
      }
      // What doesn't differ is current from now on.
      kept.fingerprint = record.fingerprint
      if sample == nil { try pass.keep(kept) }
    }
    return try passes.map { (version: $0.version, record: try $0.kept()) }
  }

  private func passes() throws -> [MutantPass] {
    let manifest = try PackageManifest(in: Self.root())
    return try subjects().map { try MutantPass($0, in: manifest, progress) }
  }

  /// The versions whose slips are asked for, or the ground.
  private func subjects() throws -> [String] {
    options.withGround ? [MutantPass.ground] : try versions(floorsAre: Self.absence)
  }

  private func stale(_ passes: [MutantPass]) throws -> [String] {
    let names = try passes.filter { try !$0.isCurrent() }.map(\.version)
    return names.isEmpty
      ? []
      : [
        "\(names.listed): files have changed since this was kept; bench mutants \(options.withGround ? "shared " : "")--renew tries all anew."
      ]
  }

  private typealias Tried = (version: String, record: MutationRecord)

  private func budgets(
    _ records: [Tried], _ suites: [Suite], in root: String
  ) throws -> [BudgetRow] {
    let budgets = try suites.map { try TestBudget(of: $0, in: root) }
    return zip(records, budgets).flatMap { record, budget in
      let faults = record.record.mutants.filter { [.found, .missed].contains($0.outcome) }
      let steps = stride(from: 250, to: budget.lines, by: 250) + [budget.lines]
      return budget.rows(of: record.version, finding: faults.map(\.red), at: steps)
    }
  }
}
