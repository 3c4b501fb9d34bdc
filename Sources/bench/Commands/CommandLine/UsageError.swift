/// What is wrong with a command line, and what to write instead.
struct UsageError: ReportedError, Equatable {
  let description: String

  var exitCode: ExitCode { .usage }

  init(_ description: String) {
    self.description = description
  }

  /// A name that doesn't exist; the kind is a word such as `flow`.
  static func unknown(_ kind: String, _ text: String, known: [String]) -> UsageError {
    UsageError("unknown \(kind) '\(text.printable)'; \(kind)s: \(known.joined(separator: ", "))")
  }

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
