import Items
import Observing
import XCTest

@testable import VIPER

/// Describes the API data manager that publishes how its queries ended, and the log that subscribes to it.
final class NotifyingItemsListAPIDataManagerTests: XCTestCase {
  private enum Call: Equatable {
    case getItems
    case deleteItems
    case log(String)
    case completeGetItems(Result<[Item], NetworkError>)
    case completeDeleteItems(NetworkError?)
  }

  private final class APIDataManagerSpy: ItemsListAPIDataManagerInputProtocol {
    private(set) var getItemsCompletions: [(Result<[Item], NetworkError>) -> Void] = []
    private(set) var deleteItemsCompletions: [(Result<Void, NetworkError>) -> Void] = []
    private let log: CallLog<Call>

    init(_ log: CallLog<Call>) {
      self.log = log
    }

    func getItems(completion: @escaping (Result<[Item], NetworkError>) -> Void) {
      log.note(.getItems)
      getItemsCompletions.append(completion)
    }

    func deleteItems(completion: @escaping (Result<Void, NetworkError>) -> Void) {
      log.note(.deleteItems)
      deleteItemsCompletions.append(completion)
    }
  }

  private var log: CallLog<Call>!
  private var api: APIDataManagerSpy!
  private var center: NotifyingItemsListAPIDataManager.Center!
  private var subscriber: NotifyingItemsListAPIDataManager.Log!
  private var sut: NotifyingItemsListAPIDataManager!

  override func setUp() {
    log = CallLog()
    api = APIDataManagerSpy(log)
    center = NotifyingItemsListAPIDataManager.Center()
    subscriber = NotifyingItemsListAPIDataManager.Log { self.log.note(.log($0)) }
    subscriber.subscribe(to: center)
    sut = NotifyingItemsListAPIDataManager(decorating: api, publishingTo: center)
  }

  override func tearDown() {
    subscriber = nil
    sut = nil
  }

  // MARK: describe getting the items

  /// Extra.
  func test_whenGettingItems_itPublishesTheSuccessBeforeItAnswers() {
    sut.getItems { self.log.note(.completeGetItems($0)) }
    complete(api.getItemsCompletions, with: .success([.milk, .plants]))

    XCTAssertEqual(
      log.calls,
      [.getItems, .log("got 2 items"), .completeGetItems(.success([.milk, .plants]))])
  }

  /// Extra.
  func test_whenGettingItems_andTheNetworkFails_itPublishesTheErrorBeforeItAnswers() {
    sut.getItems { self.log.note(.completeGetItems($0)) }
    complete(api.getItemsCompletions, with: .failure(.offline))

    XCTAssertEqual(
      log.calls,
      [.getItems, .log("didn't get the items: offline"), .completeGetItems(.failure(.offline))])
  }

  // MARK: describe deleting the items

  /// Extra.
  func test_whenDeletingItems_itPublishesTheSuccessBeforeItAnswers() {
    sut.deleteItems { self.log.note(.completeDeleteItems($0.error)) }
    complete(api.deleteItemsCompletions, with: .success(()))

    XCTAssertEqual(
      log.calls, [.deleteItems, .log("deleted the items"), .completeDeleteItems(nil)])
  }

  /// Extra.
  func test_whenDeletingItems_andTheNetworkFails_itPublishesTheErrorBeforeItAnswers() {
    sut.deleteItems { self.log.note(.completeDeleteItems($0.error)) }
    complete(api.deleteItemsCompletions, with: .failure(.timedOut))

    XCTAssertEqual(
      log.calls,
      [.deleteItems, .log("didn't delete the items: timedOut"), .completeDeleteItems(.timedOut)])
  }

  // MARK: describe the subscriptions

  /// Extra.
  func test_whenTheLogSubscribesToTwoCenters_itLogsTheNotificationsOfBoth() {
    let other = NotifyingItemsListAPIDataManager.Center()
    subscriber.subscribe(to: other)

    center.send(.didGetItems(.success([])))
    other.send(.didDeleteItems(.success(())))

    XCTAssertEqual(log.calls, [.log("got 0 items"), .log("deleted the items")])
  }

  /// Extra.
  func test_whenTheLogIsReleased_itLogsNothing() {
    weak let weakSubscriber = subscriber

    subscriber = nil
    center.send(.didGetItems(.success([])))

    XCTAssertNil(weakSubscriber, "the subscriber is kept")
    XCTAssertEqual(log.calls, [])
  }

  /// Extra.
  func test_whenALogIsReleased_itStillNotifiesTheOtherSubscribers() {
    var other: NotifyingItemsListAPIDataManager.Log? = .init { _ in }
    other?.subscribe(to: center)

    other = nil
    center.send(.didGetItems(.success([.milk])))

    XCTAssertEqual(log.calls, [.log("got 1 items")])
  }
}
