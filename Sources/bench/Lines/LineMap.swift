/// The physical lines of a source: where each starts and what it is.
struct LineMap: Sendable {
  private(set) var kinds: [LineKind] = []
  private var starts: [Int] = []

  init(_ tokens: [Token], in source: Source) {
    var start = 0
    var kind = LineKind.blank
    for token in tokens {
      for offset in token.range {
        kind = max(kind, LineKind(token.kind))
        // A return before a newline is half of a line end.
        guard source.isNewline(at: offset), source[offset] == "\n" || source[offset + 1] != "\n"
        else { continue }
        append(kind, startingAt: start)
        start = offset + 1
        kind = .blank
      }
    }
    if start < source.count {
      append(kind, startingAt: start)
    }
  }

  /// The index of the line that holds an offset.
  func line(at offset: Int) -> Int {
    var lines = starts.indices
    while lines.count > 1 {
      let middle = lines.lowerBound + lines.count / 2
      lines = starts[middle] <= offset ? middle..<lines.upperBound : lines.lowerBound..<middle
    }
    return lines.lowerBound
  }

  /// The line and the column of an offset.
  func position(at offset: Int) -> SourcePosition {
    let line = line(at: offset)
    return SourcePosition(line: line + 1, column: offset - starts[line] + 1)
  }

  private mutating func append(_ kind: LineKind, startingAt start: Int) {
    kinds.append(kind)
    starts.append(start)
  }
}
