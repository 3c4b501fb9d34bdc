import Console
import UserDriver

/// What `help` and `--version` print.
enum Help {
  static let version = "bench 0.2.0\n"

  static let text =
    """
    Measures what a software architecture costs: the same feature, built in several ways, counted
    in calls, allocations, time, and lines of code.

    USAGE
      bench [COMMAND] [OPTION…]

    COMMANDS

    """ + list(Command.documented.map { ($0.usage, $0.summary) })
    + list([("help [COMMAND]", "this text, or what a command does and takes")])
    + "\nOPTIONS\n" + list(Option.all.map { ($0.usage, $0.summary) }) + """

        Options may be written --name VALUE or --name=VALUE. Architectures and flows
        may be written in any case.

      EXAMPLES
        bench                                    everything, in about a minute
        bench --quick                            everything, in a hurry
        bench latency --flow add --items 8,512   one flow at two sizes
        bench trace open-detail                  the calls of one flow
        bench walk add mvc viper                 one tap after another, in two versions
        bench play --split mvc,viper             the app in two versions, under the same keys
        bench trace add mvc --format mermaid     the same as a drawing, for GitHub and others
        bench calls --format json --output calls.json
        bench latency --format csv --table noise
        bench fuzz --sessions 10000 --seed 7     ten thousand sessions, the same every time
        bench --quick --save old.json            a baseline, and later: bench compare old.json --quick
        bench tests L5 --quick                   the tests that prove L5 of docs/SPEC.md
        bench bugs second-save-sent              one bug in five versions, and the tests it turns red
        bench changes rename mvc                 a harmless edit, and what its suite needs then
        bench where dates                        the code that makes text of a date, in each version
        bench docs holds code                    the versions' diagrams and code, at once
        bench lines Sources/MVC Tests            the lines of any Swift code
        bench generate viper Welcome --output .  a module named Welcome in this package
        bench extract viper-s --output ../mine   VIPER-S and its tests, and nothing else

      EXIT CODES

      """ + list(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }) + """

      What is timed, or counted to the instruction, is built for release, by itself.

      """

  static func text(of command: Command) -> String {
    let options = Option.all.filter { command.options.contains($0) }
    let tables =
      command.tables.count > 1
      ? "\nTABLES OF CSV\n"
        + command.tables.joined(separator: ", ").wrapped(to: 98).map { "  \($0)\n" }.joined() : ""
    return
      "USAGE\n  bench \(command.usage)\(options.isEmpty ? "" : " [OPTION…]")"
      + "\n\n" + command.summary.wrapped(to: 98).map { "  \($0)\n" }.joined()
      + (options.isEmpty ? "" : "\nOPTIONS\n" + list(options.map { ($0.usage, $0.summary) }))
      + tables
  }

  /// One entry below another, with what they mean beside them.
  private static func list(_ entries: [(name: String, meaning: String)]) -> String {
    let width = 21
    return entries.flatMap { name, meaning in
      meaning.wrapped(to: 96 - width).enumerated().map { index, line in
        "  \(DisplayWidth.pad(index == 0 ? name : "", to: width))\(line)\n"
      }
    }.joined()
  }
}
