import Arms

extension ArmComparison {
  /// The same fault of the same version, by the shortest way to be found.
  package func shrink(_ finding: Finding, in scenario: Scenario, seed: UInt64) throws -> Finding {
    let narrow = ArmComparison(
      reference: reference, arms: arms.filter { $0.name == finding.architecture })
    let shrunk = try scenario.shrunk { candidate in
      let other = try narrow.finding(in: candidate)
      return other?.kind == finding.kind && other?.architecture == finding.architecture
    }
    var finding = try narrow.finding(in: shrunk) ?? finding
    finding.tell(try marked(shrunk), seed: seed)
    return finding
  }

  /// The same scenario, in which every step that the user can't take says so.
  func marked(_ scenario: Scenario) throws -> Scenario {
    let isRefused = try scenario.run(on: reference) { $1 != nil }
    var scenario = scenario
    for index in scenario.steps.indices where isRefused[index + 1] {
      scenario.steps[index] = .impossible(scenario.steps[index])
    }
    return scenario
  }
}
