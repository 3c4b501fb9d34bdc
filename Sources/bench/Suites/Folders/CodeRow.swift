import Console

/// A row about lines of the package, counted from 1.
package protocol CodeRow: VersionRow {
  /// Below the package's folder.
  var file: String { get }
  var line: Int { get }
  var lastLine: Int { get }
}

extension CodeRow {
  package var lineCount: Int { lastLine - line + 1 }

  package var sourcePlace: SourcePlace { SourcePlace(file: file, line: line, lastLine: lastLine) }

  package func code(in root: String) throws(InputError) -> [String] {
    try sourcePlace.code(in: root)
  }
}

extension String {
  /// Some of its lines, moved to the left margin.
  package func cut(_ lines: Range<Int>) -> [String] {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)[lines]
    let margins = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    return lines.map { String($0.dropFirst(margins.min() ?? 0)) }
  }
}
