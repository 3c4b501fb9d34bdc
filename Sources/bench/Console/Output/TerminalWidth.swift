import Foundation

/// How many columns there are for text.
package enum TerminalWidth {
  /// Those of standard output's terminal, unless `COLUMNS` says others.
  package static var current: Int { stated() ?? columns(of: 1) ?? Table.textWidth }

  /// Those of a file, which has none of its own.
  package static var ofFiles: Int { stated() ?? Table.textWidth }

  /// What `COLUMNS` says; nil where that is no positive number.
  static func stated(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Int? {
    environment["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Nil where what a descriptor leads to doesn't say.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 1
    return isKnown ? Int(size.ws_col) : nil
  }
}
