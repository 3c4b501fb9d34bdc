import Items
import VIPER
import XCTest

/// Describes the notification center; names read describe, context, it.
final class QueryNotificationCenterTests: XCTestCase {
  private struct OtherQueryDidFinish: QueryNotification {
    let result: QueryResult<Int>
  }

  private var log: CallLog!
  private var sut: QueryNotificationCenter!

  override func setUp() {
    log = CallLog()
    sut = QueryNotificationCenter()
  }

  override func tearDown() {
    sut = nil
  }

  /// Extra.
  func testPublishing_tellsEachSubscriberInOrderWithATypedPayload() {
    let subscriptions = [subscribe("first"), subscribe("second")]
    sut.publish(ItemsQueryDidFinish(result: .success([.milk])))
    sut.publish(ItemsQueryDidFinish(result: .cancelled))
    XCTAssertEqual(
      log.calls, ["first 1 items", "second 1 items", "first cancelled", "second cancelled"])
    withExtendedLifetime(subscriptions) {}
  }

  /// Extra.
  func testPublishing_tellsOnlyWhoSubscribedToThatKind() {
    let subscription = subscribe("items")
    sut.publish(OtherQueryDidFinish(result: .success(7)))
    XCTAssertEqual(log.calls, [])
    withExtendedLifetime(subscription) {}
  }

  /// Extra.
  func testUnsubscribing_endsThatSubscriptionAlone() {
    let first = subscribe("first")
    var second: Subscription? = subscribe("second")
    let third = subscribe("third")
    first.cancel()
    second = nil
    sut.publish(ItemsQueryDidFinish(result: .success([])))
    XCTAssertEqual(log.calls, ["third 0 items"])
    withExtendedLifetime((second, third)) {}
  }

  private func subscribe(_ name: String) -> Subscription {
    sut.subscribe(to: ItemsQueryDidFinish.self) { [log] notification in
      switch notification.result {
      case .success(let items): log?.note("\(name) \(items.count) items")
      case .cancelled: log?.note("\(name) cancelled")
      case .failure(let error): log?.note("\(name) \(error)")
      }
    }
  }
}
