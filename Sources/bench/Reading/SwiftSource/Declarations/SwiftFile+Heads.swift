/// What stands before a declaration's keyword: modifiers, attributes, and documentation.
extension SwiftFile {
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
