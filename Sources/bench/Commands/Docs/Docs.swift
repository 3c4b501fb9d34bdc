import Console

/// The documents with sections that a command writes: each version's README, and the project's own.
struct Docs {
  static let readme = "README.md"

  /// What each of the project's has, below the package's folder; those last that take minutes.
  private static let kinds: KeyValuePairs = [
    "docs/FLOWS.md": [.flow], "docs/TEST-STYLES.md": [.doubles, .question],
    "docs/CHOOSING.md": [.fits, .criteria], "docs/RULES.md": [.rules],
    "Sources/bench/README.md": [.targets],
    readme: [.picture], "docs/CHANGES.md": [.changes], "docs/WORKSHOP.md": [.screens],
    "docs/NUMBERS.md": [.conclusions] + GeneratedSection.Kind.numbers,
  ]

  let root: String
  let documents: [MarkedDocument]

  init(of versions: [String], in root: String) throws(InputError) {
    self.root = root
    documents =
      try versions.map { version throws(InputError) in
        try MarkedDocument(at: Self.readme(of: version), in: root, [.holds, .code])
      }
      + Self.kinds.map { path, kinds throws(InputError) in
        try MarkedDocument(at: path, in: root, kinds)
      }
  }

  static func readme(of version: String) -> String { "Sources/\(version)/README.md" }

  /// Writes the chosen sections anew with their pictures, in all documents or in none; a text that is nil
  /// stays.
  func update(
    _ chosen: [GeneratedSection.Kind], picture: (GeneratedSection) throws -> String? = { _ in nil },
    with text: (GeneratedSection) throws -> String?
  ) throws {
    // What would stop it at the end stops it here, before minutes of measuring.
    var files = try documents.map { (try Output(path: "\(root)/\($0.path)"), $0.text) }
    for (index, document) in documents.enumerated() {
      files[index].1 = try document.replacing {
        chosen.contains($0.kind) ? try text($0) : nil
      }
    }
    for section in documents.flatMap(\.sections) where chosen.contains(section.kind) {
      guard let svg = try picture(section) else { continue }
      files.append((try Output(path: "\(root)/\(section.picture)"), svg))
    }
    guard !Interrupt.isRequested else {
      throw RunFailure("interrupted; the documents are as they were")
    }
    for (output, text) in files { try output.write(text) }
  }
}
