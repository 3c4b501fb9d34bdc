import Foundation

/// How the value of each option is read.
extension OptionsParser {
  func command(_ text: String) throws(UsageError) -> Command {
    guard let command = Command(rawValue: text) else {
      throw .unknown("command", text, known: Command.documented.map(\.rawValue))
    }
    return command
  }

  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ text: String, _ kind: String
  ) throws(UsageError) -> Choice {
    guard let choice = Choice(rawValue: text.lowercased()) else {
      throw .unknown(kind, text, known: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  func choice(_ text: String, _ kind: String, of known: [String]) throws(UsageError) -> String {
    guard let name = name(text, in: known) else { throw .unknown(kind, text, known: known) }
    return name
  }

  /// The name as it is known; nil for one that isn't.
  func name(_ text: String, in known: [String]) -> String? {
    known.first { $0.lowercased() == text.lowercased() }
  }

  func number(
    _ text: String, of option: OptionName, in range: ClosedRange<UInt64>
  ) throws(UsageError) -> UInt64 {
    let name = option.spelling
    guard text.wholeMatch(of: /[+-]?[0-9]+/) != nil else {
      throw UsageError("\(name) needs a whole number, not '\(text.printable)'")
    }
    if text.hasPrefix("-") {
      throw UsageError(
        "\(name) can't be negative, as \(text) is; write \(range.lowerBound) or more")
    }
    guard let number = UInt64(text), number <= range.upperBound else {
      throw UsageError("\(name) is too large at \(text); write \(range.upperBound) or less")
    }
    if number < range.lowerBound {
      throw UsageError("\(name) can't be \(number); write \(range.lowerBound) or more")
    }
    return number
  }

  /// The comma-separated parts, so that `--items 0,8` is `--items 0 --items 8`.
  func parts(_ text: String, of option: OptionName) throws(UsageError) -> [String] {
    let parts = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
    if parts.isEmpty { throw option.missingValue }
    return parts
  }
}
