/// The classes that screens are made of, by whose names their own properties are told from fields.
struct Kit: Equatable, Sendable {
  /// The words in which the names of parts end: of the classes, such as `button`, and those by which
  /// tests get at any part.
  private var parts: Set<String> = ["element", "elements", "part"]
  private var classes: Set<String> = []
  private var properties: Set<String> = []

  /// Reads the files of the kit, and of the screens made of it, whose constants are no fields either.
  init(_ files: [SwiftFile], screens: [SwiftFile] = []) {
    for declaration in files.flatMap(\.declarations) where declaration.kind == .class {
      classes.insert(declaration.name)
      parts.formUnion(declaration.name.words.suffix(1))
    }
    properties = Set(
      files.flatMap { Self.variables($0) { _ in true } }
        + screens.flatMap { Self.variables($0) { $0.text(-1) == "static" } })
  }

  /// Whether a cursor stands at a part's own property, as in `saveButton.isEnabled`, or at a screen's,
  /// as in its `title = "Items"`.
  func hasProperty(at cursor: TokenCursor, in file: SwiftFile) -> Bool {
    guard properties.contains(cursor.text()) else { return false }
    guard cursor.text(-1).hasSuffix(".") else {
      // The same name alone may be a parameter; only a screen's own property is assigned to.
      return cursor.text(1) == "=" && !["let", "var"].contains(cursor.text(-1))
        && isInScreen(cursor, file)
    }
    let owner = owner(before: cursor)
    if owner == "self" { return isInScreen(cursor, file) }
    return isPart(owner)
      || !Self.variables(file) { $0.text(1) == owner && $0.text(2) == ":" && isPart($0.text(3)) }
        .isEmpty
  }

  private func isPart(_ name: String) -> Bool {
    name.words.last.map(parts.contains) == true
  }

  /// The last name of what stands before the dot, without its arguments: `part` in `part(id)?.isEnabled`.
  private func owner(before cursor: TokenCursor) -> String {
    var distance = -2
    var depth = 0
    while cursor.token(distance) != nil, depth >= 0 {
      switch cursor.text(distance) {
      case ")", "]": depth += 1
      case "(", "[": depth -= 1
      case "?", "!": break
      default: if depth == 0 { return cursor.text(distance) }
      }
      distance -= 1
    }
    return ""
  }

  private func isInScreen(_ cursor: TokenCursor, _ file: SwiftFile) -> Bool {
    let type = file.declarations.last { $0.lines.contains(cursor.line()) }
    return type?.inherited.contains(where: classes.contains) == true
  }

  /// The names of the variables and constants that match at their `let` or `var`.
  private static func variables(
    _ file: SwiftFile, where matches: (TokenCursor) -> Bool
  ) -> [String] {
    var cursor = file.cursor
    var names: [String] = []
    while cursor.token() != nil {
      if ["let", "var"].contains(cursor.text()), matches(cursor) { names.append(cursor.text(1)) }
      cursor.advance()
    }
    return names
  }
}
