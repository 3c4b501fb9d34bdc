/// The types, protocols, and extensions among the words.
extension SwiftFile {
  func declaration(at index: Int) -> Declaration? {
    guard words[index].kind == .identifier, !words[index].isQuoted,
      let kind = Declaration.Kind(rawValue: words[index].text), declares(kind, at: index)
    else { return nil }
    let end = words[index...].firstIndex { ["{", "}"].contains($0.text) } ?? words.count
    let (name, inherited) = header(in: words[index + 1..<end])
    let hasBody = words.text(at: end) == "{"
    let closing = hasBody ? brackets.partners[end] : end - 1
    let last = closing.map { words[$0].line } ?? lines.count - 1
    return Declaration(
      kind: kind, name: name, inherited: inherited,
      lines: firstLine(of: index)..<last + 1, line: words[index].line,
      body: hasBody ? end + 1..<(closing ?? words.count) : end..<end,
      words: index..<min((closing ?? words.count) + 1, words.count),
      isNested: brackets.enclosing[index] != nil)
  }

  /// Whether a keyword starts a declaration: `class func`, `.class`, labels, and imports don't.
  private func declares(_ kind: Declaration.Kind, at index: Int) -> Bool {
    guard brackets.enclosing[index].map({ words[$0].text == "{" }) ?? true,
      ![".", "import"].contains(words.text(at: index - 1))
    else { return false }
    if kind == .extension { return words.text(at: index + 1) != ":" }
    guard index + 1 < words.count, words[index + 1].kind == .identifier,
      words[index + 1].isQuoted || !Keyword.reserved.contains(words[index + 1].text)
    else { return false }
    // `actor` is a name as well, and a statement of its own may follow it.
    if kind == .actor, words[index + 1].line != words[index].line { return false }
    return ["{", ":", "where"].contains(words.text(at: index + 2))
      || words.text(at: index + 2).hasPrefix("<")
  }

  /// The name and the inheritance clause between a declaration's keyword and its body.
  private func header(in words: ArraySlice<Token>) -> (name: String, inherited: [String]) {
    var angles = 0
    // Nothing inside generic arguments counts.
    let outer = words.filter { word in
      angles += word.angles
      return angles == 0
    }.prefix { $0.text != "where" }
    let names = outer.prefix { $0.text != ":" }
    let clauses = outer.dropFirst(names.count + 1).split { [",", "&"].contains($0.text) }
    // Of a path, and of attributes before it, the last name is left.
    let lastName = { (part: ArraySlice<Token>) in part.last { $0.kind == .identifier }?.text }
    return (lastName(names) ?? "", clauses.compactMap(lastName))
  }

  // What stands before a declaration's keyword: modifiers, attributes, and documentation.

  /// The modifiers before a keyword, such as `private(set)`.
  func modifiers(of keyword: Int) -> Set<String> {
    let steps = steps(before: keyword)
    let parts = zip(steps.dropFirst(), steps).map { words[$0..<$1] }
    return Set(parts.filter { $0.first?.text != "@" }.map(\.text))
  }

  /// The line where a declaration starts, or the documentation comment right above it.
  func firstLine(of keyword: Int) -> Int {
    let start = steps(before: keyword).last ?? keyword
    let line = words[start].line
    guard start == 0 || words[start - 1].line < line else { return line }
    return documentation[line]?.lowerBound ?? line
  }

  /// The keyword, and what stands before it from the nearest on.
  private func steps(before keyword: Int) -> [Int] {
    Array(sequence(first: keyword) { modifier(before: $0) ?? attribute(before: $0) })
  }

  private func modifier(before end: Int) -> Int? {
    let hasArgument =
      words.text(at: end - 1) == ")" && ["safe", "set", "unsafe"].contains(words.text(at: end - 2))
    let index = hasArgument ? end - 4 : end - 1
    guard Keyword.modifiers.contains(words.text(at: index)), !words[index].isQuoted else {
      return nil
    }
    return index
  }

  private func attribute(before end: Int) -> Int? {
    let opening = words.text(at: end - 1) == ")" ? brackets.partners[end - 1] : nil
    var index = (opening ?? end) - 1
    while words.text(at: index - 1) == "." { index -= 2 }
    return words.text(at: index - 1) == "@" ? index - 1 : nil
  }
}
