import HeadlessKit
import Testing
import UserDriver

@testable import RandomUse

/// All versions are one app to the user, the network, and the store.
extension AlwaysTests {
  /// X3 X4.
  @Test(arguments: Subject.all, Scenario.all)
  func `The same actions give equal results`(subject: Subject, scenario: Scenario) throws {
    let moments = try scenario.run(on: subject, Moment.init)
    let expected = try scenario.run(on: .reference, Moment.init)
    guard let index = moments.indices.first(where: { moments[$0] != expected[$0] }) else {
      return
    }
    Issue.record(
      """
      After \(scenario.cause(of: index))
      \(try scenario.screens(on: subject)[index])
      instead of
      \(try scenario.screens(on: .reference)[index])
      \(moments[index].differences(from: expected[index]).joined(separator: "\n"))
      """)
  }

  /// X3.
  @Test(arguments: Subject.all, [Scenario.quiet[0], Scenario.troubled[0]])
  func `Screens look the same as a whole`(subject: Subject, scenario: Scenario) throws {
    let screens = try scenario.screens(on: subject)
    let expected = try scenario.screens(on: .reference)
    guard let index = screens.indices.first(where: { screens[$0] != expected[$0] }) else {
      return
    }
    Issue.record(
      "After \(scenario.cause(of: index))\n\(screens[index])\ninstead of\n\(expected[index])")
  }

  /// X3.
  @Test(arguments: Scenario.all)
  func `A scenario says itself what its user can't do`(scenario: Scenario) throws {
    let refusals = try scenario.run(on: .reference) { $1 }
    for (index, step) in scenario.steps.enumerated() {
      var isImpossible = false
      if case .impossible = step { isImpossible = true }
      #expect(
        isImpossible == (refusals[index + 1] != nil), "\(scenario.cause(of: index + 1))")
    }
  }

  /// X3.
  @Test(arguments: Subject.all)
  func `The parts of every screen have the identifiers of the contract`(
    subject: Subject
  ) throws {
    let list: Set = [
      "items.table", "items.loading", "items.refresh", "items.empty", "items.error",
      "items.retry", "items.add", "items.deleteAll",
    ]
    let trial = Trial(subject)
    trial.open()
    trial.expect(Set(trial.user.snapshot().elements.keys), list)
    try trial.user.selectRow(0)
    trial.expect(
      Set(trial.user.snapshot().elements.keys),
      list.union([
        "detail.title", "detail.date", "detail.state", "detail.explanation", "detail.loading",
        "detail.error", "detail.retry",
      ]))
    try trial.user.goBack()
    try trial.user.tap("items.add")
    trial.expect(
      Set(trial.user.snapshot().elements.keys),
      list.union(["add.title", "add.enabled", "add.save", "add.loading", "add.error"]))
  }
}
