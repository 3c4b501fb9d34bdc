import Items
import Observing
import VIPER
import XCTest

/// Describes the log of queries for the list.
final class ItemsQueryLogTests: XCTestCase {
  private var lines: [String]!
  private var center: QueryNotificationCenter!
  private var sut: ItemsQueryLog!

  override func setUp() {
    lines = []
    center = QueryNotificationCenter()
    sut = ItemsQueryLog { self.lines.append($0) }
    sut.subscribe(to: center)
  }

  override func tearDown() {
    sut = nil
  }

  /// Extra.
  func test_whenAQueryEnds_itLogsHow() {
    center.publish(ItemsQueryDidFinish(result: .success([.milk, .plants])))
    center.publish(ItemsQueryDidFinish(result: .failure(.status(500))))
    center.publish(ItemsQueryDidFinish(result: .cancelled))
    XCTAssertEqual(
      lines, ["items query: 2 items", "items query: status(500)", "items query: cancelled"])
  }

  /// Extra.
  func test_whenReleased_itLogsNothing() {
    weak let weakLog = sut
    sut = nil
    XCTAssertNil(weakLog, "the log is kept")
    center.publish(ItemsQueryDidFinish(result: .success([])))
    XCTAssertEqual(lines, [])
  }
}
