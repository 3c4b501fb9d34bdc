import Foundation

/// How the value of each option is read.
extension OptionsParser {
  func command(_ text: String) throws(UsageError) -> Command {
    guard let command = Command(rawValue: text) else {
      throw .unknown("command", text, known: Command.documented.map(\.rawValue))
    }
    return command
  }

  func format(_ text: String) throws(UsageError) -> OutputFormat {
    guard let format = OutputFormat(rawValue: text) else {
      throw .unknown("format", text, known: OutputFormat.allCases.map(\.rawValue))
    }
    return format
  }

  func names(
    _ text: String, of option: OptionName, kind: String, in known: [String]
  ) throws(UsageError) -> [String] {
    var names: [String] = []
    for part in try parts(text, of: option) {
      guard let name = name(part, in: known) else {
        throw .unknown(kind, part, known: known)
      }
      names.append(name)
    }
    return names
  }

  /// The name as it is known; nil for one that isn't.
  func name(_ text: String, in known: [String]) -> String? {
    known.first { $0.lowercased() == text.lowercased() }
  }

  func sizes(_ text: String) throws(UsageError) -> [Int] {
    var sizes: [Int] = []
    for part in try parts(text, of: .items) {
      sizes.append(Int(try number(part, of: .items, most: UInt64(Options.mostItems))))
    }
    return sizes
  }

  func sessions(_ text: String) throws(UsageError) -> Int {
    let number = try number(text, of: .sessions, most: UInt64(Options.mostSessions))
    if number == 0 { throw UsageError("--sessions can't be 0; write 1 or more") }
    return Int(number)
  }

  func limit(_ text: String) throws(UsageError) -> Duration {
    .seconds(Int(try number(text, of: .limit, most: UInt64(Options.longestLimit))))
  }

  func number(
    _ text: String, of option: OptionName, most: UInt64
  ) throws(UsageError) -> UInt64 {
    let name = option.spelling
    guard text.wholeMatch(of: /[+-]?[0-9]+/) != nil else {
      throw UsageError("\(name) needs a whole number, not '\(text.printable)'")
    }
    if text.hasPrefix("-") {
      throw UsageError("\(name) can't be negative, as \(text) is; write 0 or more")
    }
    guard let number = UInt64(text), number <= most else {
      throw UsageError("\(name) is too large at \(text); write \(most) or less")
    }
    return number
  }

  /// The comma-separated parts, so that `--items 0,8` is `--items 0 --items 8`.
  private func parts(_ text: String, of option: OptionName) throws(UsageError) -> [String] {
    let parts = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
    if parts.isEmpty { throw option.missingValue }
    return parts
  }
}
