/// The numbered behaviours of the feature, as `docs/SPEC.md` lists them.
struct Specification: Equatable, Sendable {
  /// The numbers in the order of the document, such as `L5`.
  let behaviours: [String]

  /// Reads the document of the package in a folder.
  init(ofPackageAt root: String) throws(InputError) {
    behaviours = try Statement.all(inPackageAt: root).map(\.number)
  }

  /// Which tests of which suite prove which statement.
  func rows(of suites: [Suite]) -> [BehaviourRow] {
    behaviours.flatMap { behaviour in
      suites.map { suite in
        BehaviourRow(
          behaviour: behaviour, architecture: suite.architecture,
          tests: suite.tests.filter { $0.behaviours.contains(behaviour) }.map(\.id))
      }
    }
  }
}
