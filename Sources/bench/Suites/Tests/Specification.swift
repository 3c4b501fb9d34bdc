import Console

/// A numbered statement of docs/SPEC.md.
package struct Statement: Codable, Equatable, Sendable {
  /// Such as `L5`.
  package let number: String
  /// In Markdown.
  package let text: String

  package init(number: String, text: String) { (self.number, self.text) = (number, text) }
}

/// The numbered statements of the feature, as `docs/SPEC.md` lists them.
package struct Specification: Equatable, Sendable {
  /// In the order of the document.
  package let statements: [Statement]

  package var behaviours: [String] { statements.map(\.number) }

  /// Reads the document of the package in a folder.
  package init(ofPackageAt root: String) throws(InputError) {
    self.init(markdown: try String(readFrom: "\(root)/docs/SPEC.md"))
  }

  /// Those that tables of a document have, each by its number.
  package init(markdown: String) {
    statements = markdown.matches(of: /(?m)^\| ([A-Z][0-9]+) \| (.+) \|$/)
      .map { Statement(number: String($0.1), text: String($0.2)) }
  }

  /// Which tests of which suite prove which statement.
  package func rows(of suites: [Suite]) -> [BehaviourRow] {
    behaviours.flatMap { behaviour in
      suites.map { suite in
        BehaviourRow(
          behaviour: behaviour, version: suite.version,
          tests: suite.tests.filter { $0.behaviours.contains(behaviour) }.map(\.id))
      }
    }
  }
}

/// The tests by which one suite proves one behaviour: one element of the document's `behaviours`.
package struct BehaviourRow: VersionRow {
  /// The number in the specification, such as `L5`.
  package let behaviour: String
  package let version: String
  /// The tests that carry the number, such as `ItemsListModelTests/testReload`.
  package let tests: [String]
}
