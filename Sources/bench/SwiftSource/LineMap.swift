/// The physical lines of a source: where each starts and what it is.
struct LineMap: Sendable {
  private(set) var kinds: [LineKind] = []
  private(set) var starts: [Int] = []

  init(_ tokens: [Token], in source: Source) {
    var start = 0
    var kind = LineKind.blank
    for token in tokens {
      kind = max(kind, LineKind(token.kind))
      for offset in token.range where source.isNewline(at: offset) {
        // A return before a newline is half of a line end.
        if source[offset] == "\r", source[offset + 1] == "\n" { continue }
        append(kind, startingAt: start)
        start = offset + 1
        kind = start < token.range.upperBound ? LineKind(token.kind) : .blank
      }
    }
    if start < source.count {
      append(kind, startingAt: start)
    }
  }

  /// The index of the line that holds an offset, looked for from a line at or above it.
  func line(at offset: Int, from first: Int) -> Int {
    var line = first
    while line + 1 < starts.count, starts[line + 1] <= offset { line += 1 }
    return line
  }

  private mutating func append(_ kind: LineKind, startingAt start: Int) {
    kinds.append(kind)
    starts.append(start)
  }
}
