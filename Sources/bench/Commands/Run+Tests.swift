import Console
import Results
import Stopwatch
import Suites

extension Command<Run> {
  static let tests = measuring(
    "tests", takes: "[STATEMENT…] [VERSION…]",
    "count the tests of each suite, and show which prove a statement",
    details: "STATEMENT is a number from docs/SPEC.md, such as L5.",
    [Option.versions, Option.source, Option.table] + .tables,
    tables: ["suites", "behaviours", "doubles", "proofs"],
    check: { request in
      request[.source] && request.words.isEmpty
        ? "write a statement, as in tests L5 --source" : nil
    },
    measure: { run, results in
      try run.checkStatements(run.request.words)
      let statements = run.request.words.map { $0.uppercased() }
      if run.request[.source] { return try run.addProofs(of: statements, to: &results) }
      let suites = try run.suites()
      try run.addTests(suites, naming: statements, to: &results)
      try run.addDoubles(suites, to: &results)
    })
}

extension Run {
  /// Adds the sizes of the suites and what they prove; before that, the tests of some statements.
  package func addTests(
    _ suites: [Suite], naming statements: [String] = [], to results: inout RunResults
  ) throws {
    let rows = try Specification(ofPackageAt: Self.root()).rows(of: suites)
    results.show(statements.map { SuitesReport.tests(of: $0, rows) })
    results.add(suites.map(\.row), as: \.suites) { [SuitesReport.suites($0)] }
    results.add(rows, as: \.behaviours) { [SuitesReport.behaviours($0)] }
  }

  package func addDoubles(_ suites: [Suite], to results: inout RunResults) throws {
    results.add(suites.flatMap(\.kinds), as: \.doubles) { [SuitesReport.doubles($0)] }
  }

  func addProofs(of statements: [String], to results: inout RunResults) throws {
    let rows = try proofs(of: statements, by: proofs(of: suites()))
    results.add(rows, as: \.proofs)
    results.show(try ProofsReport.tables(rows, in: Self.root()))
  }

  /// Throws if one of the statements doesn't exist.
  package func checkStatements(_ statements: [String]) throws {
    let known = try Specification(ofPackageAt: Self.root()).behaviours
    for name in statements where !known.contains(name.uppercased()) {
      throw UsageError.unknown(
        name, known: [("statement", known), ("version", registry.map(\.name))])
    }
  }

  package func suites() throws -> [Suite] {
    let root = try Self.root()
    return try versions(baselinesAre: "has no suite of its own").map { try Suite(of: $0, in: root) }
  }

  /// For each suite, a value that finds the tests that prove something.
  package func proofs(of suites: [Suite]) throws -> [Proofs] {
    try suites.map { try Proofs(of: $0, in: Self.root()) }
  }

  /// For each statement, one test from each suite that notices the same bug.
  package func proofs(of statements: [String], by proofs: [Proofs]) throws -> [ProofRow] {
    let versions = Registry.versions.map(\.name)
    let common = try CommonBugs(of: versions, in: Self.root())
    return try statements.flatMap { statement in
      let bug = common.bug(breaking: statement)
      return try proofs.compactMap { proofs in
        try bug.map { try proofs.row(noticing: $0) } ?? proofs.row(citing: statement)
      }
    }
  }
}
