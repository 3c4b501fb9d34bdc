import Foundation

/// Why results didn't reach the place they were meant for.
enum OutputError: ReportedError, Equatable {
  case unwritable(String, reason: String)
  /// The reader went away, as `head` does when it has seen enough; nobody is left to be told.
  case closedPipe

  init(_ error: any Error, name: String) {
    let reason = (error as? CocoaError)?.underlying as? POSIXError
    let code = (error as? SystemError)?.code ?? reason?.code.rawValue ?? EIO
    self =
      code == EPIPE
      ? .closedPipe : .unwritable(name, reason: SystemError(code: code).description)
  }

  var description: String {
    switch self {
    case .unwritable(let name, let reason): "can't write \(name.printable): \(reason)"
    case .closedPipe: "the reader of the output went away"
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .unwritable: .outputUnwritable
    case .closedPipe: .closedPipe
    }
  }
}
