import SwiftSource

/// A method of a test double, or of a class that doubles inherit from, by what stands in its body.
struct DoubleMethod {
  let function: Function
  /// The words of its body.
  let words: [Token]

  init(_ function: Function, in file: SwiftFile) {
    self.function = function
    words = file.words[function.body].map(\.self)
  }

  var asserts: Bool { words.contains { $0.text.hasPrefix("XCT") } }

  /// Whether it calls one of these methods, of another object or its own.
  func calls(_ names: Set<String>) -> Bool { words[...].call(names) }

  /// Whether it reads a property, apart from where it writes it; a parameter may have its name.
  func reads(_ property: String) -> Bool {
    let isHidden = function.parameters.contains { $0.name == property }
    return words.indices.contains { index in
      words[index].text == property && value(writtenAt: index) == nil
        && !(isHidden && words.text(at: index - 1) != ".")
    }
  }

  func writes(_ property: String) -> Bool { !values(writtenTo: property).isEmpty }

  /// Whether it keeps in a property that it was called, or what with.
  func keeps(in property: String) -> Bool {
    let parameters = Set(function.parameters.filter { !$0.isClosure }.map(\.name))
    return values(writtenTo: property).contains { value in
      value.contains { $0.kind != .identifier && $0.text.first != "(" && $0.text.first != ")" }
        || value.contains { parameters.contains($0.text) || $0.text == "true" }
    }
  }

  private func values(writtenTo property: String) -> [ArraySlice<Token>] {
    words.indices.filter { words[$0].text == property }.compactMap(value)
  }

  /// What follows on the line where a word is assigned to, or appended to.
  private func value(writtenAt index: Int) -> ArraySlice<Token>? {
    let next = words.text(at: index + 1)
    let isAppended = next == "." && words.text(at: index + 2) == "append"
    guard isAppended || ["=", "+="].contains(next) else { return nil }
    return words[(index + (isAppended ? 3 : 2))...].prefix { $0.line == words[index].line }
  }
}

extension Function.Parameter {
  /// Whether it is a completion, in whichever words.
  fileprivate var isClosure: Bool { type.texts.contains { $0 == "->" || $0 == "Completion" } }
}

extension ArraySlice<Token> {
  /// Whether one of these methods is called.
  func call(_ names: Set<String>) -> Bool {
    zip(self, dropFirst()).contains { names.contains($0.text) && $1.text == "(" }
  }
}
