/// The name and the inheritance clause between a declaration's keyword and its body.
struct DeclarationHeader {
  let name: String
  let inherited: [String]

  init(_ words: ArraySlice<Word>) {
    var angles = 0
    // Nothing inside generic arguments counts.
    let outer = words.filter { word in
      angles += word.angles
      return angles == 0
    }.prefix { $0.text != "where" }
    let names = outer.prefix { $0.text != ":" }
    let clauses = outer.dropFirst(names.count + 1).split { [",", "&"].contains($0.text) }
    // Of a path, and of attributes before it, the last name is left.
    let lastName = { (part: ArraySlice<Word>) in part.last { $0.kind == .identifier }?.text }
    name = lastName(names) ?? ""
    inherited = clauses.compactMap(lastName)
  }
}

extension Word {
  /// How many angle brackets an operator opens, less those it closes.
  var angles: Int {
    guard kind == .operator, text != "->" else { return 0 }
    return text.count { $0 == "<" } - text.count { $0 == ">" }
  }
}
