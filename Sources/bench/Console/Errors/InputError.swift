/// Says which input can't be used, and why.
struct InputError: ReportedError, Equatable {
  let description: String

  var exitCode: ExitCode { .inputUnreadable }
}

extension InputError {
  /// Names a path with the system's reason for not reading it.
  init(path: String, _ error: any Error) {
    description = "\(path.isEmpty ? "''" : path): \(SystemError(error))"
  }
}
