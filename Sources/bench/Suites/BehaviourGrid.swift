/// Which tests of which suite prove which statement of the specification.
struct BehaviourGrid: Sendable {
  /// One for each statement and version, in the order of the specification.
  let rows: [BehaviourRow]

  init(_ specification: Specification, _ suites: [Suite]) {
    rows = specification.behaviours.flatMap { behaviour in
      suites.map { suite in
        BehaviourRow(
          behaviour: behaviour, architecture: suite.architecture,
          tests: suite.tests.filter { $0.behaviours.contains(behaviour) }.map(\.id))
      }
    }
  }
}
