import Foundation
import XCTest

@testable import Commands
@testable import Console
@testable import Reading
@testable import Results
@testable import Timing

/// The document's keys are what other programs rely on.
final class DocumentTests: XCTestCase {
  func testTablesOfCSVHaveTheDocumentsKeys() throws {
    let parts = Set(Mirror(reflecting: Document()).children.compactMap(\.label))
    XCTAssertEqual(Set(Program.bench.commands.flatMap(\.tables)).subtracting(parts), [])
    for part in ["calls", "allocations", "latency", "noise", "lines"] {
      let row = try XCTUnwrap(Self.whole.rows(part)?.last, part)
      let rows = try XCTUnwrap(object(Self.whole.json())[part] as? [[String: Any]], part)
      let keys = try XCTUnwrap(rows.last).filter { !($1 is [Any]) }.keys
      let names = CSV.columns(of: row).filter { !$0.cell.isEmpty }.map(\.name)
      XCTAssertEqual(Set(names), Set(keys), part)
    }
  }

  func testWhatWasNotMeasuredIsAbsent() throws {
    var results = RunResults()
    results.add(LatencyFixture.outcome([], grade: .noisy), shown: [])
    results.document.complete = false
    var environment = SmallDocument.environment
    (environment.commit, environment.dirty) = (nil, nil)
    let expected = """
      {
        "schema": 5, "complete": false, "seed": 42,
        "environment": {
          "os": "Linux", "cpu": "CPU", "cores": 2, "swift": "6.3", "configuration": "release",
          "clock_step_ns": 10, "load_average": [0.5, 1, 2], "date": "2026-01-31T12:00:00Z",
          "grade": "noisy", "grade_reason": "so it seemed"
        }
      }
      """
    XCTAssertEqual(try object(results.document(in: environment).json()), try object(expected))
    let untimed = RunResults().document(in: SmallDocument.environment)
    XCTAssertEqual(untimed.environment, SmallDocument.environment)
  }

  func testADocumentIsWrittenForPeopleToo() throws {
    let document = Document(steps: [StepRow(flow: "a/b", step: 1, action: "taps", screen: "─")])
    let step =
      #"      "action" : "taps",\#n      "flow" : "a/b",\#n      "screen" : "─",\#n      "step" : 1"#
    XCTAssertEqual(
      try document.json(),
      "{\n  \"schema\" : 5,\n  \"steps\" : [\n    {\n\(step)\n    }\n  ]\n}\n")
  }

  private func object(_ json: String) throws -> NSDictionary {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
    return try XCTUnwrap(object as? NSDictionary)
  }

  /// Every part that is compared.
  private static let whole = SmallDocument(
    messages: [("A", 5)], mallocs: [("A", 7)], ratios: [("A", 1), ("B", 2)],
    code: [("A/tests/a", 9)]
  ).document
  private static let small = SmallDocument(messages: [("A", 5)], code: [("A/tests/a", 9)])
  private static let cut = "isn't a complete document of bench; it may have been cut short"

  func testABrokenFileIsExplained() throws {
    let whole = try Self.small.json
    for (text, reason) in [
      ("", Self.cut), ("flow,ns\r\nadd,1", Self.cut), (String(whole.dropLast(20)), Self.cut),
      ("{", Self.cut), (whole + whole, Self.cut), ("[1]", Self.cut),
      ("{}", Self.cut), (#"{"schema": "1"}"#, Self.cut),
      (try SmallDocument(schema: 2).json, "has schema 2, and this bench reads 5"),
      (whole.replacing(#""work" : 5"#, with: #""play" : 5"#), Self.cut),
      (try SmallDocument(complete: false).json, "the run that wrote it was interrupted"),
    ] {
      let folder = try TemporaryFolder(["old.json": text])
      XCTAssertThrowsError(try Document(path: folder.path("old.json")), reason) {
        XCTAssert("\($0)".contains("old.json: \(reason); measure the old code again"), "\($0)")
      }
    }
  }

  func testAFileThatCannotBeReadIsNamed() throws {
    let folder = try TemporaryFolder(["old.json": try Self.small.json])
    chmod(folder.path("old.json"), 0)
    for (path, reason) in [
      (folder.path("none.json"), "No such file or directory"), (folder.path, "Is a directory"),
    ] + (getuid() == 0 ? [] : [(folder.path("old.json"), "Permission denied")]) {
      assertThrows(InputError(description: "\(path): \(reason)"), try Document(path: path))
    }
    XCTAssertEqual(InputError(description: "").exitCode, .inputUnreadable)
  }

  /// Every part that is compared, as a document has it.
  func testWhatARunWritesIsRead() throws {
    let folder = try TemporaryFolder(["small.json": try Self.whole.json()])
    XCTAssertEqual(try Document(path: folder.path("small.json")), Self.whole)
  }
}
