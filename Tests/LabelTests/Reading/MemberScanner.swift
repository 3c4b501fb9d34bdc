@testable import bench

/// Finds functions and variables among the words of a file.
struct MemberScanner {
  private static let modifiers = Keyword.modifiers.union([
    "class", "convenience", "dynamic", "final", "lazy", "mutating", "override", "required",
    "static", "unowned", "weak",
  ])

  let words: [Word]
  let brackets: Brackets
  let types: [TypeDeclaration]

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
    let (result, end) = result(after: closing)
    let hasBody = text(end) == "{"
    return Function(
      name: words[index].text == "init" ? "init" : words[index + 1].text, owner: owner,
      modifiers: modifiers(before: index), parameters: parameters(in: opening + 1..<closing),
      result: result, body: hasBody ? brackets.inside(end) : end..<end, line: words[index].line)
  }

  private func isFunction(_ index: Int) -> Bool {
    words[index].text == "func"
      || words[index].text == "init" && ["(", "?", "<"].contains(text(index + 1))
  }

  /// The words of a result's type, and the index of what follows them.
  private func result(after closing: Int) -> (type: [String], end: Int) {
    var index = closing + 1
    if text(index) == "throws" { index += 1 }
    if text(index) == "(" { index = (brackets.partners[index] ?? index) + 1 }
    guard text(index) == "->" else { return ([], index) }
    let type = type(from: index + 1)
    return (type, index + 1 + type.count)
  }

  private func parameters(in range: Range<Int>) -> [Function.Parameter] {
    split(range).compactMap { part in
      guard let colon = part.first(where: { words[$0].text == ":" }) else { return nil }
      let label = words[part.lowerBound].text
      return Function.Parameter(
        label: label, name: words[colon - 1].text,
        type: words[colon + 1..<part.upperBound].map(\.text).prefix { $0 != "=" }.map(\.self))
    }
  }

  /// The parts between the commas that stand in no further bracket.
  private func split(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var angles = 0
    for index in range where brackets.enclosing[index] == range.lowerBound - 1 {
      if words[index].kind == .operator {
        angles += DeclarationHeader.angles(in: words[index].text)
      }
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
    let type = text(index + 2) == ":" ? type(from: index + 3) : []
    let end = index + 2 + (type.isEmpty ? 0 : type.count + 1)
    let initial =
      text(end) == "="
      ? words[(end + 1)...].prefix { $0.line == words[end].line }.map(\.text) : []
    let observes = ["didSet", "willSet"].contains(text(end + 1))
    return Variable(
      name: words[index + 1].text, owner: owner(of: index), modifiers: modifiers(before: index),
      isConstant: words[index].text == "let", isComputed: text(end) == "{" && !observes,
      isTopLevel: brackets.enclosing[index] == nil, type: type, initial: initial,
      line: words[index].line)
  }

  /// The words of a type, which ends with its line unless a bracket or an operator is open.
  private func type(from start: Int) -> [String] {
    var end = start
    var angles = 0
    while end < words.count, !["=", "{", "}", "where"].contains(words[end].text) {
      let isNewLine = end > start && words[end].line > words[end - 1].line
      let isEnd = [",", ")"].contains(words[end].text) || isNewLine && words[end].text != "&"
      if isEnd, angles == 0 { break }
      if words[end].kind == .operator {
        angles += DeclarationHeader.angles(in: words[end].text)
      }
      end = brackets.partners[end].map { $0 + 1 } ?? end + 1
    }
    return words[start..<end].map(\.text)
  }

  private func modifiers(before index: Int) -> Set<String> {
    var modifiers: Set<String> = []
    var index = index - 1
    while index >= 0 {
      if words[index].text == ")", let opening = brackets.partners[index],
        Self.modifiers.contains(text(opening - 1))
      {
        modifiers.insert(text(opening - 1) + "(\(text(opening + 1)))")
        index = opening - 2
      } else if Self.modifiers.contains(words[index].text) {
        modifiers.insert(words[index].text)
        index -= 1
      } else {
        break
      }
    }
    return modifiers
  }

  /// The type in whose body, and not deeper, a word stands.
  private func owner(of index: Int) -> TypeDeclaration? {
    guard let opening = brackets.enclosing[index] else { return nil }
    return types.first { $0.body.lowerBound == opening + 1 }
  }

  private func text(_ index: Int) -> String {
    words.indices.contains(index) ? words[index].text : ""
  }
}
