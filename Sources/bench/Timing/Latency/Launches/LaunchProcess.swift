import Foundation

/// Runs a launch as a process of its own.
struct LaunchProcess {
  /// Runs a program with arguments until it ends; nil when it can't be started.
  var start: (String, [String]) -> ChildProcess.Outcome? = {
    ChildProcess(
      program: $0, arguments: $1, environment: Self.environment, mergesErrors: true
    ).run()
  }

  /// What makes a launch's times and its end more certain.
  ///
  /// By its own rules glibc returns larger pieces of freed memory to the system, in some launches and
  /// not in others; fetching them again doubled VIPER's time for 4 096 items. And a launch that crashes
  /// is to end at once: while Swift's runtime looks back, it may hang.
  private static let environment = [
    "GLIBC_TUNABLES": "glibc.malloc.mmap_threshold=33554432:glibc.malloc.trim_threshold=1073741824",
    "SWIFT_BACKTRACE": "enable=no",
  ]

  /// Waits for what it measures; throws what went wrong.
  func run(_ launch: Launch) throws -> [CellSample] {
    let program = launch.program ?? Self.program
    let arguments = [Command.latencyLaunch.name, try launch.jsonLine()]
    guard let outcome = start(program, arguments) else {
      throw RunFailure("\(program) can't be started")
    }
    let lines = outcome.output.split(separator: "\n")
    let samples = lines.lazy.compactMap { try? [CellSample](jsonLine: $0) }.first
    if outcome.status == 0, let samples { return samples }
    let reason = lines.first { $0.contains("Fatal error") } ?? lines.last ?? ""
    throw RunFailure("ended with status \(outcome.status): \(String(reason).printable)")
  }

  /// On Linux the very file that runs, even if a build has put another one in its place.
  static var program: String {
    #if os(Linux)
    "/proc/self/exe"
    #else
    Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
  }
}
