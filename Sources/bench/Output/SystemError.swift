import Foundation

/// A refusal of the operating system, by its number.
struct SystemError: Error, Equatable, CustomStringConvertible {
  let code: Int32

  var description: String { String(cString: strerror(code)) }
}

extension SystemError {
  /// Takes the system's reason out of Foundation's error.
  init(_ error: any Error) {
    let reason = (error as? CocoaError)?.underlying as? POSIXError
    code = (error as? SystemError)?.code ?? reason?.code.rawValue ?? EIO
  }
}
