import FakeWorld
import XCTest

@testable import Commands
@testable import Console
@testable import Play
@testable import RandomUse
@testable import Stopwatch

final class PlayerScriptTests: XCTestCase {
  private func play(_ script: String, in folder: TemporaryFolder) throws
    -> (text: String, refusal: String?)
  {
    let path = folder.path("script")
    try Output(path: path).write(script)
    let session = try Session(readFrom: path)
    var player = try PlayerTests.player(session)
    return try player.play(session.steps)
  }

  func testAScriptIsPlayedWithoutATerminal() throws {
    let session = Session(
      "script", server: .generating(1), before: [.latency(.seconds(1))],
      [.waitUntilSettled, .tap("items.add"), .impossible(.pull), .wait(.milliseconds(500))])
    let (text, refusal) = try play(session.lines(), in: TemporaryFolder())
    XCTAssertNil(refusal)
    let headings = text.split(separator: "\n").filter { $0.first?.isNumber == true }
    XCTAssertEqual(
      headings,
      [
        "1  waitUntilSettled", "2  tap items.add", "3  impossible [\"pull\"]", "4  wait 500",
      ])
    // A call and a refusal are told once, with the step that they belong to.
    for line in [
      "    · DirectItemsListViewController → InMemoryStore readAll()  ",
      "\n    “items.table” is covered\n",
    ] {
      XCTAssertEqual(text.components(separatedBy: line).count, 2, line)
    }
  }

  func testAStepThatCannotBeTakenIsToldUnlessTheScriptSaysSo() throws {
    let played = try play("[\"pull\"]\n[\"goBack\"]\n[\"goBack\"]", in: TemporaryFolder())
    XCTAssertEqual(
      played.refusal,
      "the user can't do step 2, goBack: there is no screen to go back to; if you expect this, "
        + "write [\"impossible\", …] around it")
    XCTAssertTrue(played.text.contains("3  goBack"))
  }

  func testAMistakeInAScriptIsNamedWithFileAndLine() throws {
    let folder = try TemporaryFolder()
    assertThrows(
      InputError(
        description:
          "\(folder.path("script")):2: expected a value of type String in place 2 of [\"tap\", 1]; "
          + "docs/JSON.md has an example of each line"),
      try play("\r\n[\"tap\", 1]\r\n", in: folder))
  }

  /// As it is written, too, but for the spaces.
  func testTheDocumentHasAnExampleOfEachLine() throws {
    let document = try String(readFrom: "\(Run.root())/docs/JSON.md")
    let script = try XCTUnwrap(document.firstMatch(of: /```json\n((?s).*?\["launch"\](?s).*?)```/))
      .1
    let session = try Session(lines: String(script))
    let names = session.steps.map(\.name)
    XCTAssertEqual(Set(names), Set(Step.readers.keys))
    XCTAssertEqual(session.stored, 2)
    let lines = script.split(separator: "\n").filter { !$0.hasPrefix("//") }
    XCTAssertEqual(
      try session.lines(), lines.map { $0.replacing(", ", with: ",") + "\n" }.joined())
  }

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
