/// The functions, properties, and variables among the words.
extension SwiftFile {
  /// The type in whose body, and not deeper, a word stands.
  func owner(of index: Int) -> Declaration? {
    brackets.enclosing[index].flatMap { brace in
      declarations.first { $0.body.lowerBound == brace + 1 }
    }
  }

  func function(at index: Int) -> Function? {
    guard isFunction(index), let owner = owner(of: index) else { return nil }
    let opening = words[index..<owner.body.upperBound].firstIndex { $0.text == "(" }
    guard let opening, let closing = brackets.partners[opening] else { return nil }
    let effects = effects(after: closing)
    let result = result(from: effects.endIndex)
    let brace = brace(from: result.endIndex, in: owner)
    let last = brace.map { brackets.partners[$0] ?? $0 } ?? result.endIndex - 1
    return Function(
      name: words[index].text == "init" ? "init" : words[index + 1].text, owner: owner,
      modifiers: modifiers(of: index), parameters: parameters(in: opening + 1..<closing),
      effects: effects, result: result,
      body: brace.map(brackets.inside) ?? result.endIndex..<result.endIndex,
      line: words[index].line, lines: firstLine(of: index)..<words[last].line + 1)
  }

  private func isFunction(_ index: Int) -> Bool {
    guard words[index].kind == .identifier, !words[index].isQuoted else { return false }
    return words[index].text == "func"
      || words[index].text == "init" && words.text(at: index - 1) != "."
        && ["(", "?", "!", "<"].contains(words.text(at: index + 1))
  }

  private func effects(after closing: Int) -> ArraySlice<Token> {
    var end = closing + 1
    while ["async", "rethrows", "throws"].contains(words.text(at: end)) {
      end += 1
      if words.text(at: end) == "(" { end = (brackets.partners[end] ?? end) + 1 }
    }
    return words[closing + 1..<end]
  }

  private func result(from index: Int) -> ArraySlice<Token> {
    words.text(at: index) == "->" ? type(from: index + 1) : words[index..<index]
  }

  /// The brace that opens a function's body, behind the requirements on its types.
  private func brace(from index: Int, in owner: Declaration) -> Int? {
    guard owner.kind != .protocol, ["{", "where"].contains(words.text(at: index)) else {
      return nil
    }
    return words[index..<owner.body.upperBound].firstIndex { $0.text == "{" }
  }

  private func parameters(in range: Range<Int>) -> [Function.Parameter] {
    split(range).compactMap { part in
      guard let colon = part.firstIndex(where: { $0.text == ":" }) else { return nil }
      return Function.Parameter(
        label: words[part.startIndex].text, name: words[colon - 1].text,
        type: part[(colon + 1)...].prefix { $0.text != "=" })
    }
  }

  /// The parts between the commas that stand in no further bracket.
  private func split(_ range: Range<Int>) -> [ArraySlice<Token>] {
    var angles = 0
    let commas = range.filter { index in
      guard brackets.enclosing[index] == range.lowerBound - 1 else { return false }
      angles += words[index].angles
      return words[index].text == "," && angles == 0
    }
    let starts = [range.lowerBound] + commas.map { $0 + 1 }
    return zip(starts, commas + [range.upperBound]).map { words[$0..<$1] }
  }

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
