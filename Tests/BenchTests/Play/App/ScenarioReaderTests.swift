import Arms
import FakeWorld
import RandomUse
import Testing

@testable import bench

struct ScenarioReaderTests {
  private static let everything = Scenario(
    "a \"quoted\" \\ \u{1B}[2J 👩🏽‍💻 name", server: .fixture,
    stored: FakeServer(generating: 2).items,
    before: [.latency(.milliseconds(800)), .fail(.replaceAll, .always), .fail(.insert, nil)],
    [
      .tap("items.add"), .type("Milk\n\t\u{202E}“”", into: "add.title"), .clear("add.title"),
      .deleteBackward("add.title"), .pull, .scroll(to: .max), .selectRow(2), .goBack,
      .wait(.milliseconds(50)), .waitForNext, .waitUntilSettled, .impossible(.impossible(.pull)),
      .appearAgain, .touchRow(9), .touch("items.retry"), .script(.list, Script()),
      .script(
        .create, Script(fault: .status(503), latency: .seconds(2), isHeld: true, deliveries: 2)),
      .script(.deleteAll, Script(fault: .timedOut)), .script(.detail, Script(fault: .offline)),
      .malformed(.list, .listBadDate), .mood(.error500), .latency(.seconds(1)), .hold, .release(1),
      .releaseAll, .repeatReply(0), .create("From afar"), .deleteAll, .fail(.readAll, .once),
    ])

  @Test func `What a scenario prints is read as it was, random use included`() throws {
    let random = try (1...20).map { try Session(seed: $0, pilot: .direct).scenario }
    for scenario in [Self.everything] + random {
      #expect(try ScenarioReader(path: "a").scenario(scenario.source) == scenario)
    }
  }

  @Test func `A mistake is named with its line and with what was expected`() {
    let form = "a:1: expected Scenario(\"name\", server: …, stored: …, before: […], […])"
    let mistakes = [
      ("", "a:1: expected a value"),
      ("Scenario(\n  \"x\")", form), ("Scenario([])", "a:1: expected a text"),
      ("Other(\"x\", [])", form),
      ("Scenario(\"x\", before: [], before: [], [])", form),
      (
        "Scenario(\"x\", [\n  .tapp(\"y\")\n])",
        "a:2: expected a step with its values, not '.tapp(_:)'"
      ),
      (
        "Scenario(\"x\", [.type(into: \"y\", \"z\")])",
        "a:1: expected a step with its values, not '.type(into:_:)'"
      ),
      ("Scenario(\"x\", [\n  .tap(1)\n])", "a:2: expected a text"),
      ("Scenario(\"x\", [.release(-1)])", "a:1: expected a whole number from 0 to 1000000"),
      ("Scenario(\"x\", [.wait(.seconds(86401))])", "a:1: expected a whole number from 0 to 86400"),
      ("Scenario(\"x\", [.hold", "a:1: expected ']'"),
      ("Scenario(\"x\", [.type(\"\\(y)\", into: \"z\")])", "a:1: expected a value"),
      (
        "Scenario(\"x\", [.mood(.sad)])",
        "a:1: expected one of .online, .offline, .error500, .malformed"
      ),
      (
        "Scenario(\"x\", where: 1, [])",
        "a:1: expected server, stored, or before instead of 'where'"
      ),
      ("Scenario(\"x\", [])\nScenario(\"y\", [])", "a:2: expected nothing"),
      (
        "Scenario(\"x\", [.script(.list, Script(isHeld: maybe))])", "a:1: expected true or false"
      ),
      (String(repeating: "[", count: 100_000), "a:1: expected fewer brackets"),
    ]
    for (text, words) in mistakes {
      #expect(throws: InputError(description: words)) {
        try ScenarioReader(path: "a").scenario(text)
      }
    }
  }
}
