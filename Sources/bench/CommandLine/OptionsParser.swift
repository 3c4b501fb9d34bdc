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
      case .option(.help, _): return .help
      case .option(.version, _): return .version
      case .option(let name, let value):
        try apply(name, value, to: &options)
        given.append(name)
      }
    }
    if let word = words.first { options.command = try command(word) }
    let rest = Array(words.dropFirst())
    switch options.command {
    case .generate:
      // Its output is a folder; what it has to say goes to standard output.
      options.newModule = try newModule(rest, folder: options.output)
      options.output = nil
    case .latencyLaunch, .instructionsLaunch: options.launchCell = rest.joined(separator: " ")
    case .tests:
      try checkNames(rest, after: .tests)
      options.behaviours = rest.map { $0.uppercased() }
    case .lines: options.paths = rest
    case .docs: options.sections = try sections(rest)
    case .compare: options.baselines = try baselines(rest, given)
    default:
      try checkNames(rest, after: options.command)
      options.paths = rest
    }
    try check(options, given: given)
    options.architectures = architectures.filter(options.architectures.contains)
    options.flows = flows.filter(options.flows.contains)
    options.items = Set(options.items).sorted()
    return .run(options)
  }

  private func apply(
    _ name: OptionName, _ value: String, to options: inout Options
  ) throws(UsageError) {
    switch name {
    case .architecture:
      options.architectures += try names(value, of: name, kind: .architecture, in: architectures)
    case .flow: options.flows += try names(value, of: name, kind: .flow, in: flows)
    case .items: options.items += try sizes(value)
    case .sessions: options.sessions = try sessions(value)
    case .quick: options.effort = .quick
    case .thorough: options.effort = .thorough
    case .untilDecided: options.isUntilDecided = true
    case .limit: options.limit = try limit(value)
    case .format: options.format = try format(value)
    case .table: options.table = value.lowercased()
    case .output: options.output = value == "-" ? nil : value
    case .save: options.save = value
    case .seed: options.seed = try number(value, of: name)
    case .help, .version: break
    }
  }

  private func check(_ options: Options, given: [OptionName]) throws(UsageError) {
    if let unused = given.first(where: { !options.command.options.contains($0) }) {
      throw .unusedOption(unused, options.command)
    }
    if given.contains(.quick), given.contains(.thorough) { throw .exclusive(.quick, .thorough) }
    if given.contains(.limit), !options.isUntilDecided { throw .limitWithoutUntilDecided }
    if let table = options.table {
      let known = options.command.tables
      if !known.contains(table) { throw .unknown(.table, table, known: known) }
      if options.format != .csv { throw .tableWithoutCSV }
    }
    guard let path = options.paths.first, options.command != .fuzzCrash else { return }
    if options.command != .lines { throw .unexpectedWord(path, options.command) }
    if given.contains(.architecture) { throw .architectureWithPaths }
  }
}
