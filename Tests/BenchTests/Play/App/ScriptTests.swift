import FakeWorld
import XCTest

@testable import RandomUse
@testable import Stopwatch

/// What stands in the file of `play --script`.
final class ScriptTests: XCTestCase {
  private static let everything = Session(
    "a \"quoted\" \\ \u{1B}[2J 👩🏽‍💻 name / \u{2028}", server: .generating(2), stored: 2,
    before: [.latency(.milliseconds(800)), .fail(.replaceAll, .always), .fail(.insert, nil)],
    [
      .tap("items.add"), .type("Milk\n\t\u{202E}“”", into: "add.title"), .clear("add.title"),
      .deleteBackward("add.title"), .pull, .scroll(to: .max), .selectRow(2), .goBack,
      .wait(.milliseconds(50)), .waitForNext, .waitUntilSettled, .impossible(.impossible(.pull)),
      .appearAgain, .touchRow(.min), .touch("items.retry"), .script(.list, Script()),
      .script(
        .create, Script(fault: .status(503), latency: .seconds(2), isHeld: true, deliveries: 2)),
      .script(.deleteAll, Script(fault: .timedOut)), .script(.detail, Script(fault: .offline)),
      .malformed(.list, .listBadDate), .mood(.error500), .latency(.seconds(1)), .hold, .release(1),
      .releaseAll, .repeatReply(0), .create("From afar"), .deleteAll, .fail(.readAll, .once),
    ])

  func testWhatAScenarioWritesIsReadAsItWas() throws {
    let random = try (1...3).map { try RandomSession(seed: $0, pilot: .direct).session }
    for session in [Self.everything, Session("x", server: .fixture, [])] + random {
      XCTAssertEqual(try Session(lines: session.lines()), session)
    }
    let steps = Self.everything.before + Self.everything.steps
    XCTAssertEqual(Set(steps.map(\.name)), Set(Step.readers.keys))
  }

  func testAScenarioIsWrittenAsJSON() throws {
    let session = Session(
      "say \"é/\"", server: .generating(1), stored: 2,
      before: [.script(.create, Script(fault: .status(503), isHeld: true)), .fail(.insert, nil)],
      [
        .type("\n\u{301}", into: "add.title"), .impossible(.scroll(to: -1)), .wait(.seconds(2)),
        .malformed(.list, .listBadDate), .mood(.error500), .pull,
        .script(.list, Script(fault: .timedOut, latency: .zero, deliveries: 3)),
      ])
    XCTAssertEqual(
      try session.lines(),
      #"""
      ["session","say \"é/\""]
      ["server",1]
      ["stored",2]
      ["script","create","fault",503,"isHeld",true]
      ["fail","insert","never"]
      ["launch"]
      ["type","\n\#u{301}","add.title"]
      ["impossible",["scroll",-1]]
      ["wait",2000]
      ["malformed","list","listBadDate"]
      ["mood","error500"]
      ["pull"]
      ["script","list","fault","timedOut","latency",0,"deliveries",3]

      """#)
  }

  func testCommentsEmptyLinesAndSpacesAreNothing() throws {
    let script = "// Mine.\n\n [ \"server\", 1 ]\r\n[\"pull\"]"
    XCTAssertEqual(try Session(lines: script), Session("", server: .generating(1), [.pull]))
  }

  func testAMistakeIsNamedWithItsLineAndWithWhatMayStandThere() throws {
    let list = "a list like [\"pull\"]"
    let mistakes = [
      ("Session(", list), ("{\"tap\": \"x\"}", list), ("[\"hold\"", list),
      (String(repeating: "[", count: 1_000), list),
      ("[\"tap\", 1]", "a value of type String in place 2 of [\"tap\", 1]"),
      ("[\"tap\"]", "a value of type String in place 2 of [\"tap\"]"),
      ("[\"pull\", 1]", "nothing in place 2 of [\"pull\", 1]"),
      ("[\"release\", -1]", "a whole number from 0 to 1000000 in place 2 of [\"release\", -1]"),
      ("[\"wait\", 0.5]", "a whole number from 0 to 86400000 in place 2 of [\"wait\", 0.5]"),
      ("[\"fail\", \"insert\"]", "one of always, never, once in place 3 of [\"fail\", \"insert\"]"),
      ("[\"impossible\", [3]]", "one of appearAgain, clear, "),
      ("[\"tapp\"]", "server, session, stored, "),
    ]
    for (line, expected) in mistakes {
      XCTAssertThrowsError(try Session(lines: "[\"pull\"]\n\(line)"), line) { error in
        let mistake = error as? ScriptMistake
        XCTAssertEqual(mistake?.line, 2)
        XCTAssertEqual(mistake?.words.contains(expected), true, "\(error)")
      }
    }
  }
}
