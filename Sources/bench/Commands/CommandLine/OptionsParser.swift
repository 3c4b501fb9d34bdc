import Console
import Foundation

/// Turns the words of the command line into a checked request.
struct OptionsParser: Sendable {
  /// What the whole command line asks for.
  enum Request: Equatable, Sendable {
    /// Of one command, or of all.
    case help(Command?)
    case version
    case run(Options)
  }

  let architectures: [String]
  let flows: [String]

  /// Reads the arguments that follow the program's name; the last of several values wins, and
  /// the options which take lists collect them.
  func parse(_ arguments: [String]) throws -> Request {
    var reader = ArgumentReader(arguments)
    var options = Options()
    var given: [Option] = []
    var words: [String] = []
    while let argument = try reader.next() {
      switch argument.option {
      case nil: words.append(argument.text)
      case .help?: return .help(words.first.flatMap { try? command($0) })
      case .version?: return .version
      case let option?:
        try option.apply(.init(option: option, text: argument.text), &options, self)
        given.append(option)
      }
    }
    if words.first == "help" {
      return .help(words.count > 1 ? try command(words[1]) : nil)
    }
    if let word = words.first { options.command = try command(word) }
    try options.command.read(Array(words.dropFirst()), &options, self)
    try check(options, given: given)
    // What stands side by side stands as it was asked for.
    options.architectures =
      options.command == .walk
      ? options.architectures.uniqued() : architectures.filter(options.architectures.contains)
    options.flows = flows.filter(options.flows.contains)
    options.items = Set(options.items).sorted()
    return .run(options)
  }

  private func check(_ options: Options, given: [Option]) throws {
    let command = options.command
    if let unused = given.first(where: { !command.options.contains($0) }) {
      throw UsageError.unused(unused, by: command)
    }
    let mistakes = [
      given.contains(.quick) && given.contains(.thorough)
        ? "--quick and --thorough exclude each other; write only one of them" : nil,
      command.check(options, given),
      options.format == .mermaid && command != .trace
        ? "only 'trace' draws mermaid; leave it out" : nil,
      options.table != nil && options.format != .csv
        ? "--table goes with --format csv only; add that or leave it out" : nil,
      options.isWide && options.format != .text
        ? "--wide goes with text only; leave it out, nothing else is cut" : nil,
      options.save == "-"
        ? "--save needs a file; write --format json for the document on standard output" : nil,
      options.save != nil && fullPath(options.save) == fullPath(options.output)
        ? "--save and --output both write \(options.save?.printable ?? ""); leave one of them out"
        : nil,
    ]
    if let mistake = mistakes.lazy.compactMap(\.self).first { throw UsageError(mistake) }
    if let table = options.table { _ = try choice(table, "table", of: options.tables) }
  }

  private func fullPath(_ path: String?) -> String? {
    path.map { URL(filePath: $0).standardizedFileURL.path }
  }

  // MARK: Words

  func command(_ text: String) throws -> Command {
    guard let command = Command.known.first(where: { $0.name == text }) else {
      throw UsageError.unknown("command", text, known: Command.documented.map(\.name))
    }
    return command
  }

  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ text: String, _ kind: String, besides others: [(String, [String])] = []
  ) throws -> Choice {
    guard let choice = Choice(rawValue: text.lowercased()) else {
      throw UsageError.unknown(text, known: [(kind, Choice.allCases.map(\.rawValue))] + others)
    }
    return choice
  }

  /// What may stand as a word besides what a command reads itself.
  var versions: [(String, [String])] { [("version", architectures)] }

  func choice(_ text: String, _ kind: String, of known: [String]) throws -> String {
    guard let name = name(text, in: known) else {
      throw UsageError.unknown(kind, text, known: known)
    }
    return name
  }

  /// Takes the names among the words as if their options stood before them; returns the others.
  func take(_ words: [String], into options: inout Options) -> [String] {
    let taken = options.command.options
    return words.filter { word in
      if taken.contains(.architecture), let name = name(word, in: architectures) {
        options.architectures.append(name)
      } else if taken.contains(.flow), let name = name(word, in: flows) {
        options.flows.append(name)
      } else {
        return true
      }
      return false
    }
  }

  /// The name as it is known; nil for one that isn't.
  ///
  /// A school's own spelling serves as well, such as MVVM-C for MVVMC.
  private func name(_ text: String, in known: [String]) -> String? {
    known.first { $0.lowercased() == text.lowercased() }
      ?? known.first { Self.letters($0) == Self.letters(text) }
  }

  private static func letters(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != " " }
  }
}
