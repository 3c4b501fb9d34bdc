import TextWidth

/// What a program says of itself.
extension Program {
  /// Of one command, or of all.
  package func help(of command: Command<Context>?, width: Int = Table.textWidth) -> String {
    let text = HelpText(width: width)
    return command.map { help(of: $0, text) } ?? help(text)
  }

  private func help(_ text: HelpText) -> String {
    text.paragraph(summary, indent: 0)
      + "\nUSAGE\n  \(name) [COMMAND] [OPTION…]\n\nCOMMANDS\n"
      + text.list(
        documented.map { ($0.usage, $0.summary) }
          + [("help [COMMAND]", "this text, or what a command does and takes")])
      + "\nOPTIONS\n"
      + text.list(
        options.map { ($0.usage, $0.summary) } + [
          ("-h, --help", "this text, or that of a command"), ("--version", "the version"),
        ])
      + "\n"
      + text.paragraph(
        "Options may be written --name VALUE or --name=VALUE. Names may be written in any case.",
        indent: 2)
      + "\nEXAMPLES\n" + text.list(examples.map { ($0.line, $0.meaning) }, names: 40)
      + "\nEXIT CODES\n" + text.list(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) })
      + (note.isEmpty ? "" : "\n" + text.paragraph(note, indent: 0))
  }

  private func help(of command: Command<Context>, _ text: HelpText) -> String {
    let options = command.options
    return
      "USAGE\n  \(name) \(command.usage)\(options.isEmpty ? "" : " [OPTION…]")\n\n"
      + text.paragraph(command.summary, indent: 2)
      + (options.isEmpty ? "" : "\nOPTIONS\n" + text.list(options.map { ($0.usage, $0.summary) }))
      + (command.tables.count > 1
        ? "\nTABLES OF CSV\n"
          + text.paragraph(command.tables.joined(separator: ", "), indent: 2) : "")
  }
}

/// Text of the help, as wide as the terminal at most.
private struct HelpText {
  private let width: Int

  init(width: Int) { self.width = min(width, Table.textWidth) - 2 }

  func paragraph(_ text: String, indent: Int) -> String {
    text.wrapped(to: width - indent)
      .map { String(repeating: " ", count: indent) + $0 + "\n" }.joined()
  }

  /// One entry below another, with what they mean beside them, or below where the name is too long.
  func list(_ entries: [(name: String, meaning: String)], names: Int = 21) -> String {
    let space = String(repeating: " ", count: names + 2)
    return entries.map { name, meaning in
      let lines = meaning.wrapped(to: width - names - 2).map { space + $0 + "\n" }
      guard DisplayWidth.columns(of: name) < names else { return "  \(name)\n" + lines.joined() }
      return "  " + DisplayWidth.pad(name, to: names) + lines.joined().dropFirst(names + 2)
    }.joined()
  }
}
