/// Finds the functions and initialisers of a source that have a body.
struct FunctionScanner {
  /// A function or initialiser, and the lines it takes.
  struct Function: Equatable {
    /// The name with the labels, such as `save(title:isEnabled:)`.
    let name: String
    /// The indices of its lines, from its documentation or first attribute to the closing brace.
    let lines: Range<Int>
  }

  private let file: SwiftFile
  private let text: [Substring]
  private var cursor: TokenCursor

  init(_ file: SwiftFile) {
    self.file = file
    text = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    cursor = file.cursor
  }

  /// The functions in the order of their keywords.
  consuming func scan() -> [Function] {
    var functions: [Function] = []
    while cursor.token() != nil {
      if let name, !isRequirement { functions.append(function(name)) }
      cursor.advance()
    }
    return functions
  }

  /// What the declaration at the cursor is called, without labels; nil where none is.
  private var name: String? {
    switch cursor.text() {
    case "func": cursor.text(1).filter { $0 != "`" }
    case "init" where cursor.text(-1) != "." && ["(", "?", "!", "<"].contains(cursor.text(1)):
      "init"
    default: nil
    }
  }

  private var isRequirement: Bool {
    file.declarations.last { $0.lines.contains(cursor.line()) }?.kind == .protocol
  }

  private func function(_ name: String) -> Function {
    var end = cursor
    var labels = ""
    Self.pass("(", &end) { parameter in
      guard parameter.text(1) == ":" || parameter.text(2) == ":" else { return }
      labels += parameter.text() + ":"
    }
    Self.pass("{", &end)
    let first = cursor.line()
    let above = text[..<first].reversed().prefix { line in
      let line = line.drop(while: \.isWhitespace)
      return line.hasPrefix("///") || line.hasPrefix("@")
    }
    return Function(name: "\(name)(\(labels))", lines: first - above.count..<end.line(-1) + 1)
  }

  /// Moves behind the brackets that open next, and shows what follows the opening one and each comma.
  private static func pass(
    _ bracket: String, _ cursor: inout TokenCursor, _ visit: (TokenCursor) -> Void = { _ in }
  ) {
    while cursor.token() != nil, cursor.text() != bracket { cursor.advance() }
    var depth = 0
    repeat {
      let isSeparator = [bracket, ","].contains(cursor.text())
      depth +=
        ["(", "[", "{"].contains(cursor.text())
        ? 1 : [")", "]", "}"].contains(cursor.text()) ? -1 : 0
      cursor.advance()
      if isSeparator, depth == 1 { visit(cursor) }
    } while depth > 0 && cursor.token() != nil
  }
}
