import Foundation

/// The terminal as a full screen of keys and text, put back however the program ends.
///
/// It belongs to the process, and so does this: signals are handled where nothing can be passed in.
enum Terminal {
  // Handlers read these: made by `open`, never freed, behind no lock and no lazy initialiser.
  nonisolated(unsafe) private static var saved: UnsafeMutablePointer<termios>?
  nonisolated(unsafe) private static var leave: UnsafeMutableBufferPointer<UInt8>?
  nonisolated(unsafe) private static var isOpen = false
  nonisolated(unsafe) private static var wake: Int32 = -1
  /// The signal that asks for the end, 0 for none.
  nonisolated(unsafe) private static var asked: Int32 = 0
  /// What handled each signal before, by its number.
  nonisolated(unsafe) private static var previous: UnsafeMutablePointer<sigaction>?

  /// The alternate screen, without cursor, and without wrapping at the right margin.
  private static let enterText = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"
  private static let leaveText = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  private static let ends = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// Takes the terminal over; returns where the handlers wake whoever waits for keys.
  static func open() throws(UsageError) -> Int32 {
    guard isatty(0) == 1, isatty(1) == 1 else {
      throw UsageError(
        "'play' needs a terminal for its input and its output; write play --script FILE where there "
          + "is none")
    }
    guard ProcessInfo.processInfo.environment["TERM"].map({ $0 != "dumb" && !$0.isEmpty }) == true
    else {
      throw UsageError(
        "'play' needs a terminal that moves its cursor, and TERM says it doesn't; write "
          + "play --script FILE, or set TERM")
    }
    let old = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    var pipes: [Int32] = [0, 0]
    guard tcgetattr(0, old) == 0, pipe(&pipes) == 0 else {
      throw UsageError("'play' can't use this terminal: \(SystemError(code: errno))")
    }
    for end in pipes { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: leaveText.utf8.count)
    _ = bytes.initialize(from: leaveText.utf8)
    (saved, leave, wake) = (old, bytes, pipes[1])
    previous = .allocate(capacity: 65)
    // A stack of the handlers' own, for the signal that says that the stack is full.
    var stack = stack_t()
    stack.ss_size = 65_536
    stack.ss_sp = .allocate(byteCount: 65_536, alignment: 16)
    sigaltstack(&stack, nil)
    atexit { Terminal.restore() }
    for number in crashes { handle(number) { Terminal.crash($0) } }
    for number in ends { handle(number) { Terminal.end($0) } }
    for number in [SIGWINCH, SIGTSTP] { handle(number) { Terminal.note($0) } }
    enter()
    return pipes[0]
  }

  static func enter() {
    guard let saved else { return }
    var raw = saved.pointee
    cfmakeraw(&raw)
    isOpen = true
    tcsetattr(0, TCSAFLUSH, &raw)
    put(enterText)
  }

  /// Puts the terminal back as it was; safe in a handler, as all that it does is `write` and `tcsetattr`.
  static func restore() {
    guard isOpen, let saved, let leave else { return }
    isOpen = false
    _ = write(1, leave.baseAddress, leave.count)
    tcsetattr(0, TCSAFLUSH, saved)
  }

  /// Stops the process as Control-Z does elsewhere; returns when it goes on.
  static func suspend() {
    restore()
    raise(SIGSTOP)
    enter()
  }

  /// Ends the process by the signal that asked for it, if one did.
  static func endIfAsked() {
    guard asked != 0 else { return }
    restore()
    signal(asked, SIG_DFL)
    raise(asked)
  }

  static var isAskedToEnd: Bool { asked != 0 }

  /// Writes all of it, unless nobody can read it any more.
  static func put(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
    }
  }

  static var size: (columns: Int, rows: Int) {
    var size = winsize()
    let isKnown = ioctl(1, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 && size.ws_row > 0
    return isKnown ? (Int(size.ws_col), Int(size.ws_row)) : (80, 24)
  }

  // MARK: Signals

  /// Wakes whoever waits for keys.
  private static func note(_ number: Int32) {
    let code = errno
    withUnsafePointer(to: UInt8(truncatingIfNeeded: number)) { _ = write(wake, $0, 1) }
    errno = code
  }

  /// The first time it is left to whoever waits for keys; the second time nobody seems to.
  private static func end(_ number: Int32) {
    guard asked != 0 else {
      asked = number
      return note(number)
    }
    restore()
    _exit(128 + number)
  }

  /// Lets what handled it before have its say, such as a backtrace, on a terminal that can show it.
  private static func crash(_ number: Int32) {
    restore()
    if let previous { sigaction(number, previous + Int(number), nil) }
    raise(number)
  }

  private static func handle(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    sigemptyset(&action.sa_mask)
    action.sa_flags = Int32(SA_RESTART) | Int32(SA_ONSTACK)
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
    #else
    action.__sigaction_handler.sa_handler = handler
    #endif
    sigaction(number, &action, previous.map { $0 + Int(number) })
  }
}
