import Foundation

/// A program with its commands: reads the command line, and shows the help.
package struct Program<Context>: Sendable {
  /// What a command line requests.
  package enum Invocation {
    /// The help of one command, or of the program: complete, or on one screen.
    case help(Command<Context>?, isWhole: Bool)
    case version
    case run(Command<Context>, Request)
  }

  package let name: String
  let version: String
  let summary: String
  /// In the order of the help; the first is the default command.
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

  /// The commands that the help shows.
  package var documented: [Command<Context>] { commands.filter { !$0.summary.isEmpty } }

  /// The options of all commands that are written with `--`, each once.
  package var options: [any AnyOption] {
    var names: Set<String> = []
    return commands.flatMap(\.spelledOptions).filter { names.insert($0.name).inserted }
  }

  /// Runs the command of a command line, and ends the process.
  package func main(_ arguments: [String], in context: () throws -> Context) -> Never {
    // Reaching a file's size limit should be an error that we report, and not end the process.
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

  /// Reads the arguments after the program's name; of several values of an option, the last wins,
  /// but options with lists collect them.
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

  /// An option with its value, which is empty for an option without one.
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
    // A command whose usage shows no words accepts none.
    if command.words.isEmpty { try request.expect() }
    if let mistake = try command.check(request) { throw UsageError(mistake) }
    return request
  }

  private func unused(_ option: any AnyOption, by command: Command<Context>) -> UsageError {
    let users = documented.filter { $0.options.contains { $0.name == option.name } }.map(\.name)
    return UsageError(
      "'\(command.name)' doesn't support \(option.spelling); leave it out "
        + "(these support it: \(users.joined(separator: ", ")))")
  }

  private func command(named text: String) throws -> Command<Context> {
    guard let command = commands.first(where: { $0.name == text }) else {
      throw UsageError.unknown("command", text, known: documented.map(\.name))
    }
    return command
  }
}

extension Option<String?> {
  /// A folder to write files into; a command has this instead of `output`.
  package static var folder: Option {
    Option("output", takes: "DIR", "write the files into this folder", initial: nil) {
      $1 = $0.text == "-" ? nil : $0.text
    }
  }

  /// The file to write; nil is standard output.
  package static var output: Option {
    Option(
      "output", takes: "FILE", "write to this file instead of standard output (-)",
      initial: nil
    ) { $1 = $0.text == "-" ? nil : $0.text }
  }
}
