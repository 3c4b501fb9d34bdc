/// Says which output can't be written, and why.
struct OutputError: ReportedError, Equatable {
  let description: String

  var exitCode: ExitCode { .outputUnwritable }
}

extension OutputError {
  static func unwritable(_ name: String, reason: String) -> OutputError {
    OutputError(description: "can't write \(name.printable): \(reason)")
  }

  init(_ error: any Error, name: String) {
    self = .unwritable(name, reason: SystemError(error).description)
  }
}
