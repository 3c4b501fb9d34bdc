import FakeWorld
import HeadlessKit
import Items
import Testing
import UserDriver

/// What holds on every screen; here, that errors are told in words.
struct AlwaysTests {
  /// X1 L3 L8.
  @Test(arguments: Subject.all, Failure.all(of: .list))
  func `The list's message is in words`(subject: Subject, failure: Failure) throws {
    let trial = Trial(subject)
    trial.network.script(.list, failure.fault())
    trial.open()
    expectWords("items.error", in: trial)
  }

  /// X1 L8.
  @Test(arguments: Subject.all, Failure.withoutBody)
  func `The message of a failed delete is in words`(
    subject: Subject, failure: Failure
  ) throws {
    let trial = Trial(subject)
    trial.open()
    trial.network.script(.deleteAll, failure.fault())
    try trial.user.tap("items.deleteAll")
    trial.user.waitUntilSettled()
    expectWords("items.error", in: trial)
  }

  /// X1 L3 L8.
  @Test(arguments: Subject.all, [InMemoryStore.Operation.readAll, .replaceAll, .removeAll])
  func `The message of a failed store is in words`(
    subject: Subject, operation: InMemoryStore.Operation
  ) throws {
    let trial = Trial(subject)
    trial.open()
    trial.store.fail(operation, .always)
    if operation == .removeAll {
      try trial.user.tap("items.deleteAll")
    } else {
      try trial.user.pull()
    }
    trial.user.waitUntilSettled()
    expectWords("items.error", in: trial)
  }

  /// X1 D3.
  @Test(arguments: Subject.all, Failure.all(of: .detail) + [.status(404)])
  func `The detail's message is in words`(subject: Subject, failure: Failure) throws {
    let trial = Trial(subject, server: try FakeServer())
    trial.open()
    trial.network.script(.detail, failure.fault())
    try trial.user.selectRow(0)
    trial.user.waitUntilSettled()
    expectWords("detail.error", in: trial)
  }

  /// X1 A2 A5.
  @Test(arguments: Subject.all, Failure.all(of: .created))
  func `The form's message is in words, one at a time`(
    subject: Subject, failure: Failure
  ) throws {
    let trial = Trial(subject)
    trial.open()
    trial.network.script(.create, failure.fault())
    try trial.save("")
    expectWords("add.error", in: trial)
    try trial.user.type("Milk", into: "add.title")
    try trial.user.tap("add.save")
    trial.user.waitUntilSettled()
    expectWords("add.error", in: trial)
    trial.says("add.error", failure.message)
  }

  /// At most two sentences of plain words: no figures, no names of types.
  private func expectWords(
    _ identifier: String, in trial: Trial, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let word = /[A-Z]?[a-z]+('[a-z]+)?/
    let message = trial.user.sees(identifier) ? trial.user.text(identifier) ?? "" : ""
    let words = message.split { $0 == " " || $0 == "." }
    trial.expect(words.count >= 3, true, sourceLocation: sourceLocation)
    trial.expect(
      words.filter { $0.wholeMatch(of: word) == nil }, [], sourceLocation: sourceLocation)
    trial.expect(
      message.filter { $0 == "." }.count <= 2, true, sourceLocation: sourceLocation)
  }
}
