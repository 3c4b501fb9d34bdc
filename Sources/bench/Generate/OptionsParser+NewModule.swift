extension OptionsParser {
  /// Reads the words after `generate`, and the folder given by `--output`.
  func newModule(_ words: [String], folder: String?) throws(UsageError) -> NewModule {
    guard let text = words.first else { throw .incompleteModule }
    guard let kind = ModuleKind(rawValue: text.lowercased()) else {
      throw .unknown(.kind, text, known: ModuleKind.allCases.map(\.rawValue))
    }
    guard words.count > 1, let folder else { throw .incompleteModule }
    guard NewModule.allows(words[1]) else { throw .moduleName(words[1]) }
    if words.count > 2 { throw .unexpectedWord(words[2], .generate) }
    return NewModule(kind: kind, name: words[1], folder: folder)
  }
}
