/// Finds the end of what may be a regex literal.
struct RegexLiteral {
  private let source: Source
  /// Whether nothing else can stand here; a doubtful one with a flaw is an operator.
  private let isCertain: Bool
  /// The open groups, and the open character classes, in which parentheses are text.
  private var groups = 0
  private var classes = 0

  init(in source: Source, isCertain: Bool) {
    self.source = source
    self.isCertain = isCertain
  }

  /// The offset after the literal that starts at an offset, pounds first; nil if it is none.
  mutating func end(from start: Int) -> Int? {
    let pounds = source.run(of: "#", at: start)
    let slash = start + pounds
    guard source[slash] == "/" else { return nil }
    guard pounds > 0 else { return canOpen(at: slash) ? bareEnd(after: slash) : nil }
    return extendedEnd(after: slash, pounds: pounds)
  }

  private mutating func bareEnd(after slash: Int) -> Int? {
    var offset = slash + 1
    var endsInSpace = false
    while offset < source.count, !source.isNewline(at: offset), source[offset] != "/" {
      guard balances(source[offset]) || isCertain else { return nil }
      endsInSpace = source[offset] == " " || source[offset] == "\t"
      offset = following(offset)
    }
    // Closed, and not by the start of a comment.
    if source[offset] == "/", source[offset + 1] != "/", source[offset + 1] != "*" {
      return endsInSpace && !isCertain ? nil : offset + 1
    }
    return isCertain ? min(offset, source.count) : nil
  }

  private func extendedEnd(after slash: Int, pounds: Int) -> Int {
    let newline = newline(after: slash)
    var offset = newline ?? slash + 1
    while offset < source.count, newline != nil || !source.isNewline(at: offset) {
      let closing = source.run(of: "#", at: offset + 1)
      if source[offset] == "/", closing >= pounds { return offset + 1 + closing }
      offset = following(offset)
    }
    // What follows an unclosed literal of many lines is likely code.
    return newline ?? min(offset, source.count)
  }

  /// Whether a slash is neither part of a comment's delimiter nor, with space after it, a division.
  private func canOpen(at slash: Int) -> Bool {
    switch source[slash + 1] {
    case _ where source[slash - 1] == "*": false
    case "/", "*": false
    case " ", "\t": isCertain
    default: true
    }
  }

  /// Keeps count of groups; false for a parenthesis that closes none.
  private mutating func balances(_ character: Unicode.Scalar) -> Bool {
    switch character {
    case "[": classes += 1
    case "]": classes = max(0, classes - 1)
    case "(" where classes == 0: groups += 1
    case ")" where classes == 0:
      groups -= 1
      return groups >= 0
    default: break
    }
    return true
  }

  /// The offset after a character, or after the two of an escape; a newline can't be escaped.
  private func following(_ offset: Int) -> Int {
    let isEscape = source[offset] == "\\" && !source.isNewline(at: offset + 1)
    return offset + (isEscape ? 2 : 1)
  }

  /// The newline that makes an extended literal span lines: nothing stands before it but space.
  private func newline(after slash: Int) -> Int? {
    var offset = slash + 1
    while source[offset] == " " || source[offset] == "\t" { offset += 1 }
    return source.isNewline(at: offset) ? offset : nil
  }
}
