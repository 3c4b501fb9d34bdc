/// What the whole command line asks for.
enum Invocation: Equatable, Sendable {
  /// Of one command, or of all.
  case help(Command?)
  case version
  case run(Options)
}
