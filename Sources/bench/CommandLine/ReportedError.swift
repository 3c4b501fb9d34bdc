/// An error that ends the run with one line for the person and an exit code for the script.
protocol ReportedError: Error, CustomStringConvertible {
  var exitCode: ExitCode { get }

  /// What to show before that line, as it is; empty where the line says all.
  var details: String { get }
}

extension ReportedError {
  var details: String { "" }
}
