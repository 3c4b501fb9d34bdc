import Arms
import FakeWorld

extension ArmComparison {
  /// The same fault of the same version, by the shortest way to be found.
  package func shrink(_ finding: Finding, in scenario: Scenario, seed: UInt64) throws -> Finding {
    let narrow = ArmComparison(
      reference: reference, arms: arms.filter { $0.name == finding.architecture })
    let shrinker = Shrinker { candidate in
      let other = try narrow.finding(in: candidate)
      return other?.kind == finding.kind && other?.architecture == finding.architecture
    } requests: {
      try requests(in: $0)
    }
    let shrunk = try shrinker.shrink(scenario)
    var finding = try narrow.finding(in: shrunk) ?? finding
    try describe(shrunk, in: &finding)
    finding.seed = seed
    return finding
  }

  /// Adds the scenario as code, in which every step that the user can't take says so.
  ///
  /// The reference isn't asked where it would crash.
  package func describe(
    _ scenario: Scenario, isAsked: Bool = true, in finding: inout Finding
  ) throws {
    var scenario = scenario
    if isAsked {
      let isRefused = try scenario.run(on: reference) { $1 != nil }
      for index in scenario.steps.indices where isRefused[index + 1] {
        scenario.steps[index] = .impossible(scenario.steps[index])
      }
    }
    finding.steps = scenario.before.count + scenario.steps.count
    finding.script = scenario.source
  }

  /// How many requests the reference sends before each step, and in the end.
  package func requests(in scenario: Scenario) throws -> [Int] {
    try scenario.run(on: reference) { world, _ in world.network.exchanges.count }
  }
}
