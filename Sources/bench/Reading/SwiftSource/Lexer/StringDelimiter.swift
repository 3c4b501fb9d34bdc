/// How a string literal is quoted, and how deep its interpolation is nested.
struct StringDelimiter: Sendable {
  let pounds: Int
  /// The compiler reads what stands in single quotes, too, and then complains.
  let quote: Unicode.Scalar
  let isMultiline: Bool
  /// The open parentheses inside the interpolation being read, its own left out.
  var parentheses = 0

  /// Reads the delimiter that opens at an offset, pounds first.
  init(in source: Source, at offset: Int) {
    pounds = source.run(of: "#", at: offset)
    let start = offset + pounds
    quote = source[start]
    isMultiline =
      source.run(of: "\"", at: start, upTo: 3) == 3
      && (pounds == 0 || !Self.closesOnLine(after: start + 2, pounds: pounds, in: source))
  }

  /// The bytes of the delimiter, at either end.
  var length: Int { quotes + pounds }

  private var quotes: Int { isMultiline ? 3 : 1 }

  func closes(in source: Source, at offset: Int) -> Bool {
    source.run(of: quote, at: offset, upTo: quotes) == quotes
      && source.run(of: "#", at: offset + quotes, upTo: pounds) == pounds
  }

  /// Whether three quotes open a string of one line, as in `#"""#`, where the others are its text.
  private static func closesOnLine(after start: Int, pounds: Int, in source: Source) -> Bool {
    var offset = start
    while offset < source.count, !source.isNewline(at: offset) {
      if source[offset] == "\"", source.run(of: "#", at: offset + 1, upTo: pounds) == pounds {
        return true
      }
      offset += 1
    }
    return false
  }
}
