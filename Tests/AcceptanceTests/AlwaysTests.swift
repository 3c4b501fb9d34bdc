import Testing
import UserDriver

/// What holds on every screen; here, its parts by name, and that errors are told in words.
struct AlwaysTests {
  /// X1; other tests compare what shows with these very messages.
  ///
  /// At most two sentences of plain words: no figures, no names of types.
  @Test(arguments: Failure.messages)
  func `A message is in words`(message: String) {
    let words = message.split { $0 == " " || $0 == "." }
    #expect(words.count >= 3)
    #expect(words.allSatisfy { $0.wholeMatch(of: /[A-Z]?[a-z]+('[a-z]+)?/) != nil })
    #expect(message.count { $0 == "." } <= 2)
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
    trial.expect(["row.title", "row.date", "row.state"].map(trial.user.sees), [true, true, true])
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
