import FakeWorld
import HeadlessKit
import Testing
import UserDriver

@testable import RandomUse

/// Touches that get past the screen to what is behind it, and screens that appear again.
extension AlwaysTests {
  /// What may send a request or change the screen; a pull comes last, as it may join a load.
  private static let touches = [
    "items.retry", "items.deleteAll", "detail.retry", "add.title", "add.enabled", "add.save",
    "items.refresh",
  ]

  // MARK: X6

  /// X6 L5 L8 D3 A3.
  @Test(arguments: Subject.all, Situation.busy)
  func `What would send a second request sends nothing and changes nothing`(
    subject: Subject, situation: Situation
  ) throws {
    let trial = try situation.trial(subject)
    let before = WorldState(of: trial.world)
    let asked = trial.askedRows()
    for touch in Self.touches where before.isBusy(touch) {
      asked.removeRows()
      trial.touch(touch)
      trial.expect(asked.rows, [])
      let after = WorldState(of: trial.world)
      // A pull joins a load, which shows.
      if touch == "items.refresh", !before.isDeleting {
        trial.expect(after.requests, before.requests)
      } else {
        trial.expect(after.differences(from: before), [])
      }
    }
  }

  /// X6 X3 L8.
  @Test(arguments: Subject.versions, Situation.all)
  func `What the user can't touch does the same in every version`(
    subject: Subject, situation: Situation
  ) throws {
    for (step, expected) in try #require(Self.expected[situation.testDescription]) {
      let trial = try situation.trial(subject)
      try step.take(in: trial.world)
      let differences = WorldState(of: trial.world).differences(from: expected)
      #expect(differences == [], "\(step.source)\n\(trial.user.screen())")
    }
  }

  /// X6 L8.
  @Test(arguments: Subject.all)
  func `What only leads to another screen is refused by the screen alone`(
    subject: Subject
  ) throws {
    for (step, screen) in [(Step.touchRow(0), "Item"), (.touch("items.add"), "New item")] {
      let trial = Trial(subject)
      trial.open()
      try trial.user.tap("items.deleteAll")
      try step.take(in: trial.world)
      trial.stacks("Items", screen)
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

  // MARK: X7

  /// X7 L1 D2 A1.
  @Test(arguments: Subject.all, Situation.all)
  func `A screen that was hidden appears as it was`(
    subject: Subject, situation: Situation
  ) throws {
    let trial = try situation.trial(subject)
    let before = WorldState(of: trial.world)
    let asked = trial.askedRows()
    trial.world.hide()
    trial.expect(asked.rows, [])
    let hidden = WorldState(of: trial.world)
    trial.expect(hidden.withoutFocus.differences(from: before.withoutFocus), [])
    asked.removeRows()
    trial.world.appear()
    trial.expect(asked.rows, [])
    trial.expect(WorldState(of: trial.world).differences(from: hidden), [])
  }

  /// X7 L1 D2 A1.
  @Test(arguments: Subject.all, Situation.all)
  func `A screen that was covered appears as it was`(
    subject: Subject, situation: Situation
  ) throws {
    let trial = try situation.trial(subject)
    let before = WorldState(of: trial.world)
    let asked = trial.askedRows()
    trial.touch("items.add")
    try trial.user.goBack()
    trial.expect(asked.rows, [])
    let after = WorldState(of: trial.world)
    trial.expect(after.differences(from: before.withoutFocus), [])
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
