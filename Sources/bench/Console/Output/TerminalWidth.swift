import Foundation

/// How many columns the terminal has.
package enum TerminalWidth {
  /// Nil where standard output is none; as wide as text is elsewhere where it doesn't say.
  package static var current: Int? {
    isatty(1) == 1 ? columns(of: 1) ?? Table.textWidth : nil
  }

  /// Nil where what a descriptor leads to doesn't say.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 1
    return isKnown ? Int(size.ws_col) : nil
  }
}
