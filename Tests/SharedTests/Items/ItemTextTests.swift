import Foundation
import Items
import XCTest

final class ItemTextTests: XCTestCase {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  func testDateIsDayShortMonthAndYearInUTC() throws {
    for (date, text) in [
      ("2026-02-03T04:05:06Z", "3 Feb 2026"), ("2024-02-29T00:00:00Z", "29 Feb 2024"),
      ("2024-02-29T23:59:59Z", "29 Feb 2024"), ("2024-12-31T23:59:59Z", "31 Dec 2024"),
      ("2025-01-01T00:00:00Z", "1 Jan 2025"), ("2000-02-29T12:00:00Z", "29 Feb 2000"),
      ("1969-12-31T23:59:59Z", "31 Dec 1969"), ("1582-10-15T00:00:00Z", "15 Oct 1582"),
    ] {
      XCTAssertEqual(ItemText.date(try Date(date, strategy: .iso8601)), text, date)
    }
  }

  func testEveryMonthHasItsEnglishName() throws {
    let texts = try (1...12).map { month in
      let date = try Date("2025-\(month < 10 ? "0" : "")\(month)-10T00:00:00Z", strategy: .iso8601)
      return ItemText.date(date)
    }
    XCTAssertEqual(texts, Self.months.map { "10 \($0) 2025" })
  }

  /// A fraction of a second before midnight is the day before, also before 1970 and 2001.
  func testAtAnyTimeOfADayItsDateIsWhatFoundationSays() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    var random = SeededGenerator(seed: 8)
    for number in 0..<300 {
      let day = number < 3 ? number : Int.random(in: -141_426...376_564, using: &random)
      for seconds in [-0.001, 0, 0.001, 43_199.5, 86_399, 86_399.999] {
        let date = Date(timeIntervalSince1970: Double(day) * 86_400 + seconds)
        let parts = calendar.dateComponents([.day, .month, .year], from: date)
        let month = Self.months[try XCTUnwrap(parts.month) - 1]
        let text = "\(try XCTUnwrap(parts.day)) \(month) \(try XCTUnwrap(parts.year))"
        XCTAssertEqual(ItemText.date(date), text)
      }
    }
    XCTAssertEqual(ItemText.date(Date(timeIntervalSinceReferenceDate: -1e-20)), "31 Dec 2000")
  }

  /// X4.
  func testAnyDateHasATextIfAnEmptyOne() {
    XCTAssertEqual(ItemText.date(.distantFuture), "1 Jan 4001")
    XCTAssert(ItemText.date(.distantPast).hasSuffix("Dec 0"))
    let last = Double(Int32.max) * 86_400
    let texts = [last, -last].map { ItemText.date(Date(timeIntervalSinceReferenceDate: $0)) }
    XCTAssert(texts.allSatisfy { !$0.isEmpty })
    for interval in [.nan, .infinity, -.infinity, 2 * last, -2 * last, .greatestFiniteMagnitude] {
      XCTAssertEqual(ItemText.date(Date(timeIntervalSinceReferenceDate: interval)), "")
    }
  }

  func testStateIsOneOfTwoWords() {
    XCTAssertEqual(ItemText.state(true), "Enabled")
    XCTAssertEqual(ItemText.state(false), "Disabled")
  }
}
