import Console
import Reading
import Stopwatch

/// What is read from the sources of the chosen versions.
extension Run {
  func files() throws -> [VersionFiles] {
    let root = try Self.root()
    // The twin has but the lines that make it one.
    if options.architectures == [Arm.directRows.name] {
      throw UsageError("DirectRows is Direct but for its rows and isn't counted; ask for Direct")
    }
    let chosen = arms.map(\.name)
    return try VersionFiles.all(of: registry, in: root).filter { chosen.contains($0.architecture) }
  }

  func suites() throws -> [Suite] {
    let root = try Self.root()
    return try versions(floorsAre: "has no suite of its own").map { try Suite(of: $0, in: root) }
  }

  /// The chosen versions by name; refuses a floor that was asked for, with the reason.
  func versions(floorsAre reason: String) throws(UsageError) -> [String] {
    if let floor = options.architectures.first(where: Arm.isFloor) {
      throw UsageError("\(floor) \(reason); leave it out of --architecture")
    }
    return arms.map(\.name).filter { !Arm.isFloor($0) }
  }

  /// What the suites prove; names a statement that was asked for and doesn't exist.
  func behaviours(of suites: [Suite]) throws -> [BehaviourRow] {
    let specification = try Specification(ofPackageAt: try Self.root())
    for name in options.words where !specification.behaviours.contains(name) {
      throw UsageError.unknown("statement", name, known: specification.behaviours)
    }
    return specification.rows(of: suites)
  }

  /// The tests by which the chosen suites prove statements best.
  func proofs(of statements: [String]) throws -> [ProofRow] {
    let root = try Self.root()
    let proofs = try suites().map { try Proofs(of: $0, in: root) }
    return statements.flatMap { statement in proofs.compactMap { $0.row(of: statement) } }
  }

  /// Which code of the chosen versions answers for concepts.
  func places(of concepts: [Concept]) throws -> [PlaceRow] {
    let root = try Self.root()
    let chosen = try versions(floorsAre: "has no architecture to show")
    let places = try arms.filter { chosen.contains($0.name) }.map { try Places(of: $0, in: root) }
    return concepts.flatMap { concept in places.flatMap { $0.rows(of: concept) } }
  }

  func rows(of suites: [Suite], isRun: Bool) throws -> [SuiteRow] {
    var rows = suites.map(\.row)
    guard isRun else { return rows }
    let assertions = try CoverageRun(suites: suites, root: try Self.root()).assertions()
    for (index, count) in assertions.enumerated() { rows[index].assertions = count }
    return rows
  }
}

extension [VersionFiles] {
  var lines: [LineRow] { flatMap(\.lines) }

  var coupling: [CouplingRow] {
    map { CouplingRow(architecture: $0.architecture, TypeGraph(of: $0.production)) }
  }

  var features: [FeatureRow] { flatMap(\.features) }
}
