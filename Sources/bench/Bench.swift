import Foundation

/// Measures the versions: the calls they make, the time they take, the lines they have.
@main struct Bench {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
      exit((Interrupt.isRequested ? ExitCode.interrupted : .success).rawValue)
    } catch {
      let code = StandardError.report(error)
      exit((Interrupt.isRequested ? .interrupted : code).rawValue)
    }
  }

  private static func run(_ arguments: [String]) throws {
    let parser = OptionsParser(
      architectures: Registry.arms.map(\.name), flows: Flow.all.map(\.name))
    switch try parser.parse(arguments) {
    case .help: try Output.standardOutput.write(Help.text)
    case .version: try Output.standardOutput.write(Help.version)
    case .run(let options):
      let output = try Output(path: options.output)
      if Relaunch.isNeeded(for: options.command) { try Relaunch.start(with: arguments) }
      try Run(options: options).perform(to: output)
    }
  }
}
