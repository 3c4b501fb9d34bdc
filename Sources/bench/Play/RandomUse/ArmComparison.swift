import Arms
import UserDriver

/// Takes all versions through the same scenarios and says what is wrong first.
package struct ArmComparison: Sendable {
  /// What the others must equal; it always takes part.
  package let reference: Arm
  package let arms: [Arm]

  package init(reference: Arm = .direct, arms: [Arm]) {
    self.reference = reference
    self.arms = arms
  }

  /// What is wrong first, the reference's own faults included.
  package func finding(
    in scenario: Scenario, noting note: (Arm, Int) -> Void = { _, _ in }
  ) throws -> Finding? {
    let expected = try ScenarioRun(of: scenario, on: reference) { note(reference, $0) }
    if let violation = expected.violation { return try finding(violation, reference, scenario) }
    var first: (index: Int, finding: Finding)?
    for arm in arms where arm.name != reference.name {
      let run = try ScenarioRun(of: scenario, on: arm) { note(arm, $0) }
      let difference = zip(run.states, expected.states).enumerated().first { $1.0 != $1.1 }
      if let violation = run.violation, violation.index <= difference?.offset ?? .max {
        guard violation.index < first?.index ?? .max else { continue }
        first = (violation.index, try finding(violation, arm, scenario))
      } else if let (index, (state, expected)) = difference, index < first?.index ?? .max {
        let finding = Finding(
          kind: .difference, architecture: arm.name, cause: scenario.cause(of: index),
          words: state.differences(from: expected),
          screens: try screens(of: [arm, reference], at: index, in: scenario))
        first = (index, finding)
      }
    }
    return first?.finding
  }

  private func finding(
    _ violation: ScenarioRun.Violation, _ arm: Arm, _ scenario: Scenario
  ) throws -> Finding {
    Finding(
      kind: violation.kind, architecture: arm.name, cause: scenario.cause(of: violation.index),
      words: violation.words, screens: try screens(of: [arm], at: violation.index, in: scenario))
  }

  private func screens(of arms: [Arm], at index: Int, in scenario: Scenario) throws -> [String] {
    try arms.map { arm in
      let screens = try scenario.run(on: arm) { world, _ in world.user.screen() }
      return screens[min(index, screens.count - 1)]
    }
  }
}
