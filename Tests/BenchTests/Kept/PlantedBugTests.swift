import XCTest

@testable import Kept

/// Where a bug is planted.
final class PlantedBugTests: XCTestCase {
  func testPlaceIsCertainOrNone() {
    let cases: [(find: String, after: String?, source: String, planted: String?)] = [
      ("b", nil, "abc", "a!c"), ("a", nil, "abc", "!bc"), ("c", "b", "abc", "ab!"),
      ("b", "b", "abc", nil), ("b", "d", "abc", nil), ("d", nil, "abc", nil),
      ("", nil, "abc", nil), ("a", nil, "a(a)a", nil), ("a", "(", "a(a)a", "a(!)a"),
    ]
    for (find, after, source, planted) in cases {
      let bug = PlantedBug(
        statement: "L1", file: "A.swift", after: after, find: find, replace: "!")
      XCTAssertEqual(bug.planted(in: source), planted, "\(find) after \(after ?? "") in \(source)")
    }
  }
}
