import Foundation

/// A refusal of the operating system, by its number.
struct SystemError: Error, Equatable, CustomStringConvertible {
  let code: Int32

  var description: String { String(cString: strerror(code)) }
}
