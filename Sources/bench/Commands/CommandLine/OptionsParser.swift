import Foundation
import RandomUse

/// Turns the words of the command line into a checked request.
struct OptionsParser: Sendable {
  let architectures: [String]
  let flows: [String]

  /// Reads the arguments that follow the program's name; the last of several values wins, and
  /// the options which take lists collect them.
  func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var reader = ArgumentReader(arguments)
    var options = Options()
    var given: [OptionName] = []
    var words: [String] = []
    while let argument = try reader.next() {
      switch argument.option {
      case nil: words.append(argument.text)
      case .help?: return .help(words.first.flatMap(Command.init(rawValue:)))
      case .version?: return .version
      case let option?:
        try apply(option, argument.text, to: &options)
        given.append(option)
      }
    }
    if words.first == "help" {
      return .help(words.count > 1 ? try command(words[1]) : nil)
    }
    if let word = words.first { options.command = try command(word) }
    try apply(Array(words.dropFirst()), to: &options, given: given)
    try check(options, given: given)
    // What stands side by side stands as it was asked for.
    options.architectures =
      options.command == .walk
      ? options.architectures.uniqued() : architectures.filter(options.architectures.contains)
    options.flows = flows.filter(options.flows.contains)
    options.items = Set(options.items).sorted()
    return .run(options)
  }

  private func apply(
    _ option: OptionName, _ value: String, to options: inout Options
  ) throws(UsageError) {
    switch option {
    case .architecture:
      options.architectures += try parts(value, of: option).map { part throws(UsageError) in
        try choice(part, "architecture", of: architectures)
      }
    case .flow:
      options.flows += try parts(value, of: option).map { part throws(UsageError) in
        try choice(part, "flow", of: flows)
      }
    case .items:
      // Ten times the largest list measured without being asked for.
      options.items += try parts(value, of: option).map { part throws(UsageError) in
        Int(try number(part, of: option, in: 0...1_000_000))
      }
    case .reference: options.reference = try choice(value, "architecture", of: architectures)
    case .sessions: options.sessions = Int(try number(value, of: option, in: 1...1_000_000))
    case .step: options.step = Int(try number(value, of: option, in: 1...99))
    case .withPlaces: options.withPlaces = true
    case .quick: options.effort = .quick
    case .thorough: options.effort = .thorough
    case .untilDecided: options.isUntilDecided = true
    case .tests: options.withTests = true
    case .source: options.withSource = true
    case .renew: options.isRecorded = true
    case .sample: options.sample = Int(try number(value, of: option, in: 1...10_000))
    case .split:
      options.split = try parts(value, of: option).map { part throws(UsageError) in
        try choice(part, "architecture", of: architectures)
      }
    case .bug: options.bug = value
    case .script: options.script = value
    case .recording: options.recording = value
    case .format: options.format = try choice(value, "format")
    case .table: options.table = value.lowercased()
    case .output: options.output = value == "-" ? nil : value
    case .save: options.save = value
    case .open: options.isOpened = true
    case .seed: options.seed = try number(value, of: option, in: 0 ... .max)
    case .help, .version: break
    }
  }

  private func check(_ options: Options, given: [OptionName]) throws(UsageError) {
    let command = options.command
    if let unused = given.first(where: { !command.options.contains($0) }) {
      throw .unused(unused, by: command)
    }
    let long = Set(options.items).count { $0 >= LatencyPlan.middleSize }
    let mistakes = [
      (
        given.contains(.quick) && given.contains(.thorough),
        "--quick and --thorough exclude each other; write only one of them"
      ),
      (
        options.isRecorded && options.sample != nil,
        "--renew tries all mutants, --sample some of them; write only one of them"
      ),
      (
        command == .lines && !options.words.isEmpty && given.contains(.architecture),
        "--architecture doesn't go with paths; leave out one or the other"
      ),
      (
        command == .growth && !options.items.isEmpty && long < 3,
        "growth takes three sizes from \(LatencyPlan.middleSize) items on; write "
          + "--items 64,512,4096"
      ),
      (
        given.contains(.split) && Set(options.split).count != 2,
        "--split takes two versions; write --split MVC,VIPER"
      ),
      (
        command == .play && options.architectures.count + options.split.count / 2 > 1,
        "'play' draws one version, or two; write play MVC, or play --split MVC,VIPER"
      ),
      (
        command == .play && options.script == nil && given.contains(.output),
        "--output goes with --script; add that or leave it out"
      ),
      (options.withSource && options.words.isEmpty, "write a statement, as in tests L5 --source"),
      (options.format == .mermaid && command != .trace, "only 'trace' draws mermaid; leave it out"),
      (
        command == .report && options.output == nil,
        "a page goes to a file; write report --output report.html"
      ),
      (
        options.table != nil && options.format != .csv,
        "--table goes with --format csv only; add that or leave it out"
      ),
      (
        options.save == "-",
        "--save needs a file; write --format json for the document on standard output"
      ),
      (
        options.save != nil && fullPath(options.save) == fullPath(options.output),
        "--save and --output both write \(options.save?.printable ?? ""); leave one of them out"
      ),
    ]
    if let mistake = mistakes.first(where: \.0) { throw UsageError(mistake.1) }
    if let table = options.table { _ = try choice(table, "table", of: options.tables) }
  }

  private func fullPath(_ path: String?) -> String? {
    path.map { URL(filePath: $0).standardizedFileURL.path }
  }
}
