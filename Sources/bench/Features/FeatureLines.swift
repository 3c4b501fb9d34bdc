/// Finds the lines outside a later scene's own files that are there for it.
///
/// Those are the lines that name it, and what is inside the brackets that open on them: a factory's
/// method with its body, a call with its arguments. A type is a scene's by its own name only, not by
/// what it inherits from.
struct FeatureLines {
  private static let types: Set<String> = ["actor", "class", "enum", "protocol", "struct"]

  /// The later scenes by the index of each line that is there for one of them.
  private(set) var owners: [Int: Feature] = [:]

  init(_ text: String) {
    let source = Source(text)
    let cursor = TokenCursor(Array(Lexer(source)), in: source)
    noteNames(cursor)
    for declaration in DeclarationScanner(cursor).scan() where declaration.kind != .extension {
      guard let feature = Self.feature(of: declaration.name) else { continue }
      for line in declaration.lines { owners[line] = feature }
    }
    noteBrackets(cursor)
  }

  private static func feature(of name: String) -> Feature? {
    [Feature.detail, .form].first { name.contains(words: $0.words) }
  }

  private mutating func noteNames(_ cursor: TokenCursor) {
    var cursor = cursor
    var typeHeads: Set<Int> = []
    while let token = cursor.token() {
      if token.kind == .identifier {
        if Self.types.contains(cursor.text()), cursor.token(1)?.kind == .identifier,
          !Keyword.reserved.contains(cursor.text(1))
        {
          typeHeads.insert(cursor.line())
        }
        owners[cursor.line()] = owners[cursor.line()] ?? Self.feature(of: cursor.text())
      }
      cursor.advance()
    }
    for line in typeHeads { owners[line] = nil }
  }

  private mutating func noteBrackets(_ cursor: TokenCursor) {
    var cursor = cursor
    var brackets: [Feature?] = []
    while cursor.token() != nil {
      let line = cursor.line()
      let inherited = brackets.last ?? nil
      owners[line] = inherited ?? owners[line]
      switch cursor.text() {
      case "(", "[", "{": brackets.append(owners[line])
      case ")", "]", "}": _ = brackets.popLast()
      default: break
      }
      cursor.advance()
    }
  }
}
