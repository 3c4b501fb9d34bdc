extension OptionsParser {
  /// Reads the words after `generate`, and the folder given by `--output`.
  func newModule(_ words: [String], folder: String?) throws(UsageError) -> NewModule {
    let incomplete = UsageError(
      "'generate' needs a kind, a name, and a folder; write generate viper NAME --output DIR")
    guard let text = words.first else { throw incomplete }
    guard let kind = ModuleKind(rawValue: text.lowercased()) else {
      throw .unknown("kind", text, known: ModuleKind.allCases.map(\.rawValue))
    }
    guard words.count > 1, let folder else { throw incomplete }
    guard NewModule.allows(words[1]) else {
      throw UsageError(
        "'\(words[1].printable)' can't name a module; write a capital and then ASCII letters and "
          + "digits, \(NewModule.longestName) in all at most, and no keyword of Swift")
    }
    if words.count > 2 { throw .unexpectedWord(words[2], .generate) }
    return NewModule(kind: kind, name: words[1], folder: folder)
  }
}
