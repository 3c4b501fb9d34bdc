/// Lines of a file that a rule refuses or lets pass.
struct Sample: Sendable {
  /// Ends the lines that the rule refuses.
  static let mark = "// ←"

  let path: String
  let text: String

  /// Takes the path below the version's folder, without the extension.
  init(_ path: String, _ lines: String...) {
    (self.path, text) = (path, lines.joined(separator: "\n"))
  }

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The numbers of the lines that the rule refuses, from 1.
  var refused: Set<Int> {
    Set(lines.indices.filter { lines[$0].hasSuffix(Self.mark) }.map { $0 + 1 })
  }

  /// The same where the compiler doesn't see it.
  var hidden: [Sample] {
    ["/*\n\(text)\n*/", "###\"\"\"\n\(text)\n\"\"\"###"].map { Sample(path, $0) }
  }

  func file(in version: Version) -> SourceFile {
    SourceFile(path: "Sources/\(version.name)/\(path).swift", text: text)
  }
}
