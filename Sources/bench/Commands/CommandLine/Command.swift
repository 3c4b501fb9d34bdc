/// What a person can ask `bench` to do: the first word of the command line.
enum Command: String, CaseIterable, Sendable {
  case all
  case calls
  case allocations
  case instructions
  case latency
  case growth
  case lines
  case build
  case tests
  case mutants
  case bugs
  case changes
  case trace
  case walk
  case play
  case `where`
  case fuzz
  case report
  case compare
  case list
  case docs
  case generate
  case extract
  case workshop
  /// Runs flows for the compiler's profile counters to see; the three serve the cross-check only.
  case profileRun = "profile-run"
  /// Prints what the counters should show then.
  case profileExpect = "profile-expect"
  /// Prints each version and flow there is to check.
  case profileList = "profile-list"
  /// Some sessions of `fuzz`, in a child process of it.
  case fuzzRun = "fuzz-run"
  /// One launch of `latency`, which starts itself anew for each.
  case latencyLaunch = "latency-launch"
  /// One flow between two marks, in a process that `instructions` steps through.
  case instructionsLaunch = "instructions-launch"

  /// The commands that a person is told of.
  static let documented = allCases.filter { !$0.rawValue.contains("-") }

  /// The options which mean something to this command; any other one is a usage error.
  var options: Set<OptionName> {
    switch self {
    case .all, .latency:
      [
        .architecture, .flow, .items, .reference, .quick, .thorough, .untilDecided, .format,
        .table, .output, .save, .seed,
      ]
    case .report: [.quick, .thorough, .output, .save, .open, .seed]
    case .growth: [.architecture, .flow, .items, .reference, .format, .table, .output, .seed]
    case .allocations, .instructions: [.architecture, .flow, .items, .format, .output, .save]
    case .calls: [.architecture, .flow, .format, .table, .output, .save]
    case .trace: [.architecture, .flow, .format, .output]
    case .walk: [.architecture, .flow, .step, .withPlaces, .format, .table, .output]
    case .play: [.architecture, .split, .bug, .script, .recording, .output]
    case .where, .bugs, .changes: [.architecture, .format, .output]
    case .workshop: [.format, .output]
    case .mutants: [.architecture, .renew, .sample, .format, .table, .output, .seed]
    case .profileRun, .profileExpect: [.architecture, .flow]
    case .lines: [.architecture, .format, .table, .output, .save]
    case .build: [.architecture, .quick, .thorough, .format, .output, .seed]
    case .compare:
      [.architecture, .flow, .tests, .quick, .thorough, .format, .output, .seed]
    case .tests: [.architecture, .source, .quick, .format, .table, .output]
    case .fuzz: [.architecture, .sessions, .format, .output, .seed]
    case .fuzzRun: [.architecture, .sessions, .seed]
    case .docs: [.quick, .thorough, .seed]
    case .generate, .extract: [.output]
    case .list, .profileList, .latencyLaunch, .instructionsLaunch: []
    }
  }

  /// The parts of the document that CSV can have, by their keys, where words and options say no other.
  var tables: [String] {
    switch self {
    case .all:
      [
        "costs", "calls", "wording", "allocations", "latency", "means", "growth", "noise", "lines",
        "features", "coupling", "suites",
      ]
    case .latency: ["latency", "means", "growth", "noise", "wording"]
    case .growth: ["growth", "latency", "noise"]
    case .lines: ["lines", "features", "coupling"]
    case .tests: ["suites", "behaviours", "doubles"]
    case .compare: ["comparison"]
    case .calls: ["calls", "wording"]
    case .walk: ["walk", "steps"]
    case .where: ["places"]
    case .workshop: ["checks"]
    case .allocations, .instructions, .build, .trace, .bugs, .changes: [rawValue]
    case .mutants: ["mutants", "detection", "budgets"]
    default: []
    }
  }

  /// Whether the optimizer has a say in what the command measures.
  var needsReleaseBuild: Bool {
    [.all, .allocations, .instructions, .latency, .growth, .report, .compare, .docs].contains(self)
  }
}
