/// How a run ended, as the exit status of the process.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case success = 0
  case failure = 1
  case regression = 2
  case improvement = 4
  case usage = 64
  case inputUnreadable = 66
  case outputUnwritable = 73
  /// Like shells, we report a signal as 128 plus its number.
  case hungUp = 129
  case interrupted = 130
  case terminated = 143

  package var meaning: String {
    switch self {
    case .success: "the command succeeded"
    case .failure: "a run failed, or it found something wrong, such as versions that disagree"
    case .regression: "compare: something is worse"
    case .improvement: "compare: something is better, and nothing is worse"
    case .usage: "the command line is wrong"
    case .inputUnreadable: "an input can't be read, or two runs can't be compared"
    case .outputUnwritable: "the output can't be written"
    case .hungUp: "the terminal was closed; the output file has the results until then"
    case .interrupted: "Control-C ended the run, which printed the results until then"
    case .terminated: "SIGTERM ended the run, which printed the results until then"
    }
  }

  /// The code of an interrupted run, unless another problem is more important, such as a full disk.
  package func after(interrupt code: ExitCode?) -> ExitCode {
    self == .success || self == .failure ? code ?? self : self
  }
}
