/// How the words after a command are read.
extension OptionsParser {
  /// The name after `ripple`, or the usual one.
  func field(_ words: [String]) throws(UsageError) -> String {
    if words.count > 1 { throw .unexpectedWord(words[1], .ripple) }
    return words.first ?? Field.usual
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
