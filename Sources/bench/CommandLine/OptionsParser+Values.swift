import Foundation

/// How the value of each option is read.
extension OptionsParser {
  func command(_ text: String) throws(UsageError) -> Command {
    guard let command = Command(rawValue: text) else {
      throw .unknown(.command, text, known: Command.documented.map(\.rawValue))
    }
    return command
  }

  func format(_ text: String) throws(UsageError) -> OutputFormat {
    guard let format = OutputFormat(rawValue: text) else {
      throw .unknown(.format, text, known: OutputFormat.allCases.map(\.rawValue))
    }
    return format
  }

  func names(
    _ text: String, of option: OptionName, kind: UsageError.Kind, in known: [String]
  ) throws(UsageError) -> [String] {
    var names: [String] = []
    for part in try parts(text, of: option) {
      guard let name = known.first(where: { $0.lowercased() == part.lowercased() }) else {
        throw .unknown(kind, part, known: known)
      }
      names.append(name)
    }
    return names
  }

  func sizes(_ text: String) throws(UsageError) -> [Int] {
    var sizes: [Int] = []
    for part in try parts(text, of: .items) {
      let size = try number(part, of: .items)
      guard let size = Int(exactly: size), size <= Options.mostItems else {
        throw .tooLarge(.items, part, most: UInt64(Options.mostItems))
      }
      sizes.append(size)
    }
    return sizes
  }

  func sessions(_ text: String) throws(UsageError) -> Int {
    let number = try number(text, of: .sessions)
    if number == 0 { throw .zero(.sessions) }
    guard let sessions = Int(exactly: number), sessions <= Options.mostSessions else {
      throw .tooLarge(.sessions, text, most: UInt64(Options.mostSessions))
    }
    return sessions
  }

  func limit(_ text: String) throws(UsageError) -> Duration {
    let seconds = try number(text, of: .limit)
    guard let seconds = Int(exactly: seconds), seconds <= Options.longestLimit else {
      throw .tooLarge(.limit, text, most: UInt64(Options.longestLimit))
    }
    return .seconds(seconds)
  }

  func number(_ text: String, of option: OptionName) throws(UsageError) -> UInt64 {
    if let number = UInt64(text) { return number }
    guard text.wholeMatch(of: /[+-]?[0-9]+/) != nil else { throw .notANumber(option, text) }
    throw text.hasPrefix("-") ? .negative(option, text) : .tooLarge(option, text, most: .max)
  }

  /// The comma-separated parts, so that `--items 0,8` is `--items 0 --items 8`.
  private func parts(_ text: String, of option: OptionName) throws(UsageError) -> [String] {
    let parts = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
    if parts.isEmpty { throw .missingValue(option) }
    return parts
  }
}
