/// What the whole command line asks for.
enum Invocation: Equatable, Sendable {
  case help
  case version
  case run(Options)
}
