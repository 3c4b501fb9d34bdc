/// Finds the types, protocols, and extensions of a source, nested ones too.
struct DeclarationScanner {
  /// An open bracket, with the declaration whose body it holds.
  private struct Bracket {
    let opening: String
    var declaration: Int?
    /// Where the attributes started whose arguments it holds.
    var start: Int?
  }

  private var cursor: TokenCursor
  private var brackets: [Bracket] = []
  /// Where the attributes and modifiers started that lead up to the cursor.
  private var start: Int?
  private var declarations: [Declaration] = []

  init(_ cursor: TokenCursor) {
    self.cursor = cursor
  }

  /// The declarations in the order of their keywords.
  consuming func scan() -> [Declaration] {
    while let token = cursor.token() {
      switch token.kind {
      case .identifier: scanWord()
      case .punctuation: scanPunctuation()
      default: start = nil
      }
      cursor.advance()
    }
    return declarations
  }

  private mutating func scanWord() {
    if let kind = Declaration.Kind(rawValue: cursor.text()), declares(kind) {
      scanDeclaration(kind)
    } else {
      start = Keyword.modifiers.contains(cursor.text()) ? start ?? cursor.index : nil
    }
  }

  private mutating func scanPunctuation() {
    switch cursor.text() {
    case "{", "(", "[": open(Bracket(opening: cursor.text()))
    case "}": close("{")
    case ")": close("(")
    case "]": close("[")
    case "@": scanAttribute()
    default: start = nil
    }
  }

  private mutating func scanAttribute() {
    start = start ?? cursor.index
    var angles = 0
    repeat {
      cursor.advance()
      angles += DeclarationHeader.angles(in: cursor.text())
    } while cursor.token(1) != nil && (angles > 0 || isAttributeContinued)
    guard cursor.text(1) == "(" else { return }
    cursor.advance()
    open(Bracket(opening: "(", start: start))
  }

  /// Whether the attribute's name has a further part or generic arguments.
  private var isAttributeContinued: Bool {
    cursor.text() == "." || cursor.text(1) == "." || cursor.text(1).hasPrefix("<")
  }

  private mutating func scanDeclaration(_ kind: Declaration.Kind) {
    let first = cursor.firstLine(ofTokenAt: start ?? cursor.index)
    start = nil
    var header = DeclarationHeader()
    while let next = cursor.token(1), cursor.text(1) != "{", cursor.text(1) != "}" {
      header.read(cursor.text(1), next.kind)
      cursor.advance()
    }
    declarations.append(
      Declaration(
        kind: kind, name: header.name, inherited: header.inherited,
        lines: first..<cursor.lines.kinds.count))
    guard cursor.text(1) == "{" else { return end(declarations.count - 1) }
    cursor.advance()
    open(Bracket(opening: "{", declaration: declarations.count - 1))
  }

  /// Whether a keyword starts a declaration: `class func`, `.class`, labels, and imports don't.
  private func declares(_ kind: Declaration.Kind) -> Bool {
    guard brackets.last?.opening ?? "{" == "{", ![".", "import"].contains(cursor.text(-1))
    else { return false }
    if kind == .extension { return cursor.text(1) != ":" }
    guard cursor.token(1)?.kind == .identifier, !Keyword.reserved.contains(cursor.text(1))
    else { return false }
    // `actor` is a name as well, and a statement of its own may follow it.
    if kind == .actor, cursor.line(1) != cursor.line() { return false }
    return ["{", ":", "where"].contains(cursor.text(2)) || cursor.text(2).hasPrefix("<")
  }

  private mutating func open(_ bracket: Bracket) {
    brackets.append(bracket)
    start = nil
  }

  private mutating func close(_ opening: String) {
    start = nil
    guard let match = brackets.lastIndex(where: { $0.opening == opening }) else { return }
    start = brackets[match].start
    if let declaration = brackets[match].declaration { end(declaration) }
    brackets.removeSubrange(match...)
  }

  private mutating func end(_ declaration: Int) {
    let first = declarations[declaration].lines.lowerBound
    declarations[declaration].lines = first..<cursor.line() + 1
  }
}
