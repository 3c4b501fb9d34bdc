import Foundation

/// What is said beside the results; when that fails, there is nobody to tell.
package enum StandardError {
  private static let program = ProcessInfo.processInfo.processName

  package static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  package static func say(_ text: String) { write("\(program): \(text.namingVersions)\n") }

  /// Says what went wrong, and gives the exit code for it.
  package static func report(_ error: any Error) -> ExitCode {
    say("\(error)")
    return (error as? any ReportedError)?.exitCode ?? .failure
  }
}
