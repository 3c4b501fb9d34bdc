import Console
import UserDriver

/// What `help` and `--version` print.
struct Help {
  static let version = "bench 0.2.0\n"

  static func text(width: Int = Table.textWidth) -> String {
    let help = Help(width: width)
    return help.paragraph(
      "Measures what a software architecture costs: the same feature, built in several ways, "
        + "counted in calls, allocations, time, and lines of code.", indent: 0)
      + "\nUSAGE\n  bench [COMMAND] [OPTION…]\n\nCOMMANDS\n"
      + help.list(Command.documented.map { ($0.usage, $0.summary) })
      + help.list([("help [COMMAND]", "this text, or what a command does and takes")])
      + "\nOPTIONS\n" + help.list(Option.all.map { ($0.usage, $0.summary) }) + "\n"
      + help.paragraph(
        "Options may be written --name VALUE or --name=VALUE. Architectures and flows may be "
          + "written in any case.", indent: 2)
      + "\nEXAMPLES\n" + help.list(examples, names: 40)
      + "\nEXIT CODES\n" + help.list(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) })
      + "\n"
      + help.paragraph(
        "What is timed, or counted to the instruction, is built for release, by itself.", indent: 0)
  }

  private static let examples = [
    ("bench", "everything, in about a minute"),
    ("bench --quick", "everything, in a hurry"),
    ("bench latency --flow add --items 8,512", "one flow at two sizes"),
    ("bench trace open-detail", "the calls of one flow"),
    ("bench trace add mvc --format mermaid", "the same as a drawing, for GitHub and others"),
    ("bench walk add mvc viper", "one tap after another, in two versions"),
    ("bench play --split mvc,viper", "the app in two versions, under the same keys"),
    ("bench calls --format json --output calls.json", "the document, in a file"),
    ("bench latency --format csv --table noise", "one table for other programs"),
    ("bench fuzz --sessions 10000 --seed 7", "ten thousand sessions, the same every time"),
    ("bench --quick --save old.json", "a baseline, and later: bench compare old.json --quick"),
    ("bench tests L5 --quick", "the tests that prove L5 of docs/SPEC.md"),
    ("bench bugs second-save-sent", "one bug in five versions, and the tests it turns red"),
    ("bench changes rename mvc", "a refactoring, and what its suite needs then"),
    ("bench where dates", "the code that makes text of a date, in each version"),
    ("bench docs holds code", "the versions' diagrams and code, at once"),
    ("bench lines Sources/MVC Tests", "the lines of any Swift code"),
    ("bench generate viper Welcome --output .", "a module named Welcome in this package"),
    ("bench extract viper-s --output ../mine", "VIPER-S and its tests, and nothing else"),
  ]

  static func text(of command: Command, width: Int = Table.textWidth) -> String {
    let help = Help(width: width)
    let options = Option.all.filter { command.options.contains($0) }
    return
      "USAGE\n  bench \(command.usage)\(options.isEmpty ? "" : " [OPTION…]")\n\n"
      + help.paragraph(command.summary, indent: 2)
      + (options.isEmpty ? "" : "\nOPTIONS\n" + help.list(options.map { ($0.usage, $0.summary) }))
      + (command.tables.count > 1
        ? "\nTABLES OF CSV\n"
          + help.paragraph(command.tables.joined(separator: ", "), indent: 2) : "")
      + command.details.map { details in
        let names = details.entries.map { DisplayWidth.columns(of: $0.name) }.max() ?? 0
        return "\n\(details.heading)\n" + help.list(details.entries, names: names + 2)
      }.joined()
  }

  /// How wide it is.
  private let width: Int

  private init(width: Int) { self.width = min(width, Table.textWidth) - 2 }

  private func paragraph(_ text: String, indent: Int) -> String {
    text.wrapped(to: width - indent)
      .map { String(repeating: " ", count: indent) + $0 + "\n" }.joined()
  }

  /// One entry below another, with what they mean beside them, or below where the name is too long.
  private func list(_ entries: [(name: String, meaning: String)], names: Int = 21) -> String {
    let space = String(repeating: " ", count: names + 2)
    return entries.map { name, meaning in
      let lines = meaning.wrapped(to: width - names - 2).map { space + $0 + "\n" }
      guard DisplayWidth.columns(of: name) < names else { return "  \(name)\n" + lines.joined() }
      return "  " + DisplayWidth.pad(name, to: names) + lines.joined().dropFirst(names + 2)
    }.joined()
  }
}
