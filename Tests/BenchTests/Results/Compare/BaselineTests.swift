import Foundation
import XCTest

@testable import Console
@testable import Results

/// A baseline that can't be used is named, with the reason and what to do.
final class BaselineTests: XCTestCase {
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
      XCTAssertThrowsError(try Document(path: path)) {
        XCTAssertEqual($0 as? InputError, InputError(description: "\(path): \(reason)"))
        XCTAssertEqual(($0 as? InputError)?.exitCode, .inputUnreadable)
      }
    }
  }

  /// Every part that is compared, as a document has it.
  func testWhatARunWritesIsRead() throws {
    let document = SmallDocument(
      messages: [("A", 5)], mallocs: [("A", 7)], ratios: [("A", 1), ("B", 2)],
      code: [("A/tests/a", 9)]
    ).document
    let folder = try TemporaryFolder(["small.json": try document.json()])
    XCTAssertEqual(try Document(path: folder.path("small.json")), document)
  }
}
