import Console
import Faults
import Reading
import Results
import Stopwatch
import Suites

extension Command {
  static let tests = measuring(
    "tests", takes: "[NUMBER…]",
    "what each suite consists of and proves; by name for a number such as L5",
    [.architecture, .source, .quick, .format, .table, .output],
    tables: ["suites", "behaviours", "doubles"],
    read: { words, options, parser in
      options.words = parser.take(words, into: &options).map { $0.uppercased() }
    },
    check: { options, _ in
      options.withSource && options.words.isEmpty
        ? "write a statement, as in tests L5 --source" : nil
    },
    measure: { run, results in
      if run.options.withSource { return try run.addProofs(to: &results) }
      try run.addTests(to: &results)
      try run.addDoubles(to: &results)
    })
}

extension Run {
  func addTests(to results: inout RunResults) throws {
    let suites = try suites()
    let behaviours = try behaviours(of: suites)
    let isRun = options.command == .tests && options.effort != .quick
    results.add(try rows(of: suites, isRun: isRun), as: \.suites) { [SuitesReport.suites($0)] }
    results.add(behaviours, as: \.behaviours) { rows in
      [SuitesReport.behaviours(rows)]
        + options.words.map { SuitesReport.tests(of: $0, rows) }
    }
  }

  func addDoubles(to results: inout RunResults) throws {
    results.add(try suites().flatMap(\.kinds), as: \.doubles) { [SuitesReport.doubles($0)] }
  }

  func addProofs(to results: inout RunResults) throws {
    _ = try behaviours(of: [])
    let rows = try proofs(of: options.words)
    results.add(rows, as: \.proofs)
    results.show(try ProofsReport.tables(rows, in: Self.root()))
  }

  func suites() throws -> [Suite] {
    let root = try Self.root()
    return try versions(floorsAre: "has no suite of its own").map { try Suite(of: $0, in: root) }
  }

  /// What the suites prove; names a statement that was asked for and doesn't exist.
  func behaviours(of suites: [Suite]) throws -> [BehaviourRow] {
    let specification = try Specification(ofPackageAt: try Self.root())
    for name in options.words where !specification.behaviours.contains(name) {
      throw UsageError.unknown(
        name,
        known: [
          ("statement", specification.behaviours), ("version", registry.map(\.name)),
        ])
    }
    return specification.rows(of: suites)
  }

  /// The tests by which the chosen suites answer for statements, for each of them asked by one slip.
  func proofs(of statements: [String]) throws -> [ProofRow] {
    let root = try Self.root()
    let versions = Registry.architectures.map(\.name)
    let common = try CommonBugs(of: versions, in: root)
    let proofs = try suites().map { try Proofs(of: $0, in: root) }
    return try statements.flatMap { statement in
      let bug = common.bug(breaking: statement)
      return try proofs.compactMap { proofs in
        try bug.map { try proofs.row(noticing: $0) } ?? proofs.row(citing: statement)
      }
    }
  }

  func rows(of suites: [Suite], isRun: Bool) throws -> [SuiteRow] {
    var rows = suites.map(\.row)
    guard isRun else { return rows }
    let assertions = try CoverageRun(suites: suites, root: try Self.root()).assertions()
    for (index, count) in assertions.enumerated() { rows[index].assertions = count }
    return rows
  }
}
