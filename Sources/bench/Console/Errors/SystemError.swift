import Foundation

/// A refusal of the operating system, by its number.
package struct SystemError: Error, Equatable, CustomStringConvertible {
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  package var description: String { String(cString: strerror(code)) }

  /// Takes the system's reason out of Foundation's error.
  package init(_ error: any Error) {
    // A file handle's errors hold no POSIXError but what that would be bridged to.
    let reason = (error as? CocoaError)?.underlying.map { $0 as NSError }
    let isSystems = reason?.domain == NSPOSIXErrorDomain
    let number = reason.flatMap { isSystems ? Int32($0.code) : nil }
    code = (error as? SystemError)?.code ?? number ?? EIO
  }
}
