import SwiftSource

extension SwiftFile {
  /// What is counted on some of the lines, a token or a declaration on its first.
  func count(where isCounted: (Int) -> Bool = { _ in true }) -> SourceCount {
    let kinds = lines.indices.filter(isCounted).map { lines[$0] }
    let declared = declarations.filter { isCounted($0.lines.lowerBound) }.map(\.kind)
    return SourceCount(
      code: kinds.count { $0 == .code }, comment: kinds.count { $0 == .comment },
      blank: kinds.count { $0 == .blank }, tokens: words.count { isCounted($0.line) },
      types: declared.count(where: \.isType), protocols: declared.count { $0 == .protocol })
  }
}
