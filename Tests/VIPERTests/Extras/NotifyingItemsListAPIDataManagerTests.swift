import Items
import ItemsNetworking
import Observing
import VIPER
import XCTest

/// Describes the API data manager that publishes.
final class NotifyingItemsListAPIDataManagerTests: XCTestCase {
  private var log: CallLog!
  private var api: ItemsListAPIDataManagerSpy!
  private var published: [QueryResult<[Item]>]!
  private var subscription: Subscription!
  private var sut: NotifyingItemsListAPIDataManager!

  override func setUp() {
    log = CallLog()
    api = ItemsListAPIDataManagerSpy(log)
    published = []
    let center = QueryNotificationCenter()
    subscription = center.subscribe(to: ItemsQueryDidFinish.self) {
      self.log.note("publish")
      self.published.append($0.result)
    }
    sut = NotifyingItemsListAPIDataManager(decorating: api, publishingTo: center)
  }

  override func tearDown() {
    subscription = nil
    sut = nil
  }

  /// Extra.
  func test_whenGettingItems_itPublishesHowThatEndedBeforeTheCallerHears() {
    let ends: [QueryResult<[Item]>] = [.success([.milk]), .failure(.offline), .cancelled]
    var results: [QueryResult<[Item]>] = []
    for end in ends {
      log.removeAll()
      sut.getItems {
        self.log.note("complete")
        results.append($0)
      }
      api.endGetItems(end)
      XCTAssertEqual(log.calls, ["api.getItems", "publish", "complete"], "\(end)")
    }
    XCTAssertEqual(published, ends)
    XCTAssertEqual(results, ends)
  }

  /// Extra.
  func test_whenDeletingItems_itOnlyPassesThatOn() {
    sut.deleteItems { _ in self.log.note("complete") }
    api.endDeleteItems(.success(()))
    XCTAssertEqual(log.calls, ["api.deleteItems", "complete"])
  }
}
