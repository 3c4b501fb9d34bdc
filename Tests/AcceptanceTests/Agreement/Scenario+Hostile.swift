import FakeWorld
import HeadlessKit
import Items

@testable import RandomUse

/// Days on which replies come that should not, and touches where nothing is.
extension Scenario {
  static let hostile = [
    Scenario(
      "replies repeated and slow",
      before: [.script(.list, Script(deliveries: 4))],
      [
        .waitUntilSettled, .script(.detail, Script(latency: .seconds(5), deliveries: 2)),
        .selectRow(0), .half, .goBack, .selectRow(1), .waitUntilSettled, .repeatReply(1),
        .repeatReply(2), .half, .goBack, .repeatReply(0), .waitUntilSettled,
        .script(.create, Script(deliveries: 3)), .tap("items.add"),
        .type("Once", into: "add.title"), .tap("add.save"), .waitUntilSettled,
        .script(.list, Script(latency: .zero)), .pull, .pull, .waitUntilSettled,
        .script(.deleteAll, Script(deliveries: 2)), .tap("items.deleteAll"),
        .waitUntilSettled, .create("After"), .pull, .waitUntilSettled, .repeatReply(3),
        .waitUntilSettled,
      ]),
    Scenario(
      "no list can be read", stored: FakeServer(generating: 2).items,
      before: [.malformed(.list, .empty)],
      [.waitUntilSettled]
        + Fixture.Malformed.cases(for: .list).flatMap { body -> [Step] in
          [.malformed(.list, body), .pull, .waitUntilSettled, .malformed(.list, body)]
            + [.tap("items.retry"), .half, .half]
        } + [.selectRow(1), .waitUntilSettled, .goBack, .tap("items.deleteAll")]
        + [.waitUntilSettled]),
    Scenario(
      "no detail can be read",
      [.waitUntilSettled]
        + Fixture.Malformed.cases(for: .detail).flatMap {
          [.malformed(.detail, $0), .selectRow(0), .waitUntilSettled, .malformed(.detail, $0)]
            + [.tap("detail.retry"), .half, .goBack, .half]
        } + [.deleteAll, .selectRow(0), .waitUntilSettled, .goBack]),
    Scenario(
      "no creation can be read",
      [.waitUntilSettled, .tap("items.add"), .type("Milk", into: "add.title")]
        + Fixture.Malformed.cases(for: .created).flatMap {
          [.malformed(.create, $0), .tap("add.save"), .waitUntilSettled]
            + [.type("!", into: "add.title")]
        } + [.tap("add.save"), .waitUntilSettled, .scroll(to: 99)]),
    Scenario(
      "touches where nothing is",
      [
        .touchRow(0), .touchRow(-1), .appearAgain, .waitUntilSettled, .touchRow(16),
        .touchRow(.max), .touchRow(.min), .scroll(to: .max), .scroll(to: .min), .touchRow(13),
        .goBack,
        .appearAgain, .touchRow(0), .waitUntilSettled, .impossible(.pull),
        .impossible(.tap("items.add")), .goBack, .waitUntilSettled, .tap("items.add"),
        .appearAgain, .goBack, .waitUntilSettled, .impossible(.goBack),
      ]),
  ]
}
