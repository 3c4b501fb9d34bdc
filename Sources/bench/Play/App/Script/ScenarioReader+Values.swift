/// The values of which a scenario's parts are made.
extension ScenarioReader {
  func call(_ literal: Literal) throws(InputError) -> Literal.Call {
    guard case .call(let name, let arguments) = literal.form else {
      throw mistake("a name", literal.line)
    }
    return Literal.Call(name: name, arguments: arguments, line: literal.line)
  }

  func text(_ literal: Literal) throws(InputError) -> String {
    guard case .text(let text) = literal.form else { throw mistake("a text", literal.line) }
    return text
  }

  func number(
    _ literal: Literal, in range: ClosedRange<Int> = 0...1_000_000
  ) throws(InputError) -> Int {
    guard case .number(let number) = literal.form, range.contains(number) else {
      throw mistake(
        "a whole number from \(range.lowerBound) to \(range.upperBound)", literal.line)
    }
    return number
  }

  /// A day at most.
  func duration(_ literal: Literal) throws(InputError) -> Duration {
    let call = try call(literal)
    switch call.signature {
    case ".milliseconds(_:)":
      return .milliseconds(try number(call.arguments[0].value, in: 0...86_400_000))
    case ".seconds(_:)": return .seconds(try number(call.arguments[0].value, in: 0...86_400))
    case ".zero": return .zero
    default: throw mistake(".milliseconds(100) or .seconds(1)", call.line)
    }
  }

  func flag(_ literal: Literal) throws(InputError) -> Bool {
    switch try call(literal).signature {
    case "true": return true
    case "false": return false
    default: throw mistake("true or false", literal.line)
    }
  }

  func list(_ literal: Literal) throws(InputError) -> [Literal] {
    guard case .list(let list) = literal.form else { throw mistake("a list", literal.line) }
    return list
  }

  /// A case without values, by its name.
  func choice<Choice: CaseIterable>(_ literal: Literal) throws(InputError) -> Choice {
    let name = try call(literal).signature
    guard let choice = Choice.allCases.first(where: { ".\($0)" == name }) else {
      let names = Choice.allCases.map { ".\($0)" }.joined(separator: ", ")
      throw mistake("one of \(names)", literal.line)
    }
    return choice
  }

  func mistake(_ expected: String, _ line: Int) -> InputError {
    LiteralReader.mistake(expected, in: path, at: line)
  }
}
