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
  ///
  /// A school's own spelling serves as well, such as MVVM-C for MVVMC.
  func name(_ text: String, in known: [String]) -> String? {
    known.first { $0.lowercased() == text.lowercased() }
      ?? known.first { Self.letters($0) == Self.letters(text) }
  }

  private static func letters(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != " " }
  }

  func number(
    _ text: String, of option: OptionName, in range: ClosedRange<UInt64>
  ) throws(UsageError) -> UInt64 {
    guard let number = UInt64(text), range.contains(number) else {
      throw UsageError(
        "\(option.spelling) needs a whole number from \(range.lowerBound) to \(range.upperBound), "
          + "not '\(text.printable)'")
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
