import Console
import Foundation

/// What becomes of each signal while the terminal is taken.
enum TerminalSignals {
  // Handlers read these; see ``Terminal``.
  nonisolated(unsafe) private static var wake: Int32 = -1
  /// What is done about each signal at last, by its number: what was before if it is a crash, else the usual.
  nonisolated(unsafe) private static var previous: UnsafeMutablePointer<sigaction>?

  private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS]
  private static let notes = [SIGWINCH, SIGTSTP, SIGCONT]
  /// What can't be handled, stops, says of others that something happened, or is an error to report.
  private static let left = [SIGKILL, SIGSTOP, SIGTTIN, SIGTTOU, SIGCHLD, SIGURG, SIGXFSZ]

  /// Handles them from now on; the numbers of those that only wake can be read from what this returns.
  static func handle() throws(UsageError) -> Int32 {
    var pipes: [Int32] = [0, 0]
    guard pipe(&pipes) == 0 else {
      throw UsageError("'play' can't use this terminal: \(SystemError(code: errno))")
    }
    for end in pipes { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    wake = pipes[1]
    previous = .allocate(capacity: 32)
    previous?.initialize(repeating: sigaction(), count: 32)
    // A stack of the handlers' own, for the signal that says that the stack is full.
    var stack = stack_t()
    stack.ss_size = 65_536
    stack.ss_sp = .allocate(byteCount: 65_536, alignment: 16)
    sigaltstack(&stack, nil)
    for number in crashes { sigaction(number, nil, previous.map { $0 + Int(number) }) }
    for number in Set(1..<32).subtracting(notes + left) {
      handle(number) { TerminalSignals.end($0) }
    }
    for number in notes { handle(number) { TerminalSignals.note($0) } }
    return pipes[0]
  }

  /// Stops all that was started with the process, as Control-Z does elsewhere; returns when it goes on.
  static func suspend() {
    Terminal.restore()
    signal(SIGTSTP, SIG_DFL)
    kill(0, SIGTSTP)
    handle(SIGTSTP) { TerminalSignals.note($0) }
    Terminal.enter()
  }

  private static func note(_ number: Int32) {
    let code = errno
    withUnsafePointer(to: UInt8(truncatingIfNeeded: number)) { _ = write(wake, $0, 1) }
    errno = code
  }

  /// Lets what handled a crash before have its say, such as a backtrace, on a terminal that can show it.
  private static func end(_ number: Int32) {
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
    sigaction(number, &action, nil)
  }
}
