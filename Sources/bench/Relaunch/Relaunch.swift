import Foundation

/// Turns a debug build into the release build of itself, since only that one's times mean much.
enum Relaunch {
  /// Tells the release build that it was started by a debug build.
  private static let mark = "BENCH_RELAUNCHED"

  /// Whether this is a debug build and the command measures time.
  static func isNeeded(for command: Command) -> Bool {
    #if DEBUG
    command.needsReleaseBuild
    #else
    false
    #endif
  }

  /// Builds the release build and becomes it, with the same arguments.
  static func start(with arguments: [String]) throws(RelaunchError) -> Never {
    if ProcessInfo.processInfo.environment[mark] != nil { throw .alreadyRelaunched }
    guard let root = PackageRoot.path else { throw .sourcesGone }
    StandardError.say("built for debugging; building and starting the release build…")

    var options = ["build", "-c", "release", "--product", "bench", "--package-path", root]
    if let scratch = ScratchFolder.path { options += ["--scratch-path", scratch] }
    let program = "\(try build(options))/bench"

    setenv(mark, "1", 1)
    CStrings.withPointers(to: [program] + arguments) { _ = execv(program, $0) }
    throw .notStarted(program, reason: SystemError(code: errno).description)
  }

  /// Builds, and gives the folder in which the program is then; shows the build only if it fails.
  private static func build(_ options: [String]) throws(RelaunchError) -> String {
    let build = ChildProcess(program: "swift", arguments: options, mergesErrors: true)
    guard let built = build.run() else { throw .noCompiler }
    if built.status != 0 {
      try? Descriptor.standardError.writeAll(built.output)
      throw .buildFailed
    }
    let question = ChildProcess(program: "swift", arguments: options + ["--show-bin-path"])
    guard let answer = question.run(), answer.status == 0,
      let folder = answer.output.split(separator: "\n").last
    else { throw .buildFailed }
    return String(folder)
  }
}
