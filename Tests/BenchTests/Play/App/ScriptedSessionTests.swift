import XCTest

@testable import Commands
@testable import Console
@testable import Play
@testable import RandomUse
@testable import Reading

final class ScriptedSessionTests: XCTestCase {
  private static let script = Scenario(
    "script", server: .generating(1), before: [.latency(.seconds(1))],
    [.waitUntilSettled, .tap("items.add"), .impossible(.pull), .wait(.milliseconds(500))])

  private func play(_ script: String, recording: String? = nil, in folder: TemporaryFolder)
    throws -> (text: String, refusal: String?)
  {
    let path = folder.path("script")
    try Output(path: path).write(script)
    let scenario = try Scenario(readFrom: path)
    var session = ScriptedSession(
      try PlayerTests.player(scenario), title: "", recording: try recording.map(Recording.init))
    return (try session.run(scenario.steps), session.refusal)
  }

  func testAScriptIsPlayedWithoutATerminalAndKept() throws {
    let folder = try TemporaryFolder()
    let text = try play(Self.script.lines(), recording: folder.path("kept"), in: folder).text
    let headings = text.split(separator: "\n").filter { $0.first?.isNumber == true }
    XCTAssertEqual(
      headings,
      [
        "1  .waitUntilSettled", "2  .tap(\"items.add\")", "3  .impossible(.pull)",
        "4  .wait(.milliseconds(500))",
      ])
    XCTAssertTrue(
      text.contains("    · DirectItemsListViewController → InMemoryStore readAll()  "))
    // A refusal is told once, with the step that was refused.
    XCTAssertEqual(
      text.components(separatedBy: "\n    “items.table” is covered\n").count, 2)
    let kept = try String(readFrom: folder.path("kept"))
    XCTAssertEqual(try Scenario(readFrom: folder.path("kept")), Self.script)
    XCTAssertTrue(kept.contains("\n// Scenario(\n//   \"script\",\n"))
  }

  func testAStepThatCannotBeTakenIsToldUnlessTheScriptSaysSo() throws {
    let played = try play("[\"pull\"]\n[\"goBack\"]\n[\"goBack\"]", in: TemporaryFolder())
    XCTAssertEqual(
      played.refusal,
      "step 2, .goBack, can't be taken: there is no screen to go back to; where that is meant, "
        + "write [\"impossible\", …] around it")
    XCTAssertTrue(played.text.contains("3  .goBack"))
  }

  func testAMistakeInAScriptIsNamedWithFileAndLine() throws {
    let folder = try TemporaryFolder()
    XCTAssertThrowsError(try play("\r\n[\"tap\", 1]\r\n", in: folder)) {
      XCTAssertEqual(
        $0 as? InputError,
        InputError(
          description:
            "\(folder.path("script")):2: expected a value of type String in place 2 of [\"tap\", 1]; it is written like "
            + "[\"tap\", \"items.add\"]"
        ))
    }
  }

  func testThereIsAnExampleOfEachLineAndItIsRead() throws {
    let starts = ["scenario", "server", "stored", "launch"]
    for name in Step.readers.keys + starts {
      XCTAssertNotNil(ScriptExamples.example(like: "[\"\(name)\", 3]"), name)
    }
    for (line, _) in ScriptExamples.all { XCTAssertNoThrow(try Scenario(lines: line), line) }
    XCTAssertNil(ScriptExamples.example(like: "[\"tapp\"]"))
    XCTAssertNil(ScriptExamples.example(like: "tap"))
  }

  func testAnAsciicastHasAHeaderOutputAndMarkersInOrderOfTime() throws {
    let folder = try TemporaryFolder()
    _ = try play(Self.script.lines(), recording: folder.path("kept.cast"), in: folder)
    let lines = try String(readFrom: folder.path("kept.cast")).split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8))
    }
    let header = try XCTUnwrap(lines.first as? [String: Any])
    XCTAssertEqual(["version", "width", "height"].map { header[$0] as? Int }, [2, 80, 24])
    let events = try lines.dropFirst().map { try XCTUnwrap($0 as? [Any]) }
    let times = try events.map { try XCTUnwrap($0[0] as? Double) }
    XCTAssertEqual(times, times.sorted())
    XCTAssertEqual(times.last, 4.3)
    XCTAssertEqual(
      events.map { $0[1] as? String }, ["o", "m", "o", "m", "o", "m", "o", "m", "o"])
    XCTAssertTrue(events.compactMap { $0[2] as? String }.contains(".tap(\"items.add\")"))
  }
}
