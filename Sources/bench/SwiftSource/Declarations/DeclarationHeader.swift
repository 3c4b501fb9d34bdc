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

  mutating func read(_ word: Word) {
    angles += word.angles
    guard angles == 0 else { return }
    switch (word.text, part) {
    case ("where", _): part = .requirements
    case (":", .name), (",", .inheritance), ("&", .inheritance):
      part = .inheritance
      clauses.append("")
    // Of a path, and of attributes before it, the last name is left.
    case (_, .name) where word.kind == .identifier: name = word.text
    case (_, .inheritance) where word.kind == .identifier:
      clauses[clauses.count - 1] = word.text
    default: break
    }
  }
}

extension Word {
  /// How many angle brackets an operator opens, less those it closes.
  var angles: Int {
    guard kind == .operator, text != "->" else { return 0 }
    return text.count { $0 == "<" } - text.count { $0 == ">" }
  }
}
