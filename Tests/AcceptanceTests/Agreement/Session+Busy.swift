import FakeWorld

@testable import RandomUse

/// Days on which much is under way at once.
extension Session {
  static let busy = [
    Session(
      "pulls and loads that meet",
      stored: 20,
      [
        .pull, .pull, .half, .scroll(to: 8), .half, .impossible(.pull), .scroll(to: 0), .pull,
        .appearAgain, .tap("items.add"), .goBack, .half, .scroll(to: 8), .selectRow(9), .half,
        .impossible(.pull), .goBack, .script(.list, Script(fault: .offline)), .scroll(to: 0),
        .pull, .waitUntilSettled, .tap("items.retry"), .pull, .impossible(.tap("items.retry")),
        .impossible(.tap("items.deleteAll")),
        .waitUntilSettled,
      ]),
    Session(
      "an add during loads", stored: 20,
      before: [.script(.list, Script(isHeld: true))],
      [
        .tap("items.add"), .type("First", into: "add.title"), .tap("add.save"),
        .script(.list, Script(isHeld: true)), .half, .half, .pull, .scroll(to: 4), .release(0),
        .half,
        .tap("items.add"), .type("Second", into: "add.title"), .tap("add.save"),
        .script(.list, Script(isHeld: true)), .release(0), .half, .half, .repeatReply(2),
        .release(0), .half,
        .scroll(to: 0), .pull, .tap("items.add"), .type("Third", into: "add.title"),
        .tap("add.save"), .half, .goBack, .waitUntilSettled, .pull, .waitUntilSettled,
      ]),
    Session(
      "an add while pulling fails",
      [
        .waitUntilSettled, .script(.list, Script(isHeld: true)), .pull, .tap("items.add"),
        .type("Milk", into: "add.title"), .script(.list, Script(fault: .timedOut)),
        .tap("add.save"), .half, .half, .release(0), .pull, .wait(.seconds(31)),
        .tap("items.retry"), .waitUntilSettled, .scroll(to: 99),
      ]),
    Session(
      "leaving early",
      [
        .impossible(.selectRow(0)), .waitUntilSettled, .selectRow(0), .goBack, .selectRow(1),
        .goBack,
        .selectRow(2), .half, .goBack, .tap("items.add"), .type("Left", into: "add.title"),
        .tap("add.save"), .goBack, .selectRow(3), .waitUntilSettled, .repeatReply(4),
        .repeatReply(4), .waitUntilSettled, .goBack, .tap("items.add"),
        .script(.create, Script(fault: .offline, isHeld: true)),
        .type("Left too", into: "add.title"), .tap("add.save"), .goBack, .tap("items.add"),
        .releaseAll, .waitUntilSettled, .type("Stays", into: "add.title"), .tap("add.save"),
        .wait(.milliseconds(99)), .goBack, .pull, .waitUntilSettled, .impossible(.goBack),
      ]),
    Session(
      "everything held", stored: 15,
      before: [.hold],
      [
        .selectRow(0), .goBack, .selectRow(1), .impossible(.tap("nothing")), .release(2), .goBack,
        .tap("items.add"), .type("Held", into: "add.title"), .tap("add.save"), .release(2),
        .pull, .waitUntilSettled, .release(1), .release(0), .waitUntilSettled, .selectRow(2),
        .releaseAll, .waitUntilSettled, .goBack, .hold, .tap("items.deleteAll"),
        .impossible(.pull), .touchRow(0), .releaseAll, .waitUntilSettled, .goBack,
      ]),
  ]
}
