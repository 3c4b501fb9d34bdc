import Foundation

/// Runs a launch as a process of its own, of the program that runs now.
struct LaunchProcess {
  /// Runs the program with arguments until it ends; nil when it can't be started.
  var start: ([String]) -> ChildProcess.Outcome? = {
    ChildProcess(program: Self.program, arguments: $0, mergesErrors: true).run()
  }

  /// Waits for what it measures; throws what went wrong.
  func run(_ launch: Launch) throws(RunFailure) -> LaunchResult {
    guard let outcome = start(launch.arguments) else {
      throw RunFailure("\(Self.program) can't be started")
    }
    // The last thing said is the reason, or the result.
    let line = outcome.output.split(separator: "\n").last.map { String($0).printable } ?? ""
    if outcome.status > 128 { throw RunFailure("ended by signal \(outcome.status - 128)") }
    if outcome.status != 0 {
      let reason = String(line.trimmingPrefix("bench: "))
      throw RunFailure(reason.isEmpty ? "ended with status \(outcome.status)" : reason)
    }
    guard let result = LaunchResult(output: outcome.output) else {
      throw RunFailure("wrote '\(line.prefix(40))' instead of results")
    }
    return result
  }

  /// On Linux the very file that runs, even if a build has put another one in its place.
  private static var program: String {
    #if os(Linux)
    "/proc/self/exe"
    #else
    Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
  }
}
