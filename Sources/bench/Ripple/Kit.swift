/// The classes that screens are made of, by whose names their own properties are told from fields.
struct Kit: Equatable, Sendable {
  /// The last words of the classes' names, such as `button`, in which the names of parts end.
  private var parts: Set<String> = []
  private var properties: Set<String> = []

  /// Reads the sources of the kit.
  init(_ texts: [String]) {
    for text in texts {
      let source = Source(text)
      var cursor = TokenCursor(Array(Lexer(source)), in: source)
      for declaration in DeclarationScanner(cursor).scan() where declaration.kind == .class {
        parts.formUnion(declaration.name.words.suffix(1))
      }
      while cursor.token() != nil {
        if ["let", "var"].contains(cursor.text()) { properties.insert(cursor.text(1)) }
        cursor.advance()
      }
    }
  }

  /// Whether a cursor stands at a part's own property, as in `saveButton.isEnabled`.
  func hasProperty(at cursor: TokenCursor) -> Bool {
    guard properties.contains(cursor.text()), cursor.text(-1).hasSuffix(".") else { return false }
    let owner = ["?", "!"].contains(cursor.text(-2)) ? cursor.text(-3) : cursor.text(-2)
    return owner.words.last.map(parts.contains) == true
  }
}
