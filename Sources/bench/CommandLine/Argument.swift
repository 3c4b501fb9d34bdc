/// One part of the command line: a bare word, or an option with its value.
enum Argument: Equatable, Sendable {
  case word(String)
  case option(OptionName, value: String)
}
