import Foundation

/// A program by its commands: reads a command line, and says what can be written there.
package struct Program<Context>: Sendable {
  /// What a whole command line asks for.
  package enum Invocation {
    /// Of one command, or of all; whole, or on one screen.
    case help(Command<Context>?, isWhole: Bool)
    case version
    case run(Command<Context>, Request)
  }

  package let name: String
  let version: String
  let summary: String
  /// In the order of the help; the first is run where no command is named.
  package let commands: [Command<Context>]
  let examples: [(line: String, meaning: String)]
  let note: String

  package init(
    _ name: String, version: String, _ summary: String, commands: [Command<Context>],
    examples: [(line: String, meaning: String)] = [], note: String = ""
  ) {
    (self.name, self.version, self.summary) = (name, version, summary)
    (self.commands, self.examples, self.note) = (commands, examples, note)
  }

  /// Those that a person is told of.
  package var documented: [Command<Context>] { commands.filter { !$0.summary.isEmpty } }

  /// Every option of some command that is written as one, once.
  package var options: [any AnyOption] {
    var names: Set<String> = []
    return commands.flatMap(\.spelledOptions).filter { names.insert($0.name).inserted }
  }

  /// Runs what a command line asks for, which ends the process.
  package func main(_ arguments: [String], in context: () throws -> Context) -> Never {
    // A file that may not grow any more is an error to report, and no end in the middle of it.
    signal(SIGXFSZ, SIG_IGN)
    do {
      exit(try run(arguments, in: context).after(interrupt: Interrupt.exitCode).rawValue)
    } catch {
      exit(StandardError.report(error).after(interrupt: Interrupt.exitCode).rawValue)
    }
  }

  private func run(_ arguments: [String], in context: () throws -> Context) throws -> ExitCode {
    switch try parse(arguments) {
    case .help(let command, let isWhole):
      try Output(path: nil).write(
        help(of: command, isWhole: isWhole, width: TerminalWidth.current))
    case .version: try Output(path: nil).write("\(name) \(version)\n")
    case .run(let command, let request):
      let writesFolder = command.options.contains { $0.placeholder == Option.folder.placeholder }
      let output = try Output(path: writesFolder ? nil : request[.output])
      Interrupt.install(endingGently: command.endsGently)
      return try command.run(context(), request, output)
    }
    return .success
  }

  /// Reads the arguments that follow the program's name; the last of several values wins, and
  /// the options which take lists collect them.
  package func parse(_ arguments: [String]) throws -> Invocation {
    var rest = arguments[...]
    var onlyWordsFollow = false
    var words: [String] = []
    var given: [(option: any AnyOption, text: String)] = []
    while let text = rest.popFirst() {
      if text == "--", !onlyWordsFollow {
        onlyWordsFollow = true
      } else if onlyWordsFollow || text == "-" || !text.hasPrefix("-") {
        words.append(text)
      } else if ["-h", "--help"].contains(text) {
        return .help(words.first.flatMap { try? self.command(named: $0) }, isWhole: false)
      } else if text == "--version" {
        return .version
      } else {
        given.append(try option(text, &rest))
      }
    }
    if words.first == "help" {
      let isWhole = words.dropFirst().first == "all"
      return .help(
        words.count > 1 && !isWhole ? try command(named: words[1]) : nil, isWhole: isWhole)
    }
    let command = try words.first.map(command(named:)) ?? commands[0]
    return .run(command, try request(Array(words.dropFirst()), given, of: command))
  }

  /// An option with its value, which is empty where it takes none.
  private func option(
    _ text: String, _ rest: inout ArraySlice<String>
  ) throws -> (any AnyOption, String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let attached = parts.count == 2 ? String(parts[1]) : nil
    guard let option = options.first(where: { $0.spelling == parts[0] }) else {
      throw UsageError.unknown("option", String(parts[0]), known: options.map(\.spelling))
    }
    guard option.placeholder != nil else {
      guard attached == nil else {
        throw UsageError("\(option.spelling) takes no value; write \(option.spelling) alone")
      }
      return (option, "")
    }
    // An option that follows is never taken for a value: `--output --format json` lacks a file.
    let follows = rest.first.map { !$0.hasPrefix("--") } ?? false
    guard let value = attached ?? (follows ? rest.popFirst() : nil), !value.isEmpty else {
      throw option.missingValue
    }
    return (option, value)
  }

  private func request(
    _ words: [String], _ given: [(option: any AnyOption, text: String)],
    of command: Command<Context>
  ) throws -> Request {
    var values = OptionValues()
    for (option, text) in given {
      guard let own = command.spelledOptions.first(where: { $0.name == option.name }) else {
        throw unused(option, by: command)
      }
      try own.read(text, into: &values)
    }
    let rest = try words.filter { word in
      guard let option = command.options.first(where: { $0.words?.name(word) != nil }) else {
        return true
      }
      try option.read(word, into: &values)
      return false
    }
    let request = Request(
      words: rest, options: values, known: command.options.compactMap(\.words))
    // What isn't said to follow the name is refused.
    if command.words.isEmpty { try request.expect() }
    if let mistake = try command.check(request) { throw UsageError(mistake) }
    return request
  }

  private func unused(_ option: any AnyOption, by command: Command<Context>) -> UsageError {
    let users = documented.filter { $0.options.contains { $0.name == option.name } }.map(\.name)
    return UsageError(
      "'\(command.name)' has no use for \(option.spelling); leave it out "
        + "(it goes with: \(users.joined(separator: ", ")))")
  }

  private func command(named text: String) throws -> Command<Context> {
    guard let command = commands.first(where: { $0.name == text }) else {
      throw UsageError.unknown("command", text, known: documented.map(\.name))
    }
    return command
  }
}

extension Option<String?> {
  /// An existing or new folder to write files into, in place of `output`.
  package static var folder: Option {
    Option("output", takes: "DIR", "the folder to write into", initial: nil) {
      $1 = $0.text == "-" ? nil : $0.text
    }
  }

  /// Where the answer goes; nil is standard output.
  package static var output: Option {
    Option(
      "output", takes: "FILE", "write a file, whole or not at all; - is standard output",
      initial: nil
    ) { $1 = $0.text == "-" ? nil : $0.text }
  }
}
