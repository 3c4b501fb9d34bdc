/// Finds functions and variables among the words of a file.
struct MemberScanner {
  private let words: [Word]
  private let brackets: Brackets
  private let heads: HeadReader
  /// The types by the words that open their bodies.
  private let types: [Int: Declaration]

  init(_ file: SwiftFile) {
    words = file.words
    brackets = file.brackets
    heads = HeadReader(
      words: file.words, brackets: file.brackets, documentation: file.documentation)
    types = Dictionary(
      file.declarations.map { ($0.body.lowerBound - 1, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  func functions() -> [Function] {
    words.indices.compactMap(function)
  }

  func variables() -> [Variable] {
    words.indices.compactMap(variable)
  }

  private func function(at index: Int) -> Function? {
    guard isFunction(index), let owner = owner(of: index) else { return nil }
    let opening = (index + 1..<owner.body.upperBound).first { words[$0].text == "(" }
    guard let opening, let closing = brackets.partners[opening] else { return nil }
    let (effects, result) = result(after: closing)
    let brace = brace(from: result.endIndex, in: owner)
    let last = brace.map { brackets.partners[$0] ?? words.count } ?? result.endIndex - 1
    let lastLine = words[min(last, words.count - 1)].line
    return Function(
      name: words[index].text == "init" ? "init" : words[index + 1].text, owner: owner,
      modifiers: heads.modifiers(of: index), parameters: parameters(in: opening + 1..<closing),
      effects: effects, result: result,
      body: brace.map { $0 + 1..<max($0 + 1, last) } ?? result.endIndex..<result.endIndex,
      line: words[index].line,
      lines: heads.firstLine(of: heads.start(of: index))..<lastLine + 1)
  }

  private func isFunction(_ index: Int) -> Bool {
    guard words[index].kind == .identifier, !words[index].isQuoted else { return false }
    return words[index].text == "func"
      || words[index].text == "init" && words.text(at: index - 1) != "."
        && ["(", "?", "!", "<"].contains(words.text(at: index + 1))
  }

  private func result(after closing: Int) -> (effects: ArraySlice<Word>, type: ArraySlice<Word>) {
    var index = closing + 1
    while ["async", "rethrows", "throws"].contains(words.text(at: index)) {
      index += 1
      if words.text(at: index) == "(" { index = (brackets.partners[index] ?? index) + 1 }
    }
    let effects = words[closing + 1..<index]
    guard words.text(at: index) == "->" else { return (effects, words[index..<index]) }
    return (effects, type(from: index + 1))
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
      guard let colon = part.first(where: { words[$0].text == ":" }) else { return nil }
      let type = words[colon + 1..<part.upperBound]
      return Function.Parameter(
        label: words[part.lowerBound].text, name: words[colon - 1].text,
        type: type.prefix { $0.text != "=" })
    }
  }

  /// The parts between the commas that stand in no further bracket.
  private func split(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var angles = 0
    for index in range where brackets.enclosing[index] == range.lowerBound - 1 {
      angles += words[index].angles
      if words[index].text == ",", angles == 0 {
        parts.append(start..<index)
        start = index + 1
      }
    }
    return start < range.upperBound ? parts + [start..<range.upperBound] : parts
  }

  private func variable(at index: Int) -> Variable? {
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
      name: words[index + 1].text, owner: owner(of: index), modifiers: heads.modifiers(of: index),
      isConstant: words[index].text == "let", isComputed: hasBrace && !observes,
      isTopLevel: brackets.enclosing[index] == nil, type: type,
      initial: hasValue ? value.prefix { $0.line == words[end].line } : words[end..<end],
      accessors: hasBrace ? words[brackets.inside(end)] : words[end..<end],
      line: words[index].line)
  }

  /// The words of a type, which ends with its line unless a bracket or an operator is open.
  private func type(from start: Int) -> ArraySlice<Word> {
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

  /// The type in whose body, and not deeper, a word stands.
  private func owner(of index: Int) -> Declaration? {
    brackets.enclosing[index].flatMap { types[$0] }
  }
}

extension SwiftFile {
  /// The functions and initialisers of its types, in the order of their keywords.
  package var functions: [Function] { MemberScanner(self).functions() }

  /// Properties and local variables, in the order of their keywords.
  package var variables: [Variable] { MemberScanner(self).variables() }
}
