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
    let expected = try Course(of: scenario, on: reference) { note(reference, $0) }
    if let complaint = expected.complaint { return finding(complaint, reference, scenario) }
    var first: (index: Int, finding: Finding)?
    for arm in arms where arm.name != reference.name {
      let course = try Course(of: scenario, on: arm) { note(arm, $0) }
      let index =
        zip(course.moments, expected.moments).enumerated()
        .first { $1.0 != $1.1 }?.offset ?? .max
      if let complaint = course.complaint, complaint.index <= index {
        if complaint.index < first?.index ?? .max {
          first = (complaint.index, finding(complaint, arm, scenario))
        }
      } else if index < first?.index ?? .max {
        let words = course.moments[index].differences(from: expected.moments[index])
        first = (
          index,
          Finding(
            kind: .difference, architecture: arm.name, cause: scenario.cause(of: index),
            words: words, screens: try screens(of: [arm, reference], at: index, in: scenario))
        )
      }
    }
    return first?.finding
  }

  private func finding(
    _ complaint: Course.Complaint, _ arm: Arm, _ scenario: Scenario
  ) -> Finding {
    let screens = try? screens(of: [arm], at: complaint.index, in: scenario)
    let cause = complaint.isAtEnd ? "the app was released" : scenario.cause(of: complaint.index)
    return Finding(
      kind: complaint.kind, architecture: arm.name, cause: cause, words: complaint.words,
      screens: screens ?? [])
  }

  private func screens(of arms: [Arm], at index: Int, in scenario: Scenario) throws -> [String] {
    try arms.map { try scenario.run(on: $0) { world, _ in world.user.screen() }[index] }
  }
}
