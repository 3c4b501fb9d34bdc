/// How the words after a command are read.
extension OptionsParser {
  func apply(
    _ words: [String], to options: inout Options, given: [OptionName]
  ) throws(UsageError) {
    switch options.command {
    case .generate:
      // Its output is a folder, as that of `extract`; what it has to say goes to standard output.
      options.newModule = try newModule(words, folder: options.output)
      options.output = nil
    case .extract:
      options.extraction = try extraction(words, folder: options.output)
      options.output = nil
    case .lines, .latencyLaunch, .instructionsLaunch: options.words = words
    case .tests: options.words = take(words, into: &options).map { $0.uppercased() }
    case .bugs: options.words = take(words, into: &options)
    case .where:
      options.concepts = try take(words, into: &options).map { word throws(UsageError) in
        try choice(word, "concept")
      }
    case .changes:
      options.changes = try take(words, into: &options).map { word throws(UsageError) in
        try choice(word, "change")
      }
    case .mutants:
      options.mutants = try take(words, into: &options).map { word throws(UsageError) in
        guard let filter = MutantFilter(word) else {
          throw .unknown("kind of mutant", word, known: MutantFilter.words)
        }
        return filter
      }
    case .docs:
      options.sections = try words.map { word throws(UsageError) in try choice(word, "section") }
    case .workshop:
      if let word = words.first, word != "check" {
        throw .unknown("step", word, known: ["check"])
      }
      if words.count > 1 { throw .unexpectedWord(words[1], .workshop) }
    case .compare:
      try checkBaselines(words, given)
      options.words = words
    default:
      guard let rest = take(words, into: &options).first else { return }
      guard options.command.options.contains(.flow) else {
        throw .unexpectedWord(rest, options.command)
      }
      throw .unknown("flow", rest, known: flows)
    }
  }

  /// Takes the names among the words as if their options stood before them; returns the others.
  private func take(_ words: [String], into options: inout Options) -> [String] {
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

  /// The one or two files after `compare`; with two, nothing is measured.
  private func checkBaselines(_ words: [String], _ given: [OptionName]) throws(UsageError) {
    if words.isEmpty {
      throw UsageError(
        "'compare' needs a file to compare with; write compare OLD, which 'bench --save OLD' makes")
    }
    if words.count > 2 { throw .unexpectedWord(words[2], .compare) }
    let measuring: [OptionName] = [.quick, .thorough, .seed]
    if words.count == 2, let option = given.first(where: measuring.contains) {
      throw UsageError(
        "'compare' measures nothing when it is given two files; leave out \(option.spelling)")
    }
  }
}
