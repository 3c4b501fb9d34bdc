import Console

/// Where a declaration stands; lines count from 1.
package struct SourcePlace: Hashable, Sendable {
  /// Below the package's folder.
  package let file: String
  /// That of its keyword.
  package let line: Int
  package let lastLine: Int

  package init(file: String, line: Int, lastLine: Int) {
    (self.file, self.line, self.lastLine) = (file, line, lastLine)
  }

  /// The lines, moved to the left margin.
  package func code(in root: String) throws(InputError) -> [String] {
    try String(readFrom: "\(root)/\(file)").cut(line - 1..<lastLine)
  }
}
