import Console
import Kept
import Reading
import Results
import Suites

extension Command {
  static let mutants = measuring(
    "mutants", takes: "[KIND…]",
    "what each suite notices of mutants planted at every site of its version; which tests are \(neverRed); or one by "
      + "one the mutants of a kind: " + MutantRow.kinds.joined(separator: ", "),
    [.architecture, .format, .table, .output], tables: ["mutants", "detection", "budgets"],
    read: { words, options, parser in
      options.words = try parser.take(words, into: &options).map { word in
        guard ([neverRed] + MutantRow.kinds).contains(word.lowercased()) else {
          throw UsageError.unknown(
            word, known: [("kind", [neverRed] + MutantRow.kinds)] + parser.versions)
        }
        return word.lowercased()
      }
    },
    check: { options, _ in
      options.words.contains(neverRed) && options.words.count > 1
        ? "\(neverRed) is about tests, the other kinds about mutants; write only one of them" : nil
    },
    measure: { try $0.addMutants(to: &$1) })

  /// Asks for tests, where others ask for mutants.
  fileprivate static let neverRed = "never-red"
}

extension Run {
  /// What the suites notice of all mutants, or one by one those that are asked for.
  func addMutants(to results: inout RunResults) throws {
    let records = try mutantRecords()
    let mutants = records.flatMap { $0.record.mutants(of: $0.version) }
    if options.words.isEmpty {
      try addDetection(records, to: &results)
      return results.add(mutants, as: \.mutants)
    }
    if options.words == [Command.neverRed] {
      return results.add(try detection(of: records), as: \.detection) {
        [MutantsReport.neverRed($0)]
      }
    }
    let rows = mutants.filter { row in options.words.allSatisfy(row.isOf) }
    results.add(rows, as: \.mutants) { [MutantsReport.mutants($0)] }
    if rows.isEmpty {
      results.closing.append(
        MutantsReport.none(of: options.words, records.map { ($0.version, $0.record.rows.count) }))
    }
  }

  /// What the suites notice of them.
  func addDetection(to results: inout RunResults) throws {
    try addDetection(try mutantRecords(), to: &results)
  }

  private func addDetection(_ records: [Tried], to results: inout RunResults) throws {
    let root = try Self.root()
    results.add(try detection(of: records), as: \.detection) {
      MutantsReport.detection($0, records.map(\.record.found))
    }
    results.show(MutantsReport.rules(records.flatMap { $0.record.mutants(of: $0.version) }))
    results.add(records.flatMap { $0.record.budgets(of: $0.version) }, as: \.budgets) {
      [MutantsReport.budgets($0)]
    }
    let list = try BugList(of: records.map(\.version), in: root)
    results.show([MutantsReport.judge(list.rows, try ChangeRow.kept(in: root).rows, try Change.all(in: root))])
    results.closing += records.filter { !$0.record.leftOut.isEmpty }.map {
      "\($0.version): left out, since it compiles sources itself: \($0.record.leftOut.listed)."
    }
  }

  private typealias Tried = (version: String, record: MutantRecord)

  private func mutantRecords() throws -> [Tried] {
    let root = try Self.root()
    return try versions(floorsAre: "has no suite of its own").map {
      ($0, try MutantRecord(of: $0, in: root))
    }
  }

  private func detection(of records: [Tried]) throws -> [DetectionRow] {
    let root = try Self.root()
    return try records.map { version, record in
      let tests = try Suite(of: version, in: root).tests.map(\.id)
      return DetectionRow(of: version, record, tests: tests)
    }
  }
}
