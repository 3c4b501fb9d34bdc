/// An option of the command line by its long name.
enum OptionName: String, CaseIterable, Sendable {
  case architecture
  case flow
  case items
  case reference
  case sessions
  case step
  case withPlaces = "where"
  case quick
  case thorough
  case untilDecided = "until-decided"
  case tests
  case source
  case renew
  case sample
  case split
  case bug
  case script
  case recording = "record"
  case format
  case table
  case output
  case save
  case open
  case seed
  case help
  case version

  /// The option as it is written, such as `--items`.
  var spelling: String { "--\(rawValue)" }

  /// What stands for the value in the help, such as `N`; nil when the option takes none.
  var valueName: String? {
    switch self {
    case .architecture, .flow, .reference, .table: "NAME"
    case .items, .sessions, .step, .sample, .seed: "N"
    case .format: "FORMAT"
    case .split: "A,B"
    case .bug: "BUG"
    case .output, .save, .script, .recording: "FILE"
    case .withPlaces, .renew, .quick, .thorough, .untilDecided, .tests, .source, .open, .help,
      .version:
      nil
    }
  }
}
