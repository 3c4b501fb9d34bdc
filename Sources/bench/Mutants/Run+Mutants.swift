import Foundation
import RandomUse

extension Run {
  func addMutants(to results: inout Results) throws {
    let root = try Self.root()
    let versions = try versions(floorsAre: "has no suite of its own")
    let records = try mutationRecords(of: versions, in: root)
    results.closing += try stale(records, in: root)
    let isWanted = { (row: MutantRow) in options.mutants.allSatisfy { $0.holds(row) } }
    results.add(
      records.flatMap(\.record.mutants).filter { options.mutants.isEmpty || isWanted($0) },
      as: \.mutants)
    guard options.mutants.isEmpty else {
      return results.show(MutantsReport.mutants(results.document.mutants ?? []))
    }
    let suites = try versions.map { try Suite(of: $0, in: root) }
    results.add(
      zip(records, suites).map { record, suite in
        DetectionRow(of: record.version, record.record, tests: suite.tests.map(\.id))
      }, as: \.detection, shown: MutantsReport.detection)
    results.show([MutantsReport.rules(results.document.mutants ?? [])])
    results.add(try budgets(records, suites, in: root), as: \.budgets) {
      [MutantsReport.budgets($0)]
    }
  }

  /// Those that are kept, made anew if that is asked for.
  private func mutationRecords(of versions: [String], in root: String) throws -> [Tried] {
    let pass = MutantPass(root: root, progress: progress)
    let seed = options.seed ?? 1
    if options.isRecorded {
      for tried in try pass.records(of: versions, seed: seed) {
        let output = try Output(path: MutationRecord.path(of: tried.version, in: root))
        try output.write(tried.record.json())
      }
    }
    let kept = try versions.map { (version: $0, record: try MutationRecord(of: $0, in: root)) }
    if let sample = options.sample {
      let differences = zip(kept, try pass.records(of: versions, sample: sample, seed: seed))
        .flatMap { $0.record.differences(from: $1.record) }
      guard differences.isEmpty else {
        throw RunFailure(
          (["not as they are kept; 'bench mutants --record' makes the record anew:"] + differences)
            .joined(separator: "\n"))
      }
    }
    return kept
  }

  private func stale(_ records: [Tried], in root: String) throws -> [String] {
    let names = try records.filter {
      try MutantPass.fingerprint(of: $0.version, in: root) != $0.record.fingerprint
    }.map(\.version)
    return names.isEmpty
      ? []
      : [
        "\(names.listed): files have changed since this was kept; bench mutants --record tries all anew."
      ]
  }

  private typealias Tried = (version: String, record: MutationRecord)

  private func budgets(
    _ records: [Tried], _ suites: [Suite], in root: String
  ) throws -> [BudgetRow] {
    let budgets = try suites.map { try TestBudget(of: $0, in: root) }
    let most = budgets.map(\.lines).max() ?? 0
    let steps = stride(from: 250, through: most, by: 250) + [most]
    return zip(records, budgets).flatMap { record, budget in
      let faults = record.record.mutants.filter { [.found, .missed].contains($0.outcome) }
      return budget.rows(of: record.version, finding: faults.map(\.red), at: Array(steps))
    }
  }
}
