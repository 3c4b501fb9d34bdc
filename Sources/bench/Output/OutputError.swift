import Foundation

/// Says which output can't be written, and why.
struct OutputError: ReportedError, Equatable {
  let description: String

  var exitCode: ExitCode { .outputUnwritable }
}

extension OutputError {
  static func unwritable(_ name: String, reason: String) -> OutputError {
    OutputError(description: "can't write \(name.printable): \(reason)")
  }

  /// Takes the system's reason out of Foundation's error.
  init(_ error: any Error, name: String) {
    let reason = (error as? CocoaError)?.underlying as? POSIXError
    let code = (error as? SystemError)?.code ?? reason?.code.rawValue ?? EIO
    self = .unwritable(name, reason: SystemError(code: code).description)
  }
}
