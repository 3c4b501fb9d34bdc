import Items
import Observing
import VIPER
import XCTest

/// Describes the notification center.
final class QueryNotificationCenterTests: XCTestCase {
  private struct OtherQueryDidFinish: QueryNotification {}

  private var heard: [String]!
  private var sut: QueryNotificationCenter!

  override func setUp() {
    heard = []
    sut = QueryNotificationCenter()
  }

  override func tearDown() {
    sut = nil
  }

  /// Extra.
  func test_whenPublishing_itTellsEachSubscriberInOrder() {
    let subscriptions = [subscribe("first"), subscribe("second")]
    sut.publish(ItemsQueryDidFinish(result: .cancelled))
    XCTAssertEqual(heard, ["first", "second"])
    withExtendedLifetime(subscriptions) {}
  }

  /// Extra.
  func test_whenPublishing_itPassesATypedPayload() {
    var results: [QueryResult<[Item]>] = []
    let subscription = sut.subscribe(to: ItemsQueryDidFinish.self) { results.append($0.result) }
    sut.publish(ItemsQueryDidFinish(result: .success([.milk])))
    XCTAssertEqual(results, [.success([.milk])])
    withExtendedLifetime(subscription) {}
  }

  /// Extra.
  func test_whenPublishing_itTellsOnlyWhoSubscribedToThatKind() {
    let subscription = subscribe("items")
    sut.publish(OtherQueryDidFinish())
    XCTAssertEqual(heard, [])
    withExtendedLifetime(subscription) {}
  }

  /// Extra.
  func test_whenSubscriptionsEnd_itTellsTheOthers() {
    let first = subscribe("first")
    var second: Subscription? = subscribe("second")
    let third = subscribe("third")
    first.cancel()
    second = nil
    sut.publish(ItemsQueryDidFinish(result: .cancelled))
    XCTAssertEqual(heard, ["third"])
    withExtendedLifetime((second, third)) {}
  }

  private func subscribe(_ name: String) -> Subscription {
    sut.subscribe(to: ItemsQueryDidFinish.self) { _ in self.heard.append(name) }
  }
}
