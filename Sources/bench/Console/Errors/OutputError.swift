/// Says which output can't be written, and why.
struct OutputError: ReportedError, Equatable {
  let description: String

  var exitCode: ExitCode { .outputUnwritable }
}

extension OutputError {
  init(name: String, reason: any CustomStringConvertible) {
    description = "can't write \(name.printable): \(reason)"
  }
}
