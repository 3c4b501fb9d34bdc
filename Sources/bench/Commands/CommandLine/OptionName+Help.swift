/// What a person is told of the options.
extension OptionName {
  var summary: String {
    switch self {
    case .architecture: "only this one; repeat it or separate names by commas"
    case .flow: "only this one; repeat it or separate names by commas"
    case .items: "only lists of N items; repeat it or separate numbers by commas"
    case .reference: "what ratios are taken to (Direct is the default)"
    case .sessions: "so many random sessions; 500 is the default"
    case .step: "only this one of a flow's steps, counted from 1"
    case .withPlaces: "with the file and the line of each function"
    case .quick:
      "fewer launches: a first impression within seconds; build: 3 rounds instead of 5; "
        + "tests: without a run"
    case .thorough: "more launches, larger lists: a quarter of an hour; build: 15 rounds"
    case .untilDecided: "launches until every difference has its verdict, for ten minutes at most"
    case .tests: "compare lines of tests too"
    case .source: "of each suite the test that proves it best, as source with its doubles"
    case .renew: "try all of them anew, for minutes, and keep what becomes of them"
    case .sample: "try N of each version anew, and compare with what is kept"
    case .split: "two versions side by side, under the same keys"
    case .bug: "with one of the bugs planted that 'bench bugs' has; a build of its own, minutes"
    case .script: "play a scenario without a terminal, and print screens and calls"
    case .recording: "keep the session as a scenario for --script; FILE.cast is an asciicast"
    case .format: "text, json, csv, markdown, or for trace mermaid (text is the default)"
    case .table: "csv is one table: another part of the JSON document than the first"
    case .output: "write a file, whole or not at all; - is standard output"
    case .save: "write the JSON document besides, for compare"
    case .open: "show the page in the browser"
    case .seed: "repeat the random order, or the sessions, of an earlier run"
    case .help: "this text, or that of a command"
    case .version: "the version"
    }
  }

  var missingValue: UsageError {
    UsageError("\(spelling) needs a value; write \(usage)")
  }

  /// How it is written with its value, such as `--items N`.
  var usage: String {
    self == .help ? "-h, --help" : [spelling, valueName].compactMap(\.self).joined(separator: " ")
  }
}
