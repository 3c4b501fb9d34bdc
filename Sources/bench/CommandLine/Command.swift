/// What a person can ask `bench` to do: the first word of the command line.
enum Command: String, CaseIterable, Sendable {
  case all
  case calls
  case latency
  case lines
  case ripple
  case build
  case tests
  case trace
  case compare
  case list
  case docs
  case generate
  /// Runs flows for the compiler's profile counters to see; the three serve the cross-check only.
  case profileRun = "profile-run"
  /// Prints what the counters should show then.
  case profileExpect = "profile-expect"
  /// Prints each version and flow there is to check.
  case profileList = "profile-list"

  /// The commands that a person is told of.
  static let documented = allCases.filter { !$0.rawValue.hasPrefix("profile-") }

  /// The options which mean something to this command; any other one is a usage error.
  var options: Set<OptionName> {
    switch self {
    case .all, .latency:
      [.architecture, .flow, .items, .quick, .thorough, .format, .output, .save, .seed]
    case .calls: [.architecture, .flow, .format, .output, .save]
    case .trace: [.architecture, .flow, .format, .output]
    case .profileRun, .profileExpect: [.architecture, .flow]
    case .lines: [.architecture, .format, .output, .save]
    case .ripple: [.architecture, .format, .output]
    case .build: [.architecture, .quick, .thorough, .format, .output, .seed]
    case .compare: [.quick, .thorough, .format, .output, .seed]
    case .tests: [.architecture, .quick, .format, .output]
    case .docs: [.quick, .thorough, .seed]
    case .generate: [.output]
    case .list, .profileList: []
    }
  }

  /// Whether the command measures time.
  ///
  /// Counts are the same in every build, so they are given at once; times are not.
  var needsReleaseBuild: Bool {
    switch self {
    case .all, .latency, .compare, .docs: true
    case .calls, .lines, .ripple, .build, .tests, .trace, .list, .generate, .profileRun,
      .profileExpect,
      .profileList:
      false
    }
  }
}
