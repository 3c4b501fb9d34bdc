import Foundation

/// Turns the words of the command line into a checked request.
struct OptionsParser: Sendable {
  /// The names that `--architecture` accepts, whatever their case.
  let architectures: [String]
  /// The names that `--flow` accepts, whatever their case.
  let flows: [String]

  /// Reads the arguments that follow the program's name; the last of several values wins, and
  /// the options which take lists collect them.
  func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var reader = ArgumentReader(arguments)
    var options = Options()
    var given: [OptionName] = []
    var words: [String] = []
    while let argument = try reader.next() {
      switch argument {
      case .word(let word): words.append(word)
      case .option(.help, _): return .help(words.first.flatMap(Command.init(rawValue:)))
      case .option(.version, _): return .version
      case .option(let name, let value):
        try apply(name, value, to: &options)
        given.append(name)
      }
    }
    if words.first == "help" {
      return .help(words.count > 1 ? try command(words[1]) : nil)
    }
    if let word = words.first { options.command = try command(word) }
    try apply(Array(words.dropFirst()), to: &options, given: given)
    try check(options, given: given)
    options.architectures = architectures.filter(options.architectures.contains)
    options.flows = flows.filter(options.flows.contains)
    options.items = Set(options.items).sorted()
    return .run(options)
  }

  private func apply(
    _ option: OptionName, _ value: String, to options: inout Options
  ) throws(UsageError) {
    switch option {
    case .architecture:
      options.architectures += try names(value, of: option, kind: "architecture", in: architectures)
    case .flow: options.flows += try names(value, of: option, kind: "flow", in: flows)
    case .items: options.items += try sizes(value)
    case .reference:
      guard let reference = name(value, in: architectures) else {
        throw .unknown("architecture", value, known: architectures)
      }
      options.reference = reference
    case .sessions: options.sessions = try sessions(value)
    case .quick: options.effort = .quick
    case .thorough: options.effort = .thorough
    case .untilDecided: options.isUntilDecided = true
    case .limit: options.limit = try limit(value)
    case .tests: options.withTests = true
    case .format: options.format = try format(value)
    case .table: options.table = value.lowercased()
    case .output: options.output = value == "-" ? nil : value
    case .save: options.save = value
    case .seed: options.seed = try number(value, of: option, most: .max)
    case .help, .version: break
    }
  }

  private func check(_ options: Options, given: [OptionName]) throws(UsageError) {
    let command = options.command
    if let unused = given.first(where: { !command.options.contains($0) }) {
      throw .unused(unused, by: command)
    }
    if given.contains(.quick), given.contains(.thorough) {
      throw UsageError("--quick and --thorough exclude each other; write only one of them")
    }
    if given.contains(.limit), !options.isUntilDecided {
      throw UsageError("--limit goes with --until-decided only; add that or leave it out")
    }
    if !options.paths.isEmpty, given.contains(.architecture) {
      throw UsageError("--architecture doesn't go with paths; leave out one or the other")
    }
    let long = Set(options.items).count { $0 >= LatencyPlan.middleSize }
    if command == .growth, !options.items.isEmpty, long < 3 {
      throw UsageError(
        "growth takes three sizes from \(LatencyPlan.middleSize) items on; write "
          + "--items 64,512,4096")
    }
    if let table = options.table {
      let known = command.tables
      if !known.contains(table) { throw .unknown("table", table, known: known) }
      if options.format != .csv {
        throw UsageError("--table goes with --format csv only; add that or leave it out")
      }
    }
    guard let save = options.save else { return }
    if save == "-" {
      throw UsageError(
        "--save needs a file; write --format json for the document on standard output")
    }
    let files = [save, options.output].compactMap {
      $0.map { URL(filePath: $0).standardizedFileURL.path }
    }
    if files.count == 2, files[0] == files[1] {
      throw UsageError("--save and --output both write \(save.printable); leave one of them out")
    }
  }
}
