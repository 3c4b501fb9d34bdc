/// A field of the model by its name, and what counts as naming it in the code.
struct Field: Equatable, Sendable {
  /// What `bench ripple` looks for when nothing is named.
  static let usual = "isEnabled"

  let name: String
  private let words: [String]
  /// The last words of the names of controls, such as `button` of `saveButton`.
  private let controls: Set<String>

  /// `kit` are the names of the classes that screens are made of.
  init(_ name: String, kit: [String] = []) {
    self.name = name
    let words = name.words
    self.words =
      ["is", "has"].contains(words.first) && words.count > 1 ? Array(words.dropFirst()) : words
    controls = Set(kit.compactMap { $0.words.last })
  }

  /// The indices of the lines of a source that name the field.
  func lines(in text: String) -> Set<Int> {
    let source = Source(text)
    var cursor = TokenCursor(Array(Lexer(source)), in: source)
    var lines: Set<Int> = []
    while let token = cursor.token() {
      if token.kind == .identifier, cursor.text().contains(words: words), !isOfControl(cursor) {
        lines.insert(cursor.line())
      }
      cursor.advance()
    }
    return lines
  }

  /// Whether the name at a cursor is a member of a control, as in `saveButton.isEnabled`.
  private func isOfControl(_ cursor: TokenCursor) -> Bool {
    cursor.text(-1) == "." && cursor.text(-2).words.last.map(controls.contains) == true
  }
}
