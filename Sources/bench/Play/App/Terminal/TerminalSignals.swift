import Foundation

/// What becomes of each signal while the terminal is taken.
enum TerminalSignals {
  // Handlers read these; see ``Terminal``.
  nonisolated(unsafe) private static var wake: Int32 = -1
  /// The signal that asks for the end, 0 for none.
  nonisolated(unsafe) private static var asked: Int32 = 0
  /// What handled each signal before, by its number.
  nonisolated(unsafe) private static var previous: UnsafeMutablePointer<sigaction>?

  private static var ends: [Int32] {
    let all = [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM,
      SIGPROF,
    ]
    #if os(Linux)
    return all + [SIGPOLL, SIGPWR, SIGSTKFLT]
    #else
    return all
    #endif
  }
  private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS]
  private static let notes = [SIGWINCH, SIGTSTP, SIGCONT]

  static var isAskedToEnd: Bool { asked != 0 }

  /// Handles them from now on; the numbers of those that only wake can be read from what this returns.
  static func handle() throws(UsageError) -> Int32 {
    var pipes: [Int32] = [0, 0]
    guard pipe(&pipes) == 0 else {
      throw UsageError("'play' can't use this terminal: \(SystemError(code: errno))")
    }
    for end in pipes { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    wake = pipes[1]
    previous = .allocate(capacity: 128)
    // A stack of the handlers' own, for the signal that says that the stack is full.
    var stack = stack_t()
    stack.ss_size = 65_536
    stack.ss_sp = .allocate(byteCount: 65_536, alignment: 16)
    sigaltstack(&stack, nil)
    for number in crashes { handle(number) { TerminalSignals.crash($0) } }
    for number in ends { handle(number) { TerminalSignals.end($0) } }
    for number in notes { handle(number) { TerminalSignals.note($0) } }
    return pipes[0]
  }

  /// Stops all that was started with the process, as Control-Z does elsewhere; returns when it goes on.
  static func suspend() {
    Terminal.restore()
    signal(SIGTSTP, SIG_DFL)
    kill(0, SIGTSTP)
    handle(SIGTSTP) { TerminalSignals.note($0) }
    if !isAskedToEnd { Terminal.enter() }
  }

  /// Ends the process by the signal that asked for it, if one did.
  static func endIfAsked() {
    guard isAskedToEnd else { return }
    Terminal.restore()
    signal(asked, SIG_DFL)
    raise(asked)
  }

  private static func note(_ number: Int32) {
    let code = errno
    withUnsafePointer(to: UInt8(truncatingIfNeeded: number)) { _ = write(wake, $0, 1) }
    errno = code
  }

  /// The first one is left to whoever waits for keys; at the second nobody seems to.
  private static func end(_ number: Int32) {
    guard asked != 0 else {
      asked = number
      return note(number)
    }
    Terminal.restore()
    _exit(128 + number)
  }

  /// Lets what handled it before have its say, such as a backtrace, on a terminal that can show it.
  private static func crash(_ number: Int32) {
    Terminal.restore()
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
