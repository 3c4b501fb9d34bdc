/// How the words after a command are read.
extension OptionsParser {
  /// The names after `docs`.
  func sections(_ words: [String]) throws(UsageError) -> [GeneratedSection.Kind] {
    var sections: [GeneratedSection.Kind] = []
    for word in words {
      guard let section = GeneratedSection.Kind(rawValue: word.lowercased()) else {
        throw .unknown(.section, word, known: GeneratedSection.Kind.allCases.map(\.rawValue))
      }
      sections.append(section)
    }
    return sections
  }

  /// Refuses a name that has lost its option, as in `trace open-detail`.
  func checkNames(_ words: [String], after command: Command) throws(UsageError) {
    for (option, names) in [(OptionName.architecture, architectures), (.flow, flows)]
    where command.options.contains(option) {
      for word in words {
        guard let name = names.first(where: { $0.lowercased() == word.lowercased() }) else {
          continue
        }
        throw .nameWithoutOption(name, option, command)
      }
    }
  }

  /// The one or two files after `compare`; with two, nothing is measured.
  func baselines(
    _ words: [String], _ given: [OptionName]
  ) throws(UsageError) -> [String] {
    if words.isEmpty { throw .noBaseline }
    if words.count > 2 { throw .unexpectedWord(words[2], .compare) }
    let measuring: [OptionName] = [.quick, .thorough, .seed]
    if words.count == 2, let option = given.first(where: measuring.contains) {
      throw .measuresNothing(option)
    }
    return words
  }
}
