/// A row about lines of the package, counted from 1.
protocol CodeRow: VersionRow {
  /// Below the package's folder.
  var file: String { get }
  var line: Int { get }
  var lastLine: Int { get }
}

extension CodeRow {
  var lineCount: Int { lastLine - line + 1 }

  /// The lines, moved to the left margin.
  func code(in root: String) throws(InputError) -> [String] {
    CodeExcerpt.cut(line - 1..<lastLine, from: try String(readFrom: "\(root)/\(file)"))
  }
}
