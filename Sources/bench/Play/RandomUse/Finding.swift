import Arms

/// Something wrong with a version, and a short way to it.
package struct Finding: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case difference, rule, leak, crash
  }

  package var kind: Kind
  package var architecture: String
  /// What led to it, such as a step by its place.
  package var cause: String
  /// What is wrong, one line each.
  package var words: [String]
  /// The screen of the version, then that of the reference, where they help.
  package var screens: [String] = []
  package var script = ""
  /// How many steps the script has, those before launch included.
  package var steps = 0
  package var seed: UInt64 = 0
}

extension Finding {
  /// A version that ends the process in what leads to an idle point.
  init(crashOf arm: Arm, at index: Int, in scenario: Scenario, seed: UInt64) {
    self.init(kind: .crash, architecture: arm.name, cause: scenario.cause(of: index), words: [])
    var scenario = scenario
    scenario.steps = Array(scenario.steps.prefix(index))
    tell(scenario, seed: seed)
  }

  mutating func tell(_ scenario: Scenario, seed: UInt64) {
    steps = scenario.before.count + scenario.steps.count
    script = scenario.source
    self.seed = seed
  }

  package var title: String {
    switch kind {
    case .difference: "\(architecture) is not as the others"
    case .rule: "\(architecture) is not as specified"
    case .leak: "\(architecture) leaks"
    case .crash: "\(architecture) crashes"
    }
  }

  package var text: String {
    var parts = ["\(title), after \(cause)\n\(words.joined(separator: "\n"))"]
    if !screens.isEmpty { parts.append(screens.joined(separator: "\ninstead of\n")) }
    parts.append(
      "A scenario of \(steps) steps for Tests/AcceptanceTests/Agreement that shows it:\n\(script)")
    parts.append("Seed \(seed): bench fuzz --seed \(seed) --sessions 1")
    return parts.joined(separator: "\n\n") + "\n"
  }
}
