import Console
import Faults

extension Command {
  static let generate = Command(
    "generate", takes: "viper NAME",
    "a new module in VIPER and its tests, after the detail's, in the folder of --output",
    [.output],
    read: { words, options, parser in
      // Its output is a folder, as that of `extract`; what it has to say goes to standard output.
      options.newModule = try parser.newModule(words, folder: options.output)
      options.output = nil
    },
    run: { run, output in
      if let module = run.options.newModule { try output.write(module.generate(in: Run.root())) }
      return .success
    })
}

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
