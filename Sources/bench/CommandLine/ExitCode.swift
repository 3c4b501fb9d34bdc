/// How a run ended, as the exit status of the process.
enum ExitCode: Int32, CaseIterable, Sendable {
  case success = 0
  /// A run failed, or the architectures disagree with one another.
  case failure = 1
  /// A comparison shows something worse.
  case regression = 2
  /// A comparison shows something better and nothing worse.
  case improvement = 4
  /// The command line is wrong.
  case usage = 64
  /// An input can't be read.
  case inputUnreadable = 66
  /// The output can't be written.
  case outputUnwritable = 73
  /// The terminal went away: 128 and the number of SIGHUP, as shells report it.
  case hungUp = 129
  /// The person pressed Control-C: 128 and the number of SIGINT, as shells report it.
  case interrupted = 130
  /// Somebody asked the process to end: 128 and the number of SIGTERM, as shells report it.
  case terminated = 143

  /// What is told of a run that was told to end, unless there is more to tell, such as a full disk.
  func after(interrupt code: ExitCode?) -> ExitCode {
    self == .success || self == .failure ? code ?? self : self
  }
}
