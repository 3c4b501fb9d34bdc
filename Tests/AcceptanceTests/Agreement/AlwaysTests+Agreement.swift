import Testing

@testable import RandomUse

/// All versions are one app to the user, the network, and the store.
extension AlwaysTests {
  /// X3 X4 X1.
  @Test(arguments: Subject.versions, Scenario.all)
  func `The same actions give equal results`(subject: Subject, scenario: Scenario) throws {
    try expectAgreement(of: subject, in: scenario)
  }

  /// X3.
  @Test(arguments: Subject.spied, Scenario.usual)
  func `Spies between the roles change nothing`(subject: Subject, scenario: Scenario) throws {
    try expectAgreement(of: subject, in: scenario)
  }

  /// X2 L11.
  @Test(arguments: Subject.spied, Visit.all)
  func `Spies between the roles keep nothing of a screen that is left`(
    subject: Subject, visit: Visit
  ) throws {
    try leaveWhileTheListLoads(visit, subject)
  }

  private func expectAgreement(of subject: Subject, in scenario: Scenario) throws {
    let states = try scenario.states(on: subject)
    let expected = try #require(Self.expected[scenario.name])
    guard let index = states.indices.first(where: { states[$0] != expected[$0] }) else {
      return
    }
    Issue.record(
      """
      After \(scenario.cause(of: index))
      \(try scenario.screens(on: subject)[index])
      instead of
      \(try scenario.screens(on: .reference)[index])
      \(states[index].differences(from: expected[index]).joined(separator: "\n"))
      """)
  }

  /// What the reference makes of each scenario.
  private static let expected = Dictionary(
    uniqueKeysWithValues: Scenario.all.map { ($0.name, (try? $0.states(on: .reference)) ?? []) })

  /// X3.
  @Test(arguments: Scenario.all)
  func `A scenario says itself what its user can't do`(scenario: Scenario) throws {
    let states = try #require(Self.expected[scenario.name])
    for (index, step) in scenario.steps.enumerated() {
      var isImpossible = false
      if case .impossible = step { isImpossible = true }
      #expect(
        isImpossible == (states[index + 1].refusal != nil), "\(scenario.cause(of: index + 1))")
    }
  }
}
