import TextWidth

/// The help of a program.
extension Program {
  /// The help of one command, or of the program: on one screen, or complete.
  package func help(
    of command: Command<Context>?, isWhole: Bool = false, width: Int = Table.textWidth
  ) -> String {
    let text = HelpText(width: width)
    return command.map { help(of: $0, text) } ?? commandList(text)
      + (isWhole ? rest(text) : hint(text))
  }

  private func commandList(_ text: HelpText) -> String {
    text.paragraph(summary, indent: 0) + "\n"
      + text.list(documented.map { ($0.name, $0.summary) }, names: 14)
  }

  private func hint(_ text: HelpText) -> String {
    "\n"
      + text.paragraph(
        "'\(name) help COMMAND' explains a command, and '\(name) help all' has examples.",
        indent: 0)
  }

  private func rest(_ text: HelpText) -> String {
    "\nEXAMPLES\n" + text.list(examples.map { ($0.line, $0.meaning) }, names: 40)
      + "\nOPTIONS\n"
      + text.list(
        options.map { ($0.usage, $0.summary) } + [
          ("-h, --help", "show the help"), ("--version", "show the version"),
        ])
      + "\n"
      + text.paragraph(
        "You can write --name VALUE or --name=VALUE, and names in upper or lower case.",
        indent: 2)
      + "\nEXIT CODES\n" + text.list(exitCodes.map { ("\($0.rawValue)", $0.meaning) })
      + (note.isEmpty ? "" : "\n" + text.paragraph(note, indent: 0))
  }

  /// The exit codes of the program's commands.
  private var exitCodes: [ExitCode] {
    let compares = commands.contains { $0.name == "compare" }
    return ExitCode.allCases.filter { compares || ![.regression, .improvement].contains($0) }
  }

  private func help(of command: Command<Context>, _ text: HelpText) -> String {
    let options = command.spelledOptions
    return "USAGE\n  \(name) \(command.usage)\(options.isEmpty ? "" : " [OPTION…]")\n\n"
      + text.paragraph(
        command.summary + (command.details.isEmpty ? "" : ". " + command.details), indent: 2)
      + command.options.compactMap(\.words).map {
        "\n\($0.kind.uppercased())S\n"
          + text.paragraph($0.names.joined(separator: ", ").namingVersions, indent: 2)
      }.joined()
      + (options.isEmpty ? "" : "\nOPTIONS\n" + text.list(options.map { ($0.usage, $0.summary) }))
      + (command.tables.count > 1
        ? "\nTABLES OF CSV\n"
          + text.paragraph(command.tables.joined(separator: ", "), indent: 2) : "")
  }
}

/// Lays out the text of the help within the width of the terminal.
private struct HelpText {
  private let width: Int

  init(width: Int) { self.width = min(width, Table.textWidth) - 2 }

  func paragraph(_ text: String, indent: Int) -> String {
    text.wrapped(to: width - indent)
      .map { String(repeating: " ", count: indent) + $0 + "\n" }.joined()
  }

  /// A list of names with their meanings beside them, or below a name that is too long.
  func list(_ entries: [(name: String, meaning: String)], names: Int = 21) -> String {
    let space = String(repeating: " ", count: names + 2)
    return entries.map { name, meaning in
      let lines = meaning.wrapped(to: width - names - 2).map { space + $0 + "\n" }
      guard DisplayWidth.columns(of: name) < names else { return "  \(name)\n" + lines.joined() }
      return "  " + DisplayWidth.pad(name, to: names) + lines.joined().dropFirst(names + 2)
    }.joined()
  }
}
