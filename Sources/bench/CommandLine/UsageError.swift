/// What is wrong with a command line, and what to write instead.
enum UsageError: ReportedError, Equatable {
  case unknown(Kind, String, known: [String])
  case missingValue(OptionName)
  case unexpectedValue(OptionName)
  case notANumber(OptionName, String)
  case negative(OptionName, String)
  case zero(OptionName)
  case tooLarge(OptionName, String, most: UInt64)
  case exclusive(OptionName, OptionName)
  case unusedOption(OptionName, Command)
  case unexpectedWord(String, Command)
  case architectureWithPaths
  case limitWithoutUntilDecided
  case tableWithoutCSV
  case tooFewSizes
  case saveToStandardOutput
  case sameFile(String)
  case noSuite(String)
  case noLines(String)
  case notBuiltAlone(String)
  case tooFewItems(flow: String, least: Int)
  case noBaseline
  case measuresNothing(OptionName)
  case incompleteModule
  case moduleName(String)
  case takenModuleName(String, folder: String)

  /// The kinds of names that a person can misspell.
  enum Kind: String, Sendable {
    case command
    case option
    case architecture
    case flow
    case format
    case statement
    case section
    case table
    case kind
  }

  /// An option that doesn't exist.
  static func unknownOption(_ text: String) -> UsageError {
    .unknown(.option, text, known: OptionName.allCases.map(\.spelling))
  }

  var exitCode: ExitCode { .usage }
}
