import Console
import Faults

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
