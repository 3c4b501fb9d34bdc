import Foundation

/// How many columns the terminal has.
enum TerminalWidth {
  /// Nil where standard output is none; as wide as text is elsewhere where it doesn't say.
  static var current: Int? {
    guard isatty(1) == 1 else { return nil }
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return Table.textWidth }
    return Int(size.ws_col)
  }
}
