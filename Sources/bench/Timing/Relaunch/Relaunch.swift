import Foundation

/// Turns a debug build into the release build of itself, since only that one's times mean much.
enum Relaunch {
  /// Whether this is a debug build and the command measures time.
  static func isNeeded(for command: Command) -> Bool {
    #if DEBUG
    command.needsReleaseBuild
    #else
    false
    #endif
  }

  static func start(with arguments: [String]) throws(RunFailure) -> Never {
    guard let root = PackageRoot.path else {
      throw RunFailure(
        "built for debugging, and the sources are gone; build again with 'swift build -c release'")
    }
    StandardError.say("built for debugging; building and starting the release build…")

    let build = ChildProcess(
      program: "swift",
      arguments: ["build", "-c", "release", "--product", "bench", "--package-path", root],
      mergesErrors: true)
    guard let outcome = build.run() else { throw .noCompiler }
    if outcome.status != 0 {
      StandardError.write(outcome.output)
      throw RunFailure("the release build failed; see 'swift build -c release'")
    }
    let program = "\(root)/.build/release/bench"
    CStrings.withPointers(to: [program] + arguments) { _ = execv(program, $0) }
    throw RunFailure("can't start \(program): \(SystemError(code: errno))")
  }
}

extension RunFailure {
  static let noCompiler = RunFailure("can't find 'swift' on the search path; add it to PATH")
}
