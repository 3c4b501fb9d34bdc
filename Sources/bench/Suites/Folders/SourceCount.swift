import Console
import SwiftSource

/// What is counted in Swift source: physical lines of each kind, tokens of code, types, and protocols.
///
/// With a file that was named on the command line it is one element of the document's `files`.
package struct SourceCount: ResultRow {
  package var file = ""
  package var code = 0
  package var comment = 0
  package var blank = 0
  package var tokens = 0
  package var types = 0
  package var protocols = 0
}

extension [SourceCount] {
  package var sum: SourceCount {
    SourceCount(
      code: sum(\.code), comment: sum(\.comment), blank: sum(\.blank), tokens: sum(\.tokens),
      types: sum(\.types), protocols: sum(\.protocols))
  }
}

extension SwiftFile {
  package var count: SourceCount { count(on: Set(lines.indices)) }

  /// What is counted on some of the lines, a token or a declaration on its first.
  package func count(on counted: Set<Int>) -> SourceCount {
    let kinds = counted.map { lines[$0] }
    let declared = declarations.filter { counted.contains($0.lines.lowerBound) }.map(\.kind)
    return SourceCount(
      code: kinds.count { $0 == .code }, comment: kinds.count { $0 == .comment },
      blank: kinds.count { $0 == .blank }, tokens: counted.reduce(0) { $0 + tokens[$1] },
      types: declared.count(where: \.isType), protocols: declared.count { $0 == .protocol })
  }
}
