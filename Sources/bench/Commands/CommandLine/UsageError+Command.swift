import Console

extension UsageError {
  static func unused(_ option: Option, by command: Command) -> UsageError {
    let users = Command.documented.filter { $0.options.contains(option) }.map(\.name)
    return UsageError(
      "'\(command.name)' has no use for \(option.spelling); leave it out "
        + "(it goes with: \(users.joined(separator: ", ")))")
  }

  static func unexpectedWord(_ word: String, _ command: Command) -> UsageError {
    UsageError(
      "'\(command.name)' knows no '\(word.printable)'; leave it out "
        + "(see bench help \(command.name))")
  }
}
