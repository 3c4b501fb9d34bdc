import Foundation

/// A refusal of the operating system, by its number.
struct SystemError: Error, Equatable, CustomStringConvertible {
  let code: Int32

  var description: String { String(cString: strerror(code)) }

  /// Passes on the result of a system call, unless it is -1: then throws what `errno` says.
  @discardableResult
  static func check<Result: SignedInteger>(_ result: Result) throws(SystemError) -> Result {
    if result == -1 { throw SystemError(code: errno) }
    return result
  }
}
