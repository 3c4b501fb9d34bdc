import FakeWorld
import HeadlessKit
import Items
import Testing

@testable import RandomUse
@testable import bench

/// The shortest failing scenario is found, and written so that it can be pasted.
struct ShrinkerTests {
  private let long = Scenario(
    "long", server: .generating(30), stored: FakeServer(generating: 20).items,
    before: [.hold, .fail(.readAll, .always)],
    [
      .pull, .appearAgain, .type("Milk and more", into: "add.title"), .scroll(to: 31),
      .script(.list, Script(fault: .status(500), latency: .seconds(1), isHeld: true)),
      .tap("items.retry"), .release(7), .goBack, .malformed(.detail, .detailOtherID),
    ])

  @Test func whatIsNotNeededGoes() {
    let shrunk = long.shrunk { scenario in
      let isHeld = scenario.steps.contains {
        if case .script(.list, let script) = $0 { script.isHeld } else { false }
      }
      return isHeld && scenario.steps.contains(.goBack) && !scenario.stored.isEmpty
        && scenario.before.contains(.hold)
    }
    #expect(
      shrunk.source == """
        Scenario(
          "long",
          server: .generating(0),
          stored: FakeServer(generating: 1).items,
          before: [
            .hold,
          ],
          [
            .script(.list, Script(fault: .status(500), latency: .milliseconds(1000), isHeld: true)),
            .goBack,
          ]),
        """)
  }

  @Test func everyStepIsWrittenAsCode() {
    let source = Scenario(
      "all",
      before: [.malformed(.list, .listBadDate), .fail(.insert, nil), .fail(.readAll, .once)],
      [
        .tap("a"), .type("\"\\\n\u{301}", into: "b"), .clear("b"), .scroll(to: .max),
        .selectRow(-1), .touchRow(.min), .impossible(.goBack), .wait(.seconds(31)), .release(3),
        .create("New"), .releaseAll,
        .script(.create, Script(fault: .status(422), latency: .zero, deliveries: 3)),
        .script(.deleteAll, Script(fault: .timedOut)),
      ]
    ).source
    #expect(
      source == #"""
        Scenario(
          "all",
          server: .generating(14),
          before: [
            .malformed(.list, .listBadDate),
            .fail(.insert, nil),
            .fail(.readAll, .once),
          ],
          [
            .tap("a"),
            .type("\"\\\n\u{0301}", into: "b"),
            .clear("b"),
            .scroll(to: 9223372036854775807),
            .selectRow(-1),
            .touchRow(-9223372036854775808),
            .impossible(.goBack),
            .wait(.milliseconds(31000)),
            .release(3),
            .create("New"),
            .releaseAll,
            .script(.create, Script(fault: .status(422), latency: .milliseconds(0), deliveries: 3)),
            .script(.deleteAll, Script(fault: .timedOut)),
          ]),
        """#)
  }
}
