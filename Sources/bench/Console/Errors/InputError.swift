/// Says which input can't be used, and why.
package struct InputError: ReportedError, Equatable {
  package let description: String

  package init(description: String) {
    self.description = description
  }

  var exitCode: ExitCode { .inputUnreadable }

  /// Names a path with the system's reason for not reading it.
  package init(path: String, _ error: any Error) {
    description = "\(path.isEmpty ? "''" : path): \(SystemError(error))"
  }
}
