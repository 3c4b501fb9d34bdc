import Console
import Results

/// What a person can ask `bench` to do: the first word of the command line, and all there is to know of it.
///
/// A command stands beside what it runs; `Command.known` lists them.
struct Command: Sendable {
  /// Reads the words that follow the command's; throws where they can't be.
  typealias Reading = @Sendable ([String], inout Options, OptionsParser) throws -> Void
  /// Says what is wrong with options that don't go together; nil where nothing is.
  typealias Checking = @Sendable (Options, [Option]) -> String?

  /// Under a heading of the help, what names mean.
  typealias Details = (heading: String, entries: [(name: String, meaning: String)])

  let name: String
  /// What follows the name, such as `[PATH…]`.
  let words: String
  /// What it does; empty where it serves other programs only, and people aren't told of it.
  let summary: String
  /// What else there is to know of it: keys, or what a file has to hold.
  let details: [Details]
  /// The options which mean something to it; any other one is a usage error.
  let options: [Option]
  /// The parts of the document that CSV can have, by their keys, where words and options say no other.
  let tables: [String]
  let read: Reading
  let check: Checking
  let run: @Sendable (Run, Output) throws -> ExitCode

  init(
    _ name: String, takes words: String = "", _ summary: String = "",
    details: [Details] = [], _ options: [Option] = [],
    tables: [String] = [], read: @escaping Reading = names,
    check: @escaping Checking = { _, _ in nil },
    run: @escaping @Sendable (Run, Output) throws -> ExitCode
  ) {
    (self.name, self.words, self.summary, self.details) = (name, words, summary, details)
    // Where there are formats there are tables.
    self.options = options.contains(.format) ? options + [.wide] : options
    (self.tables, self.read, self.check, self.run) = (tables, read, check, run)
  }

  /// A command that finds results, which are then written in the format asked for.
  static func measuring(
    _ name: String, takes words: String = "", _ summary: String, _ options: [Option],
    tables: [String]? = nil, read: @escaping Reading = names,
    check: @escaping Checking = { _, _ in nil },
    measure: @escaping @Sendable (Run, inout RunResults) throws -> Void
  ) -> Command {
    Command(
      name, takes: words, summary, options, tables: tables ?? [name], read: read, check: check
    ) { run, output in
      var results = RunResults()
      try measure(run, &results)
      try run.write(results.concluded, to: output)
      return .success
    }
  }

  /// The name and what follows it, as a person writes them.
  var usage: String { words.isEmpty ? name : "\(name) \(words)" }

  /// Architectures and flows, as far as the command takes options for them, and nothing else.
  static let names: Reading = { words, options, parser in
    let command = options.command
    guard let rest = parser.take(words, into: &options).first else { return }
    let known =
      (command.options.contains(.architecture) ? parser.versions : [])
      + (command.options.contains(.flow) ? [("flow", parser.flows)] : [])
    let isFlow = parser.flows.contains(rest)
    guard !known.isEmpty, !isFlow else { throw UsageError.unexpectedWord(rest, command) }
    throw UsageError.unknown(rest, known: known)
  }

  /// Whatever follows, as it is written.
  static let anything: Reading = { words, options, _ in options.words = words }
}

extension Command: Equatable {
  static func == (one: Command, other: Command) -> Bool { one.name == other.name }
}
