import Foundation
import XCTest

@testable import Items

final class GregorianDayTests: XCTestCase {
  /// Within a month it must count on; how a month begins and ends it is asked of Foundation.
  func testEveryDayFrom15October1582ToTheYear3000IsWhatFoundationSays() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    func isRight(_ day: GregorianDay, at number: Int) -> Bool {
      let date = Date(timeIntervalSince1970: Double(number) * 86_400)
      let parts = calendar.dateComponents([.day, .month, .year], from: date)
      return (day.day, day.month, day.year) == (parts.day, parts.month, parts.year)
    }
    let (first, last) = (-141_427, 376_564)
    var before = GregorianDay(daysSince1970: first)
    var wrong = isRight(before, at: first) ? [] : [first]
    for number in first + 1...last {
      let day = GregorianDay(daysSince1970: number)
      let countsOn =
        day.day == before.day + 1 && day.month == before.month && day.year == before.year
      if !countsOn, !isRight(before, at: number - 1) || !isRight(day, at: number) {
        wrong.append(number)
      }
      before = day
    }
    XCTAssertEqual(wrong, [])
    XCTAssert(isRight(before, at: last))
    XCTAssert((before.day, before.month, before.year) == (31, 12, 3000))
  }
}
