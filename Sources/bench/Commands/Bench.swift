import Console
import Foundation
import Stopwatch

/// Measures the versions: the calls they make, the time they take, the lines they have.
@main struct Bench {
  static func main() {
    // A file that may not grow any more is an error to report, and no end in the middle of it.
    signal(SIGXFSZ, SIG_IGN)
    do {
      let code = try run(Array(CommandLine.arguments.dropFirst()))
      exit(code.after(interrupt: Interrupt.exitCode).rawValue)
    } catch {
      exit(StandardError.report(error).after(interrupt: Interrupt.exitCode).rawValue)
    }
  }

  private static func run(_ arguments: [String]) throws -> ExitCode {
    let parser = OptionsParser(
      architectures: Registry.arms.map(\.name), flows: Flow.all.map(\.name))
    switch try parser.parse(arguments) {
    case .help(let command):
      let width = TerminalWidth.current
      try Output(path: nil).write(
        command.map { Help.text(of: $0, width: width) } ?? Help.text(width: width))
    case .version: try Output(path: nil).write(Help.version)
    case .run(let options):
      let output = try Output(path: options.output)
      return try Run(options: options).perform(to: output)
    }
    return .success
  }
}
