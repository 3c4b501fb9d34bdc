import Console
import Foundation
import Reading

/// The documents of the package, some of which have sections that a command writes.
struct Docs {
  static let readme = "README.md"

  let root: String
  let documents: [MarkedDocument]

  /// All that lie in the package's folder, in `docs`, and beside the modules.
  init(of versions: [String], in root: String) throws(InputError) {
    self.root = root
    let folders = ["", "docs/"] + (versions + ["Shared", "bench"]).map { "Sources/\($0)/" }
    let paths = folders.flatMap { folder in
      let names = try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")
      return (names ?? []).sorted().filter { $0.hasSuffix(".md") }.map { folder + $0 }
    }
    documents = try paths.map { path throws(InputError) in
      try MarkedDocument(path: path, text: String(readFrom: "\(root)/\(path)"))
    }
  }

  static func readme(of version: String) -> String { "Sources/\(version)/README.md" }

  /// Writes the chosen sections again with their pictures, in all documents or in none; a section
  /// without new content stays.
  func update(
    _ chosen: [GeneratedSection.Kind],
    with content: (GeneratedSection) throws -> GeneratedSection.Content?
  ) throws {
    // A file that can't be written ends the command here, before minutes of measuring.
    let outputs = try documents.map { try Output(path: "\(root)/\($0.path)") }
    var pictures: [(Output, String)] = []
    let texts = try documents.map { document in
      try document.replacing { section in
        guard chosen.contains(section.kind), let new = try content(section) else { return nil }
        if let svg = new.svg {
          pictures.append((try Output(path: "\(root)/\(section.picture)"), svg))
        }
        return new.text
      }
    }
    guard !Interrupt.isRequested else {
      throw RunFailure("interrupted; the documents are as they were")
    }
    for (output, text) in zip(outputs, texts) + pictures { try output.write(text) }
  }

  /// A line for each of the chosen sections that is out of date.
  func stale(
    _ chosen: [GeneratedSection.Kind],
    with content: (GeneratedSection) throws -> GeneratedSection.Content?
  ) throws -> [String] {
    try documents.flatMap(\.sections).filter { section in
      guard chosen.contains(section.kind), let new = try content(section) else { return false }
      return try new.text != section.content
        || new.svg.map { try $0 != String(readFrom: "\(root)/\(section.picture)") } ?? false
    }.map { section in
      let name = ([section.kind.rawValue] + section.arguments).joined(separator: " ")
      return "\(section.path): the section \(name) is out of date; "
        + "run swift run lab docs \(section.kind)"
    }
  }
}
