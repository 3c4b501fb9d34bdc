/// Which tests of which suite prove which statement of the specification.
struct BehaviourGrid: Sendable {
  /// One for each statement and version, in the order of the specification.
  let rows: [BehaviourRow]
  private let provedElsewhere: Set<String>

  init(_ specification: Specification, _ suites: [Suite]) {
    rows = specification.behaviours.flatMap { behaviour in
      suites.map { suite in
        BehaviourRow(
          behaviour: behaviour, architecture: suite.architecture,
          tests: suite.tests.filter { $0.behaviours.contains(behaviour) }.map(\.id))
      }
    }
    provedElsewhere = specification.provedElsewhere
  }

  /// Whether it is no hole that a version has no test of the statement.
  func isProvedElsewhere(_ row: BehaviourRow) -> Bool {
    row.tests.isEmpty && provedElsewhere.contains(row.behaviour)
  }

  /// The statements that a version should prove and doesn't.
  var holes: [BehaviourRow] {
    rows.filter { $0.tests.isEmpty && !isProvedElsewhere($0) }
  }
}
