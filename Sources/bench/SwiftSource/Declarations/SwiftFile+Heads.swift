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
    var index = end - 1
    if words.text(at: index) == ")", ["safe", "set", "unsafe"].contains(words.text(at: index - 1)) {
      index -= 3
    }
    guard Keyword.modifiers.contains(words.text(at: index)), !words[index].isQuoted else {
      return nil
    }
    return index
  }

  private func attribute(before end: Int) -> Int? {
    var index = end - 1
    if words.text(at: index) == ")", let opening = brackets.partners[index] { index = opening - 1 }
    index = skippingGenericArguments(before: index)
    while words.text(at: index - 1) == "." { index = skippingGenericArguments(before: index - 2) }
    return words.text(at: index - 1) == "@" ? index - 1 : nil
  }

  private func skippingGenericArguments(before end: Int) -> Int {
    var index = end
    var angles = 0
    repeat {
      guard words.indices.contains(index) else { return end }
      angles += words[index].angles
      index -= 1
    } while angles < 0
    return angles == 0 && index < end - 1 ? index : end
  }
}
