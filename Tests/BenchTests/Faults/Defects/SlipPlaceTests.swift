import XCTest

@testable import Reading

/// Where a slip is planted.
final class SlipPlaceTests: XCTestCase {
  func testPlaceIsCertainOrNone() {
    let cases: [(find: String, after: String?, source: String, planted: String?)] = [
      ("b", nil, "abc", "a!c"), ("a", nil, "abc", "!bc"), ("c", "b", "abc", "ab!"),
      ("b", "b", "abc", nil), ("b", "d", "abc", nil), ("d", nil, "abc", nil),
      ("", nil, "abc", nil), ("a", nil, "a(a)a", nil), ("a", "(", "a(a)a", "a(!)a"),
    ]
    for (find, after, source, planted) in cases {
      let slip = PlantedDefect(
        behaviour: "L1", file: "A.swift", after: after, find: find, replace: "!", caughtBy: [])
      XCTAssertEqual(slip.planted(in: source), planted, "\(find) after \(after ?? "") in \(source)")
    }
  }
}
