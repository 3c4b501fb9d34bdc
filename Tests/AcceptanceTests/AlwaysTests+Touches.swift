import Testing
import UserDriver

@testable import RandomUse

/// Touches that get past the screen to what is behind it, and screens that appear again.
extension AlwaysTests {
  /// What may send a request or change the screen; a pull comes last, as it may join a load.
  static let touches = [
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

  /// X6 L8.
  @Test(arguments: Subject.all)
  func `What only leads to another screen is refused by the screen alone`(
    subject: Subject
  ) throws {
    let touches: [(Visit.Action, String)] = [
      ({ $0.touchRow(0) }, "Item"), ({ $0.touch("items.add") }, "New item"),
    ]
    for (touch, screen) in touches {
      let trial = Trial(subject)
      trial.open()
      try trial.user.tap("items.deleteAll")
      try touch(trial)
      trial.stacks("Items", screen)
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
