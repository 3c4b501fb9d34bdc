import FakeWorld
import Stopwatch

extension ArmComparison {
  /// The same fault of the same version, by the shortest way to be found.
  func shrink(_ finding: Finding) throws -> Finding {
    let narrow = ArmComparison(
      reference: reference, arms: arms.filter { $0.name == finding.architecture })
    let shrunk = try finding.scenario.shrunk { candidate in
      let other = try narrow.finding(in: candidate)
      return other?.kind == finding.kind && other?.architecture == finding.architecture
    }
    var finding = try narrow.finding(in: shrunk) ?? finding
    finding.scenario = try marked(finding.scenario)
    return finding
  }

  /// The same scenario, in which every step that the user can't take says so.
  private func marked(_ scenario: Scenario) throws -> Scenario {
    func launch(in world: World) { reference.launch(in: world) }
    let isRefused = try scenario.run(in: scenario.makeWorld(), launching: launch) { $2 != nil }
    var scenario = scenario
    for index in scenario.steps.indices where isRefused[index + 1] {
      scenario.steps[index] = .impossible(scenario.steps[index])
    }
    return scenario
  }
}

extension Scenario {
  /// Towards a simpler start, the smallest change of a part first.
  private static let starts: [@Sendable (inout Scenario) -> Void] = [
    { $0.before = Array($0.before.dropFirst()) },
    { $0.before = Array($0.before.dropLast()) },
    { $0.stored = min($0.stored, 1) },
    { $0.stored = 0 },
    { $0.server = .generating(1) },
    { $0.server = .generating(0) },
  ]

  func shrunk(while fails: (Scenario) throws -> Bool) rethrows -> Scenario {
    var scenario = self
    while true {
      let old = scenario
      try scenario.removeSteps(while: fails)
      for change in Self.starts {
        var candidate = scenario
        change(&candidate)
        if try candidate != scenario && fails(candidate) { scenario = candidate }
      }
      if scenario == old { return scenario }
    }
  }

  /// Delta debugging: takes away ever smaller parts, as long as it still fails.
  private mutating func removeSteps(while fails: (Scenario) throws -> Bool) rethrows {
    var size = max(steps.count / 2, 1)
    while size > 0 {
      // From the end, since what follows the failure goes at once.
      for end in stride(from: steps.count, to: 0, by: -size) {
        var candidate = self
        candidate.steps.removeSubrange(max(end - size, 0)..<end)
        if try fails(candidate) { self = candidate }
      }
      size /= 2
    }
  }
}
