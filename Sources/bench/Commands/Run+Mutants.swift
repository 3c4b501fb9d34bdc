import Console
import Kept
import Reading
import Results
import Suites

extension Command<Run> {
  static let mutants = measuring(
    "mutants", takes: "[KIND…] [VERSION…]",
    "show which mutants, planted by rules, each suite notices",
    details:
      "KIND lists the mutants of a kind: \(MutantRow.kinds.joined(separator: ", ")). Or it lists "
      + "the tests that fail for no mutant: \(neverRed).",
    [Option.versions, Option.table] + .tables, tables: ["mutants", "detection", "sizes"],
    check: { request in
      let kinds = [neverRed] + MutantRow.kinds
      let words = request.words.map { $0.lowercased() }
      if let word = words.first(where: { !kinds.contains($0) }) {
        throw UsageError.unknown(
          word, known: [("kind", kinds)] + request.known.map { ($0.kind, $0.names) })
      }
      return words.contains(neverRed) && words.count > 1
        ? "\(neverRed) is about tests, the other kinds about mutants; write only one of them" : nil
    },
    measure: { try $0.addMutants(of: $0.request.words.map { $0.lowercased() }, to: &$1) })

  /// The kind that lists tests, while the other kinds list mutants.
  fileprivate static let neverRed = "never-red"
}

extension Run {
  /// Adds how many mutants the suites notice, or the list of the mutants of some kinds.
  func addMutants(of kinds: [String], to results: inout RunResults) throws {
    let records = try mutantRecords()
    let mutants = records.flatMap { $0.record.mutants(of: $0.version) }
    if kinds.isEmpty {
      try addDetection(records, try suites(), nil, to: &results)
      return results.add(mutants, as: \.mutants)
    }
    if kinds == [Command.neverRed] {
      return results.add(detection(of: records, try suites()), as: \.detection) {
        [MutantsReport.neverRed($0)]
      }
    }
    let rows = mutants.filter { row in kinds.allSatisfy(row.isOf) }
    results.add(rows, as: \.mutants) { [MutantsReport.mutants($0)] }
    if rows.isEmpty {
      results.closing.append(
        MutantsReport.none(of: kinds, records.map { ($0.version, $0.record.rows.count) }))
    }
  }

  /// Adds the tables about how many mutants the suites notice.
  package func addDetection(
    _ suites: [Suite], _ list: BugList? = nil, to results: inout RunResults
  ) throws {
    try addDetection(try mutantRecords(), suites, list, to: &results)
  }

  private func addDetection(
    _ records: [Tried], _ suites: [Suite], _ list: BugList?, to results: inout RunResults
  ) throws {
    let root = try Self.root()
    results.add(detection(of: records, suites), as: \.detection) {
      MutantsReport.detection($0, records.map(\.record.found))
    }
    results.show(MutantsReport.rules(records.flatMap { $0.record.mutants(of: $0.version) }))
    results.add(records.flatMap { $0.record.sizes(of: $0.version) }, as: \.sizes) {
      [MutantsReport.sizes($0)]
    }
    let list = try list ?? BugList(of: records.map(\.version), in: root)
    results.show([
      MutantsReport.acceptance(
        list.rows, try ChangeRow.kept(in: root).rows, try Change.all(in: root))
    ])
    results.closing += records.filter { !$0.record.leftOut.isEmpty }.map {
      "\($0.version) leaves out tests that compile code themselves: \($0.record.leftOut.listed)."
    }
  }

  private typealias Tried = (version: String, record: MutantRecord)

  private func mutantRecords() throws -> [Tried] {
    let root = try Self.root()
    return try versions(baselinesAre: "has no suite of its own").map {
      ($0, try MutantRecord(of: $0, in: root))
    }
  }

  private func detection(of records: [Tried], _ suites: [Suite]) -> [DetectionRow] {
    zip(records, suites).map { tried, suite in
      DetectionRow(of: tried.version, tried.record, tests: suite.tests.map(\.id))
    }
  }
}
