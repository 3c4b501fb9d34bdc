extension SwiftFile {
  func variable(at index: Int) -> Variable? {
    guard words[index].kind == .identifier, ["let", "var"].contains(words[index].text),
      index + 1 < words.count, words[index + 1].kind == .identifier
    else { return nil }
    let hasType = words.text(at: index + 2) == ":"
    let type = hasType ? type(from: index + 3) : words[index + 2..<index + 2]
    let end = type.endIndex
    let hasValue = words.text(at: end) == "="
    let value = words[min(end + 1, words.count)...]
    let observes = ["didSet", "willSet"].contains(words.text(at: end + 1))
    let hasBrace = words.text(at: end) == "{"
    return Variable(
      name: words[index + 1].text, owner: owner(of: index), modifiers: modifiers(of: index),
      isConstant: words[index].text == "let", isComputed: hasBrace && !observes,
      isTopLevel: brackets.enclosing[index] == nil, type: type,
      initial: hasValue ? value.prefix { $0.line == words[end].line } : words[end..<end],
      accessors: hasBrace ? words[brackets.inside(end)] : words[end..<end],
      line: words[index].line)
  }

  /// The words of a type, which ends with its line unless a bracket or an operator is open.
  func type(from start: Int) -> ArraySlice<Token> {
    var end = start
    var angles = 0
    while end < words.count, !["=", "{", "}", "]", "where"].contains(words[end].text) {
      let isNewLine = end > start && words[end].line > words[end - 1].line
      let isEnd = [",", ")"].contains(words[end].text) || isNewLine && words[end].text != "&"
      if isEnd, angles == 0 { break }
      angles += words[end].angles
      end = max(end, brackets.partners[end] ?? end) + 1
    }
    return words[start..<end]
  }
}
