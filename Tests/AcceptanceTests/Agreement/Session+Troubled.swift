import FakeWorld

@testable import RandomUse

/// Days on which network or store fail.
extension Session {
  static let troubled = [
    Session(
      "offline", stored: 3,
      before: [.script(.list, Script(fault: .offline))],
      [
        .half, .selectRow(1), .half, .goBack, .waitUntilSettled, .selectRow(0),
        .waitUntilSettled, .impossible(.tap("detail.retry")), .goBack,
        .script(.list, Script(fault: .timedOut)), .tap("items.retry"), .wait(.seconds(29)),
        .pull, .wait(.seconds(1)), .script(.list, Script(fault: .status(503))), .pull,
        .waitUntilSettled, .appearAgain, .pull, .waitUntilSettled,
        .script(.detail, Script(fault: .timedOut)), .selectRow(2), .waitUntilSettled,
        .script(.detail, Script(fault: .status(500))), .tap("detail.retry"), .half, .half,
        .tap("detail.retry"), .impossible(.tap("detail.retry")), .waitUntilSettled, .goBack,
        .script(.create, Script(fault: .offline)), .tap("items.add"),
        .type("Later", into: "add.title"), .tap("add.save"), .waitUntilSettled,
        .script(.create, Script(fault: .status(422))), .tap("add.save"), .waitUntilSettled,
        .goBack,
      ]),
    Session(
      "deletes that fail",
      [
        .waitUntilSettled, .script(.deleteAll, Script(fault: .offline)),
        .tap("items.deleteAll"), .impossible(.tap("items.add")), .impossible(.pull),
        .impossible(.selectRow(0)), .touchRow(0), .goBack, .touch("items.refresh"),
        .scroll(to: 5), .appearAgain, .waitUntilSettled, .tap("items.retry"), .waitUntilSettled,
        .script(.deleteAll, Script(fault: .status(403))), .tap("items.deleteAll"),
        .waitUntilSettled, .selectRow(6), .waitUntilSettled, .goBack, .fail(.removeAll, .once),
        .tap("items.deleteAll"), .waitUntilSettled, .tap("items.deleteAll"),
        .waitUntilSettled, .pull, .waitUntilSettled, .create("Survivor"), .pull,
        .waitUntilSettled, .fail(.removeAll, .always), .tap("items.deleteAll"),
        .waitUntilSettled, .tap("items.retry"), .waitUntilSettled,
      ]),
    Session(
      "a store that refuses", stored: 2,
      before: [.fail(.readAll, .once)],
      [
        .waitUntilSettled, .fail(.replaceAll, .once), .create("One more"), .pull,
        .waitUntilSettled, .tap("items.retry"), .waitUntilSettled, .fail(.readAll, .once),
        .create("And one more"), .pull, .waitUntilSettled, .selectRow(0), .waitUntilSettled,
        .goBack, .fail(.insert, .once), .tap("items.add"), .type("Mine", into: "add.title"),
        .tap("add.save"), .wait(.milliseconds(100)), .waitUntilSettled, .scroll(to: 99),
        .fail(.replaceAll, .always), .fail(.insert, .always), .tap("items.add"),
        .type("Mine too", into: "add.title"), .tap("add.save"), .waitUntilSettled,
        .tap("items.retry"), .waitUntilSettled, .fail(.replaceAll, nil), .tap("items.retry"),
        .waitUntilSettled, .fail(.readAll, .always), .tap("items.deleteAll"),
        .waitUntilSettled, .pull, .waitUntilSettled,
      ]),
  ]
}
