/// How a run ended, as the exit status of the process.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case success = 0
  case failure = 1
  case regression = 2
  case improvement = 4
  case usage = 64
  case inputUnreadable = 66
  case outputUnwritable = 73
  /// As shells report it, 128 and the number of the signal, like the others that end a process.
  case hungUp = 129
  case interrupted = 130
  case terminated = 143

  package var meaning: String {
    switch self {
    case .success: "fine"
    case .failure: "a run failed, or the architectures disagree, or one of them leaks or crashes"
    case .regression: "compare: something is worse"
    case .improvement: "compare: something is better, nothing is worse"
    case .usage: "the command line is wrong"
    case .inputUnreadable: "an input can't be read, or runs can't be compared"
    case .outputUnwritable: "the output can't be written"
    case .hungUp: "the terminal went away; what was measured until then is in the output file"
    case .interrupted: "interrupted by Control-C; what was measured until then is printed"
    case .terminated: "ended by SIGTERM; what was measured until then is printed"
    }
  }

  /// What is told of a run that was told to end, unless there is more to tell, such as a full disk.
  package func after(interrupt code: ExitCode?) -> ExitCode {
    self == .success || self == .failure ? code ?? self : self
  }
}
