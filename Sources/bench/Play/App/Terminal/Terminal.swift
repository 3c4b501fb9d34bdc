import Console
import Foundation

/// The terminal as a full screen of keys and text, put back however the program ends.
///
/// It belongs to the process, and so does this: a signal's handler can be passed nothing.
package enum Terminal {
  // Handlers read these: made by `open`, never freed, behind no lock and no lazy initialiser.
  nonisolated(unsafe) private static var saved: UnsafeMutablePointer<termios>?
  nonisolated(unsafe) private static var leave: UnsafeMutableBufferPointer<UInt8>?
  nonisolated(unsafe) private static var isTaken = false
  /// The real standard error, and a file that keeps its text while the screen hides it.
  nonisolated(unsafe) private static var errors: (real: Int32, kept: Int32) = (-1, -1)

  /// The alternate screen without cursor, with nothing wrapped at the margin, and with pasted text
  /// marked.
  private static let enterText = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"
  private static let leaveText = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// Throws where there is no terminal that can be drawn on.
  package static func check() throws(UsageError) {
    guard isatty(0) == 1, isatty(1) == 1 else {
      throw UsageError(
        "'play' needs a terminal for its input and its output; without one, write "
          + "play --script FILE")
    }
    let name = ProcessInfo.processInfo.environment["TERM"] ?? ""
    guard !name.isEmpty, name != "dumb" else {
      throw UsageError(
        "'play' needs a terminal that can move its cursor, and by TERM it can't; write "
          + "play --script FILE, or set TERM")
    }
  }

  /// Takes the terminal over; returns a file that signals write to, so that waiting for keys ends.
  static func open() throws -> Int32 {
    let old = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    guard tcgetattr(0, old) == 0 else {
      throw UsageError("'play' can't use this terminal: \(SystemError(code: errno))")
    }
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: leaveText.utf8.count)
    _ = bytes.initialize(from: leaveText.utf8)
    (saved, leave) = (old, bytes)
    if let file = tmpfile() { errors = (dup(2), fileno(file)) }
    let wakes = try TerminalSignals.handle()
    atexit { Terminal.restore() }
    enter()
    return wakes
  }

  static func enter() {
    guard let saved else { return }
    var raw = saved.pointee
    cfmakeraw(&raw)
    isTaken = true
    // In the background it stops here, until it is in the foreground again.
    tcsetattr(0, TCSAFLUSH, &raw)
    if errors.kept >= 0 { dup2(errors.kept, 2) }
    put(enterText)
  }

  /// Puts the terminal back as it was; calls only what is safe in a handler.
  static func restore() {
    guard isTaken, let saved, let leave else { return }
    isTaken = false
    // What was stopped in the background is ended there, too.
    var stops = sigset_t()
    sigemptyset(&stops)
    sigaddset(&stops, SIGTTOU)
    sigprocmask(SIG_BLOCK, &stops, nil)
    _ = write(1, leave.baseAddress, leave.count)
    tcsetattr(0, TCSAFLUSH, saved)
    sigprocmask(SIG_UNBLOCK, &stops, nil)
    tellErrors()
  }

  /// Writes all of it, unless nobody can read it any more.
  static func put(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var file = pollfd(fd: 1, events: Int16(POLLOUT), revents: 0)
        poll(&file, 1, -1)
      } else if errno != EINTR {
        return
      }
    }
  }

  package static var size: (columns: Int, rows: Int) {
    var size = winsize()
    let isKnown = ioctl(1, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 && size.ws_row > 0
    return isKnown ? (Int(size.ws_col), Int(size.ws_row)) : (80, 24)
  }

  /// Writes the kept text to standard error, such as the reason of a crash.
  private static func tellErrors() {
    guard errors.kept >= 0 else { return }
    dup2(errors.real, 2)
    lseek(errors.kept, 0, SEEK_SET)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1_024) { bytes in
      while true {
        let count = read(errors.kept, bytes.baseAddress, bytes.count)
        guard count > 0 else { break }
        _ = write(2, bytes.baseAddress, count)
      }
    }
    _ = ftruncate(errors.kept, 0)
    lseek(errors.kept, 0, SEEK_SET)
  }
}
