import XCTest

@testable import Commands
@testable import Console
@testable import Play
@testable import RandomUse

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
    XCTAssertThrowsError(try play("\r\n[\"tap\", 1]\r\n", in: folder)) {
      XCTAssertEqual(
        $0 as? InputError,
        InputError(
          description:
            "\(folder.path("script")):2: expected a value of type String in place 2 of [\"tap\", 1]; "
            + "docs/JSON.md has an example of each line"))
    }
  }

  func testTheDocumentHasAnExampleOfEachLine() throws {
    let document = try String(readFrom: "\(Run.root())/docs/JSON.md")
    let script = try XCTUnwrap(document.firstMatch(of: /```json\n((?s).*?\["launch"\](?s).*?)```/))
      .1
    let session = try Session(lines: String(script))
    let names = session.steps.map(\.name)
    XCTAssertEqual(Set(names), Set(Step.readers.keys))
    XCTAssertEqual(session.stored, 2)
  }
}
