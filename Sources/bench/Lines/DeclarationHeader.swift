/// Reads the name and the inheritance clause between a declaration's keyword and its body.
struct DeclarationHeader {
  private enum Part {
    case name
    case inheritance
    case requirements
  }

  private(set) var name = ""
  private var clauses: [String] = []
  private var part = Part.name
  /// The open angle brackets: nothing inside generic arguments counts.
  private var angles = 0

  /// The names in the inheritance clause.
  var inherited: [String] {
    clauses.filter { !$0.isEmpty }
  }

  mutating func read(_ text: String, _ kind: Token.Kind) {
    if kind == .operator { angles += Self.angles(in: text) }
    guard angles == 0 else { return }
    switch (text, part) {
    case ("where", _): part = .requirements
    case (":", .name), (",", .inheritance), ("&", .inheritance):
      part = .inheritance
      clauses.append("")
    // Of a path, and of attributes before it, the last name is left.
    case (_, .name) where kind == .identifier: name = text.filter { $0 != "`" }
    case (_, .inheritance) where kind == .identifier:
      clauses[clauses.count - 1] = text.filter { $0 != "`" }
    default: break
    }
  }

  /// How many angle brackets an operator opens, less those it closes.
  static func angles(in operator: String) -> Int {
    guard `operator` != "->" else { return 0 }
    return `operator`.count { $0 == "<" } - `operator`.count { $0 == ">" }
  }
}
