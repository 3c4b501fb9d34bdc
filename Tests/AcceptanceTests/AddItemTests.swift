import FakeWorld
import Foundation
import Items
import ItemsNetworking
import Testing
import UserDriver

/// The form: its fields and the rules for a title.
struct AddItemTests {
  /// Opens the list and then the form.
  static func form(_ subject: Subject, title: String = "") throws -> Trial {
    let trial = Trial(subject)
    trial.open()
    try trial.user.tap("items.add")
    if !title.isEmpty { try trial.user.type(title, into: "add.title") }
    return trial
  }

  // MARK: Opening

  /// A1.
  @Test(arguments: Subject.all)
  func `The form opens with an empty, focused title, the switch on, and Save`(
    subject: Subject
  ) throws {
    let trial = try Self.form(subject)
    trial.stacks("Items", "New item")
    trial.showsNoSigns()
    trial.allows("add.title", "add.enabled", "add.save")
    trial.says("add.title", "")
    trial.expect(trial.user.state(of: "add.title")?.isFocused, true)
    trial.expect(trial.user.state(of: "add.enabled")?.isOn, true)
    trial.says("add.save", "Save")
    trial.sent("GET /items")
  }

  /// A1.
  @Test(arguments: Subject.all)
  func `Every opening starts afresh`(subject: Subject) throws {
    let trial = try Self.form(subject)
    let fresh = trial.user.snapshot()
    try trial.user.tap("add.save")
    try trial.user.tap("add.enabled")
    try trial.user.goBack()
    try trial.user.tap("items.add")
    trial.expect(trial.user.snapshot(), fresh)
    try trial.user.type("Milk", into: "add.title")
    try trial.user.goBack()
    try trial.user.tap("items.add")
    trial.expect(trial.user.snapshot(), fresh)
  }

  /// A1 A3 A5.
  @Test(arguments: Subject.all)
  func `The field loses its focus while saving, and nothing gives it back`(
    subject: Subject
  ) throws {
    let trial = try Self.form(subject, title: "Milk")
    trial.network.script(.create, .offline)
    trial.expect(trial.user.state(of: "add.title")?.isFocused, true)
    try trial.user.tap("add.save")
    trial.expect(trial.user.state(of: "add.title")?.isFocused, false)
    trial.user.waitUntilSettled()
    trial.expect(trial.user.state(of: "add.title")?.isEnabled, true)
    trial.expect(trial.user.state(of: "add.title")?.isFocused, false)
    try trial.user.tap("add.title")
    trial.expect(trial.user.state(of: "add.title")?.isFocused, true)
  }

  /// A1.
  @Test(arguments: Subject.all)
  func `Neither the switch nor a refused Save takes the focus`(subject: Subject) throws {
    let trial = try Self.form(subject)
    try trial.user.tap("add.enabled")
    try trial.user.tap("add.save")
    trial.expect(trial.user.state(of: "add.title")?.isFocused, true)
  }

  // MARK: Checking

  /// A2.
  @Test(
    arguments: Subject.all,
    [
      "", " ", "\t", "\u{A0}\u{3000}\u{2003}", "\u{AD}", "\u{FEFF}", "\u{2060}", "\u{200B}",
      "\u{200D}", "\u{3164}", "\0", "\u{1B}", " \u{FEFF}\t\u{3164} \u{7}",
    ] as [Title])
  func `A blank title is refused and nothing is sent`(subject: Subject, title: Title) throws {
    let trial = try Self.form(subject, title: title.text)
    try trial.user.tap("add.save")
    trial.user.waitUntilSettled()
    trial.shows("add.error")
    trial.says("add.error", "Title is required")
    trial.says("add.title", title.text)
    trial.allows("add.title", "add.enabled", "add.save")
    trial.stacks("Items", "New item")
    trial.sent("GET /items")
    trial.called(.readAll, .replaceAll, .readAll)
  }

  /// A2.
  @Test(
    arguments: Subject.all,
    [String(repeating: "a", count: 81), String(repeating: "👨‍👩‍👧‍👦", count: 81)])
  func `A title of more than 80 characters is refused and nothing is sent`(
    subject: Subject, title: String
  ) throws {
    let trial = try Self.form(subject, title: title)
    try trial.user.tap("add.save")
    trial.user.waitUntilSettled()
    trial.shows("add.error")
    trial.says("add.error", "Title is too long")
    trial.says("add.title", title)
    trial.stacks("Items", "New item")
    trial.sent("GET /items")
    trial.called(.readAll, .replaceAll, .readAll)
  }

  /// A2.
  @Test(
    arguments: Subject.all,
    [
      "a", String(repeating: "a", count: 80), String(repeating: "👨‍👩‍👧‍👦", count: 80),
      String(repeating: "e\u{301}", count: 80),
    ])
  func `A title of up to 80 characters is sent`(subject: Subject, title: String) throws {
    let trial = try Self.form(subject, title: title)
    try trial.user.tap("add.save")
    trial.user.waitUntilSettled()
    trial.sent("GET /items", "POST /items", "GET /items")
    trial.expect(trial.user.allRows.last?.title, title)
  }

