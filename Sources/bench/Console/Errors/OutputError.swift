/// Says which output can't be written, and why.
package struct OutputError: ReportedError, Equatable {
  package let description: String

  var exitCode: ExitCode { .outputUnwritable }

  package init(name: String, reason: any CustomStringConvertible) {
    description = "can't write \(name.printable): \(reason)"
  }

  /// What ended a piece of writing: the system's refusal of the output, or what is told already in words of its own.
  package static func unlessTold(_ error: any Error, name: String) -> any Error {
    if error is any ReportedError || error is RunFailure { return error }
    return OutputError(name: name, reason: SystemError(error))
  }
}
