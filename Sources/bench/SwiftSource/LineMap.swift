/// The physical lines of a source: where each starts and what it is.
struct LineMap: Sendable {
  private(set) var kinds: [LineKind] = []
  private(set) var starts: [Int] = []

  init(_ tokens: [Token], in source: Source) {
    var start = 0
    var kind = LineKind.blank
    for token in tokens {
      kind = max(kind, LineKind(token.kind))
      for offset in token.range where source.endsLine(at: offset) {
        append(kind, startingAt: start)
        start = offset + 1
        kind = start < token.range.upperBound ? LineKind(token.kind) : .blank
      }
    }
    if start < source.count {
      append(kind, startingAt: start)
    }
  }

  private mutating func append(_ kind: LineKind, startingAt start: Int) {
    kinds.append(kind)
    starts.append(start)
  }
}
