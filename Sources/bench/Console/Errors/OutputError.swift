/// Says which output can't be written, and why.
package struct OutputError: ReportedError, Equatable {
  package let description: String

  var exitCode: ExitCode { .outputUnwritable }
}

extension OutputError {
  package init(name: String, reason: any CustomStringConvertible) {
    description = "can't write \(name.printable): \(reason)"
  }
}
