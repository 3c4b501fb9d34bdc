import SwiftSource

/// Reads the values that a scenario's source has: texts, numbers, lists, and calls.
struct LiteralReader {
  private let path: String
  private let words: [Token]
  private var next = 0
  private var depth = 0

  init(path: String, text: String) {
    self.path = path
    words = SwiftFile(path: path, text: text).words
  }

  /// The only value of the file; a comma may follow it, as in a list of scenarios.
  mutating func read() throws(InputError) -> Literal {
    let literal = try value()
    _ = take(",")
    guard next == words.count else { throw mistake("nothing", at: line) }
    return literal
  }

  static func mistake(_ expected: String, in path: String, at line: Int) -> InputError {
    InputError(description: "\(path):\(line): expected \(expected)")
  }

  private func mistake(_ expected: String, at line: Int) -> InputError {
    Self.mistake(expected, in: path, at: line)
  }

  /// Of the next word, or of the last.
  private var line: Int {
    ((words.indices.contains(next) ? words[next] : words.last)?.line ?? 0) + 1
  }

  private mutating func value() throws(InputError) -> Literal {
    guard words.indices.contains(next) else { throw mistake("a value", at: line) }
    let word = words[next]
    let line = word.line + 1
    // Nobody nests so deep, and the reader's stack has an end.
    guard depth < 50 else { throw mistake("fewer brackets", at: line) }
    depth += 1
    defer { depth -= 1 }
    switch word.kind {
    case .string:
      next += 1
      guard let text = word.text.unescaped else { throw mistake("a plain text", at: line) }
      return Literal(form: .text(text), line: line)
    case .number: return Literal(form: .number(try number()), line: line)
    case _ where take("-"): return Literal(form: .number(try number(sign: "-")), line: line)
    case _ where take("["):
      var list: [Literal] = []
      while !take("]") {
        list.append(try value())
        if !take(",") {
          try expect("]")
          break
        }
      }
      return Literal(form: .list(list), line: line)
    default: return Literal(form: try call(), line: line)
    }
  }

  private mutating func number(sign: String = "") throws(InputError) -> Int {
    guard let number = Int(sign + words.text(at: next).filter { $0 != "_" }) else {
      throw mistake("a whole number", at: line)
    }
    next += 1
    return number
  }

  private mutating func call() throws(InputError) -> Literal.Form {
    let name = self.name()
    guard !name.isEmpty else { throw mistake("a value", at: line) }
    var arguments: [Literal.Argument] = []
    guard take("(") else { return .call(name, []) }
    while !take(")") {
      var label: String?
      if words.text(at: next + 1) == ":" {
        label = words[next].text
        next += 2
      }
      arguments.append((label, try value()))
      if !take(",") {
        try expect(")")
        break
      }
    }
    // `FakeServer(generating: 3).items`
    return .call(name + self.name(), arguments)
  }

  /// Names and the dots between and before them.
  private mutating func name() -> String {
    var name = ""
    while words.indices.contains(next),
      words[next].text == "."
        || (words[next].kind == .identifier && (name.isEmpty || name.last == "."))
    {
      name += words[next].text
      next += 1
    }
    return name
  }

  private mutating func take(_ text: String) -> Bool {
    guard words.text(at: next) == text else { return false }
    next += 1
    return true
  }

  private mutating func expect(_ text: String) throws(InputError) {
    guard take(text) else { throw mistake("'\(text)'", at: line) }
  }
}
