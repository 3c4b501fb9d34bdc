import Foundation

/// A snippet, and the file of a version that it pretends to be.
struct Sample: Sendable {
  /// Stands on the lines where a rule is broken.
  static let mark = "// ←"

  let path: String
  let text: String

  /// Takes a path below the version's folder.
  init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
  }

  /// The lines that are marked, from 1; an only line is as good as marked.
  var lines: Set<Int> {
    let lines = text.components(separatedBy: "\n")
    guard text.contains(Self.mark) else { return lines.count == 1 ? [1] : [] }
    return Set(lines.indices.filter { lines[$0].contains(Self.mark) }.map { $0 + 1 })
  }

  /// The same where the compiler doesn't see it.
  var hidden: [Sample] {
    [Sample(path, "/*\n\(text)\n*/"), Sample(path, "###\"\"\"\n\(text)\n\"\"\"###")]
  }

  func file(in version: Version) -> SourceFile {
    SourceFile(path: "Sources/\(version.name)/\(path)", text: text)
  }
}
