import Testing

@testable import RandomUse

/// All versions are one app to the user, the network, and the store.
extension AlwaysTests {
  /// X3 X4 X1.
  @Test(arguments: Subject.versions, Session.all)
  func `The same actions give equal results`(subject: Subject, session: Session) throws {
    try expectAgreement(of: subject, in: session)
  }

  /// X3.
  @Test(arguments: Subject.spied, Session.usual)
  func `Spies between the roles change nothing`(subject: Subject, session: Session) throws {
    try expectAgreement(of: subject, in: session)
  }

  /// X2 L11.
  @Test(arguments: Subject.spied, Visit.all)
  func `Spies between the roles keep nothing of a screen that is left`(
    subject: Subject, visit: Visit
  ) throws {
    try leaveWhileTheListLoads(visit, subject)
  }

  private func expectAgreement(of subject: Subject, in session: Session) throws {
    let states = try session.states(on: subject)
    let expected = try #require(Self.expected[session.name])
    guard let index = states.indices.first(where: { states[$0] != expected[$0] }) else {
      return
    }
    Issue.record(
      """
      After \(session.cause(of: index))
      \(try session.screens(on: subject)[index])
      instead of
      \(try session.screens(on: .reference)[index])
      \(states[index].differences(from: expected[index]).joined(separator: "\n"))
      """)
  }

  /// What the reference makes of each session.
  private static let expected = Dictionary(
    uniqueKeysWithValues: Session.all.map { ($0.name, (try? $0.states(on: .reference)) ?? []) })

  /// X3.
  @Test(arguments: Session.all)
  func `A session says itself what its user can't do`(session: Session) throws {
    let states = try #require(Self.expected[session.name])
    for (index, step) in session.steps.enumerated() {
      var isImpossible = false
      if case .impossible = step { isImpossible = true }
      #expect(
        isImpossible == (states[index + 1].refusal != nil), "\(session.cause(of: index + 1))")
    }
  }
}
