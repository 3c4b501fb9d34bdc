import Arms
import Foundation

/// Writes what is generated in the documents: the project's numbers, and a diagram and code of each version.
struct Docs {
  /// Where the tables stand that a reader needs, and where the others do.
  static let readme = "README.md"
  static let numbers = "docs/NUMBERS.md"
  static let flows = "docs/FLOWS.md"
  static let styles = "docs/TEST-STYLES.md"
  static let choosing = "docs/CHOOSING.md"

  let root: String

  /// Makes the chosen sections anew, measuring where it takes that, and writes all documents or none.
  func update(with run: Run) throws {
    let chosen = run.options.sections
    // What would stop it at the end stops it here, before minutes of measuring.
    let documents = try documents(run.registry)
    let outputs = try documents.map { try Output(path: "\(root)/\($0.document.path)") }
    let numbers = NumberSections(run)
    let texts = try documents.map { arm, document in
      try document.replacing { section in
        guard chosen.isEmpty || chosen.contains(section.kind) else { return nil }
        return try content(of: section, in: document, of: arm, numbers)
      }
    }
    guard !Interrupt.isRequested else {
      throw RunFailure("interrupted; the documents are as they were")
    }
    for (output, text) in zip(outputs, texts) { try output.write(text) }
  }

  /// Those of the versions, then the project's, since it is measuring that takes minutes.
  func documents(
    _ arms: [Arm]
  ) throws(InputError) -> [(arm: Arm?, document: MarkedDocument)] {
    let versions = try arms.filter { !Arm.isFloor($0.name) }.map { arm throws(InputError) in
      (arm as Arm?, try document(of: arm.name))
    }
    return versions
      + (try [Self.flows, Self.styles, Self.choosing, Self.readme, Self.numbers]
        .map { path throws(InputError) in (nil, try project(path)) })
  }

  func document(of version: String) throws(InputError) -> MarkedDocument {
    try MarkedDocument(at: "Sources/\(version)/README.md", in: root, [.holds, .code])
  }

  func project(_ path: String) throws(InputError) -> MarkedDocument {
    let numbers = GeneratedSection.Kind.numbers
    let others = [
      Self.readme: [.conclusions, .screens] + numbers, Self.flows: [.flow],
      Self.styles: [.doubles, .question], Self.choosing: [.fits, .criteria],
    ]
    return try MarkedDocument(at: path, in: root, others[path] ?? numbers)
  }

  /// What a section should say; nil where what it says can't be measured here, and stays.
  func content(
    of section: GeneratedSection, in document: MarkedDocument, of arm: Arm? = nil,
    _ numbers: NumberSections
  ) throws -> String? {
    switch section.kind {
    case .conclusions: try numbers.conclusions()
    case .holds: try arm.map { try HoldsDiagram(of: $0, in: root).text }
    case .code:
      try CodeExcerpt(of: section.arguments[1], at: section.arguments[0], in: root).text
    case .flow: try numbers.diagrams(of: section.arguments[0])
    case .question: try numbers.tests(answering: section.arguments[0])
    case .doubles: try numbers.doubles()
    case .screens: try numbers.screens()
    case .fits: try numbers.fits(in: root)
    case .criteria: try numbers.criteria()
    default:
      try numbers.report(section.kind, isBrief: document.path == Self.readme).map {
        "```\n\($0.text())```\n"
      }
    }
  }
}
