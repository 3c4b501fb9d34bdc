extension OptionsParser {
  func newModule(_ words: [String], folder: String?) throws -> NewModule {
    if let kind = words.first, kind.lowercased() != "viper" {
      throw UsageError.unknown("kind", kind, known: ["viper"])
    }
    guard words.count > 1, let folder else {
      throw UsageError(
        "'generate' needs a kind, a name, and a folder; write generate viper NAME --output DIR")
    }
    guard NewModule.allows(words[1]) else {
      throw UsageError(
        "'\(words[1].printable)' can't name a module; write a capital and then ASCII letters and "
          + "digits, \(NewModule.longestName) in all at most, and no keyword of Swift")
    }
    if words.count > 2 { throw UsageError.unexpectedWord(words[2], .generate) }
    return NewModule(name: words[1], folder: folder)
  }
}

extension NewModule {
  /// Writes the module and gives what to tell the person.
  func written(from root: String) throws -> String {
    if let folder = takenFolder {
      throw UsageError(
        "the name '\(name)' is taken by the folder \(folder.printable); write another one")
    }
    return try generate(in: root).map { "\($0)\n" }.joined()
      + """

      Next, in the package:
        swift test --filter \(name)

      Nothing leads to \(name) yet: until something does, it is an extra, outside the tables.

      """
  }
}
