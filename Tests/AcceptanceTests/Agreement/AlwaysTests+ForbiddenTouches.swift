import FakeWorld
import HeadlessKit
import Testing
import UserDriver

@testable import RandomUse

/// Touches that no user can do: what they do is the same in all versions.
extension AlwaysTests {
  /// X6 X3 L8.
  @Test(arguments: Subject.versions, Situation.all)
  func `What the user can't touch does the same in every version`(
    subject: Subject, situation: Situation
  ) throws {
    for (step, expected) in try #require(Self.expected[situation.testDescription]) {
      let trial = try situation.trial(subject)
      try step.take(in: trial.world)
      let differences = WorldState(of: trial.world).differences(from: expected)
      #expect(differences == [], "\(step.text)\n\(trial.user.screen())")
    }
  }

  /// What the reference makes of each touch that the user can't do, where no request is in flight.
  private static let expected = Dictionary(
    uniqueKeysWithValues: Situation.all.map {
      ($0.testDescription, (try? expectations(in: $0)) ?? [])
    })

  private static func expectations(in situation: Situation) throws -> [(Step, WorldState)] {
    let trial = try situation.trial(.reference)
    let state = WorldState(of: trial.world)
    let steps = touches.filter { !state.isBusy($0) }.map(Step.touch)
    return try (steps + [.touchRow(0), .touch("items.add")])
      .filter { situation.isCovered || trial.isOnTop($0) }
      .filter { !trial.allows($0) }
      .map { step in
        let trial = try situation.trial(.reference)
        try step.take(in: trial.world)
        return (step, WorldState(of: trial.world))
      }
  }
}

extension Trial {
  fileprivate func isOnTop(_ step: Step) -> Bool {
    let screen = world.navigationController.topViewController
    return screen?.view.descendant(withIdentifier: step.part) != nil
  }

  /// Whether the user could do what the step does.
  fileprivate func allows(_ step: Step) -> Bool {
    let isEnabled = user.state(of: step.part)?.isEnabled == true
    switch step {
    case .touchRow: return user.sees("items.table") && user.snapshot().allowsSelection
    case .touch("items.refresh"): return user.sees("items.table") && isEnabled
    default: return user.sees(step.part) && isEnabled
    }
  }
}

extension Step {
  fileprivate var part: String {
    if case .touch(let identifier) = self { identifier } else { "items.table" }
  }
}
