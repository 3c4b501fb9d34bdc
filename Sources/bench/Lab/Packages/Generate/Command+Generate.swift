import Commands
import Console

extension Command<Run> {
  static let generate = Command(
    "generate", takes: "viper NAME",
    "write a new module in VIPER, with its tests",
    details: "The module is a copy of the item's detail under another name.",
    [Option.folder]
  ) { _, request, _ in
    try Output(path: nil).write(NewModule(request).generate(in: Run.root()))
    return .success
  }
}

extension NewModule {
  /// What `generate viper NAME --output DIR` asks for.
  init(_ request: Request) throws {
    let words = request.words
    if let kind = words.first, kind.lowercased() != "viper" {
      throw UsageError.unknown("kind", kind, known: ["viper"])
    }
    guard words.count > 1, let folder = request[.folder] else {
      throw UsageError(
        "'generate' needs a kind, a name, and a folder; write generate viper NAME --output DIR")
    }
    guard Self.allows(words[1]) else {
      throw UsageError(
        "'\(words[1].printable)' can't name a module; write a capital and then ASCII letters and "
          + "digits, at most \(Self.longestName) in all, and no keyword of Swift")
    }
    try request.expect(atMost: 2)
    self.init(name: words[1], folder: folder)
  }
}
