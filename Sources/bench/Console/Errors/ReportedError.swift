/// An error that ends the run with one line for the person and an exit code for the script.
protocol ReportedError: Error, CustomStringConvertible {
  var exitCode: ExitCode { get }
}
