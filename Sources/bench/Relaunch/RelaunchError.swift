/// Why a debug build couldn't become the release build.
enum RelaunchError: ReportedError, Equatable {
  case alreadyRelaunched
  case sourcesGone
  case noCompiler
  case buildFailed
  case notStarted(String, reason: String)

  var exitCode: ExitCode { .failure }

  var description: String {
    switch self {
    case .alreadyRelaunched:
      "the release build was built for debugging too; leave -DDEBUG out of its build settings"
    case .sourcesGone:
      "built for debugging, and the sources are gone; build again with 'swift build -c release'"
    case .noCompiler: "can't find 'swift' on the search path; add it to PATH"
    case .buildFailed: "the release build failed; see 'swift build -c release'"
    case .notStarted(let program, let reason): "can't start \(program): \(reason)"
    }
  }
}
