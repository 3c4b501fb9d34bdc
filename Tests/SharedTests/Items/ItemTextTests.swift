import Foundation
import Items
import Testing

struct ItemTextTests {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  @Test(arguments: [
    ("2026-02-03T04:05:06Z", "3 Feb 2026"), ("2024-02-29T00:00:00Z", "29 Feb 2024"),
    ("2024-02-29T23:59:59Z", "29 Feb 2024"), ("2024-12-31T23:59:59Z", "31 Dec 2024"),
    ("2025-01-01T00:00:00Z", "1 Jan 2025"), ("2025-12-31T12:00:00Z", "31 Dec 2025"),
    ("2026-01-01T00:00:00Z", "1 Jan 2026"), ("2000-02-29T12:00:00Z", "29 Feb 2000"),
    ("1969-12-31T23:59:59Z", "31 Dec 1969"), ("0987-06-05T00:00:00Z", "5 Jun 0987"),
  ])
  func `A date is day, short month, and year in UTC`(date: String, text: String) throws {
    #expect(ItemText.date(try Date(date, strategy: .iso8601)) == text)
  }

  @Test func `Every month has its English name`() throws {
    let texts = try (1...12).map { month in
      let date = try Date("2025-\(month < 10 ? "0" : "")\(month)-10T00:00:00Z", strategy: .iso8601)
      return ItemText.date(date)
    }
    #expect(texts == Self.months.map { "10 \($0) 2025" })
  }

  /// Days are counted here without any calendar, time zone, or locale of the machine's.
  @Test func `Every week of four centuries has the right date, from its first second to its last`()
  {
    var (day, month, year) = (1, 1, 1900)
    for number in -25_567..<120_530 {
      if number.isMultiple(of: 7) {
        let start = Date(timeIntervalSince1970: Double(number) * 86_400)
        let text = "\(day) \(Self.months[month - 1]) \(year)"
        #expect(ItemText.date(start) == text)
        #expect(ItemText.date(start.addingTimeInterval(86_399)) == text)
      }
      let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      day += 1
      if day > lengths[month - 1] { (day, month) = (1, month + 1) }
      if month > 12 { (month, year) = (1, year + 1) }
    }
  }

  @Test func `A state is one of two words`() {
    #expect(ItemText.state(true) == "Enabled")
    #expect(ItemText.state(false) == "Disabled")
  }
}
