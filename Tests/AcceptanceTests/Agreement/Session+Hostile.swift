import FakeWorld

@testable import RandomUse

/// Days on which replies come that should not, and touches where nothing is.
extension Session {
  static let hostile = [
    Session(
      "replies repeated and slow",
      before: [.script(.list, Script(deliveries: 4))],
      [
        .waitUntilSettled, .script(.detail, Script(latency: .seconds(5), deliveries: 2)),
        .selectRow(0), .half, .goBack, .selectRow(1), .waitUntilSettled, .repeatReply(0),
        .repeatReply(3), .half, .goBack, .repeatReply(5), .waitUntilSettled,
        .script(.create, Script(deliveries: 3)), .tap("items.add"),
        .type("Once", into: "add.title"), .tap("add.save"), .waitUntilSettled,
        .script(.list, Script(latency: .zero)), .pull, .pull, .waitUntilSettled,
        .script(.deleteAll, Script(deliveries: 2)), .tap("items.deleteAll"),
        .waitUntilSettled, .create("After"), .pull, .waitUntilSettled, .repeatReply(6),
        .waitUntilSettled,
      ]),
    Session(
      "nothing can be read", stored: 2,
      before: [.malformed(.list, .empty)],
      [
        .waitUntilSettled, .malformed(.list, .listNotJSON), .pull, .waitUntilSettled,
        .malformed(.list, .listDuplicateIDs), .tap("items.retry"), .half, .half,
        .malformed(.detail, .detailCutShort), .selectRow(1), .waitUntilSettled,
        .malformed(.detail, .detailMissingKey), .tap("detail.retry"), .half, .half, .goBack,
        .tap("items.add"), .type("Milk", into: "add.title"),
        .malformed(.create, .createdBadDate), .tap("add.save"), .waitUntilSettled,
        .malformed(.create, .createdWrongType), .tap("add.save"), .half, .half,
        .type("!", into: "add.title"), .malformed(.list, .listCutShort), .tap("add.save"),
        .waitUntilSettled, .tap("items.retry"), .waitUntilSettled, .scroll(to: 99),
      ]),
    Session(
      "touches where nothing is",
      [
        .touchRow(0), .touchRow(-1), .appearAgain, .waitUntilSettled, .touchRow(14),
        .touchRow(.max), .touchRow(.min), .scroll(to: .max), .scroll(to: .min), .touchRow(13),
        .goBack,
        .appearAgain, .touchRow(0), .waitUntilSettled, .impossible(.pull),
        .impossible(.tap("items.add")), .goBack, .waitUntilSettled, .tap("items.add"),
        .appearAgain, .goBack, .waitUntilSettled, .impossible(.goBack),
      ]),
  ]
}
