import FakeWorld

@testable import RandomUse

/// Days on which nothing goes wrong.
extension Session {
  static let quiet = [
    Session(
      "a quiet day", server: .fixture,
      [
        .half, .half, .scroll(to: 1), .scroll(to: 99), .selectRow(13), .half, .half, .goBack,
        .scroll(to: 0), .selectRow(0), .waitUntilSettled, .goBack, .tap("items.add"),
        .type("Water the plants 🪴", into: "add.title"), .tap("add.save"), .half, .half, .half,
        .half, .scroll(to: 99), .selectRow(16), .waitUntilSettled, .goBack, .scroll(to: 0), .pull,
        .half, .half,
        .tap("items.deleteAll"), .half, .half, .tap("items.add"),
        .type("The first again", into: "add.title"), .tap("add.enabled"), .tap("add.save"),
        .waitUntilSettled, .selectRow(0), .waitUntilSettled, .goBack,
      ]),
    Session(
      "nothing there at first", server: .generating(0),
      [
        .impossible(.tap("items.deleteAll")), .pull, .waitUntilSettled, .pull, .half, .half,
        .impossible(.selectRow(0)), .impossible(.tap("items.deleteAll")), .create("From afar"),
        .pull, .half, .pull, .half, .selectRow(0), .goBack, .tap("items.deleteAll"),
        .waitUntilSettled, .pull, .tap("items.add"), .goBack, .waitUntilSettled,
      ]),
    Session(
      "many rows", server: .generating(30), stored: 20,
      [
        .scroll(to: 6), .waitUntilSettled, .scroll(to: 25), .selectRow(29), .waitUntilSettled,
        .goBack, .impossible(.pull), .scroll(to: 0), .pull, .scroll(to: 17), .waitUntilSettled,
        .tap("items.add"), .type("More", into: "add.title"),
        .tap("add.save"), .waitUntilSettled, .scroll(to: 0), .deleteAll, .create("Alone"),
        .pull, .scroll(to: 20), .half, .selectRow(20), .half, .goBack, .waitUntilSettled,
        .selectRow(0),
        .waitUntilSettled, .goBack, .touchRow(1), .touchRow(50), .scroll(to: 50),
      ]),
    Session(
      "typing", server: .fixture,
      [
        .waitUntilSettled, .tap("items.add"), .tap("add.save"), .tap("add.save"),
        .tap("add.enabled"), .type(" ", into: "add.title"), .tap("add.save"),
        .type(String(repeating: "🧑‍🚀", count: 81), into: "add.title"), .tap("add.save"),
        .tap("add.enabled"), .tap("add.title"), .clear("add.title"), .tap("add.save"),
        .type("\t", into: "add.title"), .type("Ok ", into: "add.title"),
        .script(.create, Script(fault: .offline)), .tap("add.save"),
        .impossible(.type("!", into: "add.title")), .impossible(.tap("add.enabled")),
        .impossible(.tap("add.save")), .impossible(.tap("items.add")), .half, .half,
        .tap("add.enabled"), .type("!", into: "add.title"), .clear("add.title"),
        .tap("add.save"), .type(String(repeating: "x", count: 80), into: "add.title"),
        .tap("add.save"), .waitUntilSettled, .scroll(to: 99), .selectRow(16),
        .waitUntilSettled,
      ]),
  ]
}
