/// What is said beside the results.
enum StandardError {
  /// Writes text under the program's name; when even that fails, there is nobody to tell.
  static func say(_ text: String) {
    try? Descriptor.standardError.writeAll("bench: \(text)\n")
  }

  /// Says what went wrong, if there is anybody to tell, and gives the exit code for it.
  static func report(_ error: any Error) -> ExitCode {
    let reported = error as? any ReportedError
    let code = reported?.exitCode ?? .failure
    if let details = reported?.details, !details.isEmpty {
      try? Descriptor.standardError.writeAll(details.hasSuffix("\n") ? details : details + "\n")
    }
    if code != .closedPipe { say("\(error)") }
    return code
  }
}