  /// A2.
  @Test(arguments: Subject.all)
  func `White space around the title is not counted and not sent, but stays in the field`(
    subject: Subject
  ) throws {
    let trimmed = String(repeating: "a", count: 40) + " " + String(repeating: "b", count: 39)
    let typed = " \t\(trimmed)\u{00A0}\u{3000}  "
    let trial = try Self.form(subject, title: typed)
    trial.network.script(.create, .offline)
    try trial.user.tap("add.save")
    trial.says("add.title", typed)
    trial.user.waitUntilSettled()
    trial.says("add.title", typed)
    trial.says("add.error", Failure.offline.message)
    try trial.user.tap("add.save")
    trial.user.waitUntilSettled()
    trial.expect(trial.server.items.map(\.title).last, trimmed)
    let bodies = trial.network.exchanges.compactMap(\.request.body)
    trial.expect(
      bodies.map { String(decoding: $0, as: UTF8.self) },
      Array(repeating: #"{"enabled":true,"title":"\#(trimmed)"}"#, count: 2))
  }

  /// A2.
  @Test(
    arguments: Subject.all,
    [
      // A space that is one character with the accent on it.
      (" \u{301}Milk\u{2003}", "\u{301}Milk"), ("\u{3000}Milk\u{1680}", "Milk"),
      ("\u{200B}Milk\u{200B}", "\u{200B}Milk\u{200B}"),
      (" \u{FEFF}Milk\0 ", "\u{FEFF}Milk\0"),
    ] as [(Title, Title)])
  func `White space is trimmed, scalar by scalar, and nothing else`(
    subject: Subject, title: (typed: Title, sent: Title)
  ) throws {
    let trial = try Self.form(subject, title: title.typed.text)
    try trial.user.tap("add.save")
    trial.says("add.title", title.typed.text)
    trial.user.waitUntilSettled()
    trial.expect(
      trial.server.items.last.map { Array($0.title.unicodeScalars) },
      Array(title.sent.text.unicodeScalars))
  }

  // MARK: One message at a time

  /// A2 X1.
  @Test(arguments: Subject.all)
  func `Editing the title clears the message, also to what it was`(
    subject: Subject
  ) throws {
    let trial = try Self.form(subject)
    try trial.user.tap("add.save")
    trial.shows("add.error")
    try trial.user.type(" ", into: "add.title")
    trial.showsNoSigns()
    try trial.user.tap("add.save")
    trial.says("add.error", "Title is required")
    try trial.user.clear("add.title")
    trial.showsNoSigns()
    try trial.user.tap("add.save")
    try trial.user.type("Milk", into: "add.title")
    trial.showsNoSigns()
  }

  /// A2 X1.
  @Test(arguments: Subject.all)
  func `Where nothing is inserted or deleted the message stays`(subject: Subject) throws {
    let trial = try Self.form(subject)
    try trial.user.tap("add.save")
    try trial.user.deleteBackward(in: "add.title")
    try trial.user.clear("add.title")
    trial.says("add.error", "Title is required")
  }

  /// A2 A5 X1.
  @Test(arguments: Subject.all)
  func `Editing the title clears the message of a failed save`(subject: Subject) throws {
    let trial = try Self.form(subject, title: "Milk")
    trial.network.script(.create, .offline)
    try trial.user.tap("add.save")
    trial.user.waitUntilSettled()
    trial.shows("add.error")
    try trial.user.type("!", into: "add.title")
    trial.showsNoSigns()
    trial.says("add.title", "Milk!")
  }

  /// A2 X1.
  @Test(arguments: Subject.all)
  func `A refused Save replaces the message`(subject: Subject) throws {
    let trial = try Self.form(subject)
    try trial.user.tap("add.save")
    try trial.user.tap("add.save")
    trial.says("add.error", "Title is required")
    try trial.user.type(String(repeating: "a", count: 81), into: "add.title")
    try trial.user.tap("add.save")
    trial.says("add.error", "Title is too long")
    try trial.user.clear("add.title")
    try trial.user.tap("add.save")
    trial.shows("add.error")
    trial.says("add.error", "Title is required")
    trial.sent("GET /items")
  }

  /// A2 A5 X1.
  @Test(arguments: Subject.all)
  func `A Save that sends clears the message`(subject: Subject) throws {
    let trial = try Self.form(subject, title: "Milk")
    trial.network.script(.create, .offline)
    try trial.user.tap("add.save")
    trial.user.waitUntilSettled()
    trial.shows("add.error")
    try trial.user.tap("add.save")
    trial.shows("add.loading")
    trial.sent("GET /items", "POST /items", "POST /items")
  }

  /// A2.
  @Test(arguments: Subject.all)
  func `The switch leaves the message`(subject: Subject) throws {
    let trial = try Self.form(subject)
    try trial.user.tap("add.save")
    try trial.user.tap("add.enabled")
    trial.shows("add.error")
    trial.says("add.error", "Title is required")
    trial.expect(trial.user.state(of: "add.enabled")?.isOn, false)
    try trial.user.type("Milk", into: "add.title")
    trial.network.script(.create, .status(500))
    try trial.user.tap("add.save")
    trial.user.waitUntilSettled()
    try trial.user.tap("add.enabled")
    trial.says("add.error", Failure.status(500).message)
    trial.expect(trial.user.state(of: "add.enabled")?.isOn, true)
  }
}
