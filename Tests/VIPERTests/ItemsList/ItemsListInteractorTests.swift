import Items
import XCTest

@testable import VIPER

/// Describes the list's interactor.
final class ItemsListInteractorTests: XCTestCase {
  private enum Call: Equatable {
    case presentLoadingFromNetwork(pulledToRefresh: Bool)
    case presentLoadingFromDatabase(pulledToRefresh: Bool)
    case presentDeleting
    case presentItems([Item], pulledToRefresh: Bool)
    case presentError(ItemsFailure, pulledToRefresh: Bool)
    case apiGetItems
    case apiDeleteItems
    case localGetItems
    case localReplaceItems(with: [Item])
    case localDeleteItems
  }

  private final class PresenterSpy: ItemsListInteractorOutputProtocol {
    var onPresentItems: () -> Void = {}
    var onPresentError: () -> Void = {}
    private let log: CallLog<Call>

    init(_ log: CallLog<Call>) {
      self.log = log
    }

    private(set) var presentLoadingFromNetworkWasCalled = false
    private(set) var presentLoadingFromNetworkPulledToRefresh: Bool?
    func presentLoadingFromNetwork(pulledToRefresh: Bool) {
      presentLoadingFromNetworkWasCalled = true
      presentLoadingFromNetworkPulledToRefresh = pulledToRefresh
      log.note(.presentLoadingFromNetwork(pulledToRefresh: pulledToRefresh))
    }

    private(set) var presentLoadingFromDatabaseWasCalled = false
    private(set) var presentLoadingFromDatabasePulledToRefresh: Bool?
    func presentLoadingFromDatabase(pulledToRefresh: Bool) {
      presentLoadingFromDatabaseWasCalled = true
      presentLoadingFromDatabasePulledToRefresh = pulledToRefresh
      log.note(.presentLoadingFromDatabase(pulledToRefresh: pulledToRefresh))
    }

    private(set) var presentDeletingWasCalled = false
    func presentDeleting() {
      presentDeletingWasCalled = true
      log.note(.presentDeleting)
    }

    private(set) var presentItemsWasCalled = false
    private(set) var presentItemsItems: [Item] = []
    private(set) var presentItemsPulledToRefresh: Bool?
    func presentItems(_ items: [Item], pulledToRefresh: Bool) {
      presentItemsWasCalled = true
      presentItemsItems = items
      presentItemsPulledToRefresh = pulledToRefresh
      log.note(.presentItems(items, pulledToRefresh: pulledToRefresh))
      onPresentItems()
    }

    private(set) var presentErrorWasCalled = false
    func presentError(_ failure: ItemsFailure, pulledToRefresh: Bool) {
      presentErrorWasCalled = true
      log.note(.presentError(failure, pulledToRefresh: pulledToRefresh))
      onPresentError()
    }
  }

  /// Answers within the call if it has a result, as the original's mocks do; otherwise the example answers.
  private final class APIDataManagerSpy: ItemsListAPIDataManagerInputProtocol {
    var getItemsResult: Result<[Item], NetworkError>?
    private(set) var getItemsCompletions: [(Result<[Item], NetworkError>) -> Void] = []
    var deleteItemsResult: Result<Void, NetworkError>?
    private(set) var deleteItemsCompletions: [(Result<Void, NetworkError>) -> Void] = []
    private let log: CallLog<Call>

    init(_ log: CallLog<Call>) {
      self.log = log
    }

    private(set) var getItemsWasCalled = false
    func getItems(completion: @escaping (Result<[Item], NetworkError>) -> Void) {
      getItemsWasCalled = true
      log.note(.apiGetItems)
      if let getItemsResult {
        completion(getItemsResult)
      } else {
        getItemsCompletions.append(completion)
      }
    }

    private(set) var deleteItemsWasCalled = false
    func deleteItems(completion: @escaping (Result<Void, NetworkError>) -> Void) {
      deleteItemsWasCalled = true
      log.note(.apiDeleteItems)
      if let deleteItemsResult {
        completion(deleteItemsResult)
      } else {
        deleteItemsCompletions.append(completion)
      }
    }
  }

  private final class LocalDataManagerSpy: ItemsListLocalDataManagerInputProtocol {
    var getItemsResult: Result<[Item], StoreError> = .success([])
    var replaceItemsResult: Result<Void, StoreError> = .success(())
    var deleteItemsResult: Result<Void, StoreError> = .success(())
    private let log: CallLog<Call>

    init(_ log: CallLog<Call>) {
      self.log = log
    }

    private(set) var getItemsWasCalled = false
    func getItems(completion: (Result<[Item], StoreError>) -> Void) {
      getItemsWasCalled = true
      log.note(.localGetItems)
      completion(getItemsResult)
    }

    private(set) var replaceItemsWasCalled = false
    private(set) var replaceItemsItems: [Item] = []
    func replaceItems(with items: [Item], completion: (Result<Void, StoreError>) -> Void) {
      replaceItemsWasCalled = true
      replaceItemsItems = items
      log.note(.localReplaceItems(with: items))
      completion(replaceItemsResult)
    }

    private(set) var deleteItemsWasCalled = false
    func deleteItems(completion: (Result<Void, StoreError>) -> Void) {
      deleteItemsWasCalled = true
      log.note(.localDeleteItems)
      completion(deleteItemsResult)
    }
  }

  private var log: CallLog<Call>!
  private var presenter: PresenterSpy!
  private var api: APIDataManagerSpy!
  private var local: LocalDataManagerSpy!
  private var sut: ItemsListInteractor!

  override func setUp() {
    log = CallLog()
    presenter = PresenterSpy(log)
    api = APIDataManagerSpy(log)
    local = LocalDataManagerSpy(log)
    sut = ItemsListInteractor()
    sut.presenter = presenter
    sut.apiDataManager = api
    sut.localDataManager = local
  }

  override func tearDown() {
    sut = nil
  }

  // MARK: describe opening the list

  /// L1.
  func test_whenOpening_itPresentsTheStoredItemsThenLoads() {
    local.getItemsResult = .success([.plants, .milk])

    sut.openItems()

    XCTAssertEqual(
      log.calls,
      [
        .localGetItems, .presentItems([.plants, .milk], pulledToRefresh: false),
        .presentLoadingFromNetwork(pulledToRefresh: false), .apiGetItems,
      ])
  }

  /// L1.
  func test_whenOpening_andTheStoreIsEmpty_itOnlyLoads() {
    sut.openItems()

    XCTAssertEqual(
      log.calls,
      [.localGetItems, .presentLoadingFromNetwork(pulledToRefresh: false), .apiGetItems])
  }

  /// L1.
  func test_whenOpening_andTheStoreCannotBeRead_itOnlyLoads() {
    local.getItemsResult = .failure(.readFailed)

    sut.openItems()

    XCTAssertEqual(
      log.calls,
      [.localGetItems, .presentLoadingFromNetwork(pulledToRefresh: false), .apiGetItems])
  }

  // MARK: describe loading the items

  /// L2.
  func test_whenLoading_andAllGoesWell_itCallsAllTheFunctionsOfTheScenario() {
    local.getItemsResult = .success([.plants])
    api.getItemsResult = .success([.milk, .plants])

    sut.loadItems(pulledToRefresh: false)

    XCTAssertTrue(api.getItemsWasCalled, "api.getItems wasn't called")
    XCTAssertFalse(api.deleteItemsWasCalled, "api.deleteItems was called")

    XCTAssertTrue(local.getItemsWasCalled, "local.getItems wasn't called")
    XCTAssertTrue(local.replaceItemsWasCalled, "local.replaceItems wasn't called")
    XCTAssertEqual(local.replaceItemsItems, [.milk, .plants])
    XCTAssertFalse(local.deleteItemsWasCalled, "local.deleteItems was called")

    XCTAssertTrue(
      presenter.presentLoadingFromNetworkWasCalled,
      "presenter.presentLoadingFromNetwork wasn't called")
    XCTAssertEqual(presenter.presentLoadingFromNetworkPulledToRefresh, false)
    XCTAssertTrue(
      presenter.presentLoadingFromDatabaseWasCalled,
      "presenter.presentLoadingFromDatabase wasn't called")
    XCTAssertEqual(presenter.presentLoadingFromDatabasePulledToRefresh, false)
    XCTAssertTrue(presenter.presentItemsWasCalled, "presenter.presentItems wasn't called")
    XCTAssertEqual(presenter.presentItemsItems, [.plants])
    XCTAssertEqual(presenter.presentItemsPulledToRefresh, false)
    XCTAssertFalse(presenter.presentDeletingWasCalled, "presenter.presentDeleting was called")
    XCTAssertFalse(presenter.presentErrorWasCalled, "presenter.presentError was called")
  }

  /// L2.
  func test_whenLoading_andAllGoesWell_itPresentsTheItemsThatTheStoreReturns() {
    local.getItemsResult = .success([.plants, .milk])

    sut.loadItems(pulledToRefresh: false)
    complete(api.getItemsCompletions, with: .success([.milk, .plants]))

    XCTAssertEqual(
      log.calls,
      [
        .presentLoadingFromNetwork(pulledToRefresh: false), .apiGetItems,
        .localReplaceItems(with: [.milk, .plants]),
        .presentLoadingFromDatabase(pulledToRefresh: false), .localGetItems,
        .presentItems([.plants, .milk], pulledToRefresh: false),
      ])
  }

  /// L3 X4.
  func test_whenLoading_andTheNetworkFails_itPresentsTheErrorAndStoresNothing() {
    sut.loadItems(pulledToRefresh: false)
    complete(api.getItemsCompletions, with: .failure(.undecodable(reason: "not JSON")))

    XCTAssertEqual(
      log.calls,
      [
        .presentLoadingFromNetwork(pulledToRefresh: false), .apiGetItems,
        .presentError(.network(.undecodable(reason: "not JSON")), pulledToRefresh: false),
      ])
  }

  /// L3.
  func test_whenLoading_andTheStoreRefusesTheItems_itPresentsTheErrorAndReadsNothing() {
    local.replaceItemsResult = .failure(.writeFailed)

    sut.loadItems(pulledToRefresh: false)
    complete(api.getItemsCompletions, with: .success([.milk]))

    XCTAssertEqual(
      log.calls,
      [
        .presentLoadingFromNetwork(pulledToRefresh: false), .apiGetItems,
        .localReplaceItems(with: [.milk]),
        .presentError(.store(.writeFailed), pulledToRefresh: false),
      ])
  }

  /// L3.
  func test_whenLoading_andTheItemsCannotBeReadBack_itPresentsTheError() {
    local.getItemsResult = .failure(.readFailed)

    sut.loadItems(pulledToRefresh: false)
    complete(api.getItemsCompletions, with: .success([.milk]))

    XCTAssertEqual(
      log.calls,
      [
        .presentLoadingFromNetwork(pulledToRefresh: false), .apiGetItems,
        .localReplaceItems(with: [.milk]), .presentLoadingFromDatabase(pulledToRefresh: false),
        .localGetItems, .presentError(.store(.readFailed), pulledToRefresh: false),
      ])
  }

  /// L5 X6.
  func test_whenLoading_andALoadIsInProgress_itSendsNoSecondRequest() {
    sut.openItems()
    log.removeAll()

    sut.loadItems(pulledToRefresh: false)

    XCTAssertEqual(log.calls, [])
  }

  /// L5.
  func test_whenLoading_andALoadHasSucceeded_itSendsARequestAgain() {
    open([.milk])

    sut.loadItems(pulledToRefresh: false)

    XCTAssertEqual(
      log.calls, [.presentLoadingFromNetwork(pulledToRefresh: false), .apiGetItems])
  }

  /// L3 L5.
  func test_whenLoading_andALoadHasFailed_itSendsARequestAgain() {
    sut.openItems()
    complete(api.getItemsCompletions, with: .failure(.offline))
    log.removeAll()

    sut.loadItems(pulledToRefresh: false)

    XCTAssertEqual(
      log.calls, [.presentLoadingFromNetwork(pulledToRefresh: false), .apiGetItems])
  }

  /// L3 L5.
  func test_whenLoading_andALoadHasFailedBeforeTheCallReturned_itSendsARequestAgain() {
    api.getItemsResult = .failure(.offline)
    sut.openItems()
    log.removeAll()

    sut.loadItems(pulledToRefresh: false)

    XCTAssertEqual(
      log.calls,
      [
        .presentLoadingFromNetwork(pulledToRefresh: false), .apiGetItems,
        .presentError(.network(.offline), pulledToRefresh: false),
      ])
  }

  // MARK: describe pulling to refresh

  /// L6 L2.
  func test_whenPulling_andAllGoesWell_itPassesOnThatItWasAPull() {
    local.getItemsResult = .success([.milk])

    sut.loadItems(pulledToRefresh: true)
    complete(api.getItemsCompletions, with: .success([.milk]))

    XCTAssertEqual(
      log.calls,
      [
        .presentLoadingFromNetwork(pulledToRefresh: true), .apiGetItems,
        .localReplaceItems(with: [.milk]), .presentLoadingFromDatabase(pulledToRefresh: true),
        .localGetItems, .presentItems([.milk], pulledToRefresh: true),
      ])
  }

  /// L6 L3.
  func test_whenPulling_andTheNetworkFails_itPassesOnThatItWasAPull() {
    sut.loadItems(pulledToRefresh: true)
    complete(api.getItemsCompletions, with: .failure(.timedOut))

    XCTAssertEqual(
      log.calls,
      [
        .presentLoadingFromNetwork(pulledToRefresh: true), .apiGetItems,
        .presentError(.network(.timedOut), pulledToRefresh: true),
      ])
  }

  /// L5 L6 X6.
  func test_whenPulling_andALoadIsInProgress_itJoinsTheLoad() {
    local.getItemsResult = .success([.milk])
    sut.openItems()
    log.removeAll()

    sut.loadItems(pulledToRefresh: true)
    complete(api.getItemsCompletions, with: .success([.milk]))

    XCTAssertEqual(
      log.calls,
      [
        .localReplaceItems(with: [.milk]), .presentLoadingFromDatabase(pulledToRefresh: true),
        .localGetItems, .presentItems([.milk], pulledToRefresh: true),
      ])
  }

  /// L5 L6.
  func test_whenPulling_andTheLoadThatItJoinedFails_itEndsThePull() {
    sut.openItems()
    log.removeAll()

    sut.loadItems(pulledToRefresh: true)
    complete(api.getItemsCompletions, with: .failure(.offline))

    XCTAssertEqual(log.calls, [.presentError(.network(.offline), pulledToRefresh: true)])
  }

  /// L6.
  func test_whenPulling_andItemsAreBeingPresented_itEndsThePullWithTheNextLoad() {
    sut.loadItems(pulledToRefresh: false)
    presenter.onPresentItems = { [sut] in sut?.loadItems(pulledToRefresh: true) }
    complete(api.getItemsCompletions, with: .success([.milk]))
    log.removeAll()

    complete(api.getItemsCompletions, 1, with: .failure(.offline))

    XCTAssertEqual(log.calls, [.presentError(.network(.offline), pulledToRefresh: true)])
  }

  /// L6 L3.
  func test_whenPulling_andAnErrorIsBeingPresented_itEndsThePullWithTheNextLoad() {
    sut.loadItems(pulledToRefresh: false)
    presenter.onPresentError = { [sut] in sut?.loadItems(pulledToRefresh: true) }
    complete(api.getItemsCompletions, with: .failure(.offline))
    log.removeAll()

    complete(api.getItemsCompletions, 1, with: .success([]))

    XCTAssertEqual(
      log.calls,
      [
        .localReplaceItems(with: []), .presentLoadingFromDatabase(pulledToRefresh: true),
        .localGetItems, .presentItems([], pulledToRefresh: true),
      ])
  }

  /// L5 L6 X6.
  func test_whenLoading_andAPullIsInProgress_itLeavesThePullWaiting() {
    sut.loadItems(pulledToRefresh: true)
    log.removeAll()

    sut.loadItems(pulledToRefresh: false)
    complete(api.getItemsCompletions, with: .failure(.offline))

    XCTAssertEqual(log.calls, [.presentError(.network(.offline), pulledToRefresh: true)])
  }

  /// L6.
  func test_whenLoading_andAPullHasSucceeded_itPresentsNoPull() {
    sut.loadItems(pulledToRefresh: true)
    complete(api.getItemsCompletions, with: .success([]))
    log.removeAll()

    sut.loadItems(pulledToRefresh: false)
    complete(api.getItemsCompletions, 1, with: .failure(.offline))

    XCTAssertEqual(
      log.calls,
      [
        .presentLoadingFromNetwork(pulledToRefresh: false), .apiGetItems,
        .presentError(.network(.offline), pulledToRefresh: false),
      ])
  }

  /// L6.
  func test_whenLoading_andAPullHasFailed_itPresentsNoPull() {
    sut.loadItems(pulledToRefresh: true)
    complete(api.getItemsCompletions, with: .failure(.offline))
    log.removeAll()

    sut.loadItems(pulledToRefresh: false)
    complete(api.getItemsCompletions, 1, with: .failure(.offline))

    XCTAssertEqual(
      log.calls,
      [
        .presentLoadingFromNetwork(pulledToRefresh: false), .apiGetItems,
        .presentError(.network(.offline), pulledToRefresh: false),
      ])
  }

  /// L6.
  func test_whenLoading_andAPullHasFailedBeforeTheCallReturned_itPresentsNoPull() {
    api.getItemsResult = .failure(.offline)
    sut.loadItems(pulledToRefresh: true)
    log.removeAll()

    sut.loadItems(pulledToRefresh: false)

    XCTAssertEqual(
      log.calls,
      [
        .presentLoadingFromNetwork(pulledToRefresh: false), .apiGetItems,
        .presentError(.network(.offline), pulledToRefresh: false),
      ])
  }

  // MARK: describe reloading after a change

  /// A4.
  func test_whenReloading_itLoads() {
    open([.milk])

    sut.reloadItems()

    XCTAssertEqual(
      log.calls, [.presentLoadingFromNetwork(pulledToRefresh: false), .apiGetItems])
  }

  /// A4 X6.
  func test_whenReloading_andALoadIsInProgress_itLoadsInItsPlace() {
    sut.openItems()
    log.removeAll()

    sut.reloadItems()

    XCTAssertEqual(
      log.calls, [.presentLoadingFromNetwork(pulledToRefresh: false), .apiGetItems])
  }

  /// A4 L5 X6.
  func test_whenLoading_andAReloadIsInProgress_itSendsNoSecondRequest() {
    sut.reloadItems()
    log.removeAll()

    sut.loadItems(pulledToRefresh: false)

    XCTAssertEqual(log.calls, [])
  }

  /// A4 L6.
  func test_whenReloading_andAPullIsInProgress_itShowsLoadingAndLeavesThePullWaiting() {
    sut.loadItems(pulledToRefresh: true)
    log.removeAll()

    sut.reloadItems()
    complete(api.getItemsCompletions, 1, with: .failure(.offline))

    XCTAssertEqual(
      log.calls,
      [
        .presentLoadingFromNetwork(pulledToRefresh: false), .apiGetItems,
        .presentError(.network(.offline), pulledToRefresh: true),
      ])
  }

  /// A4 X6.
  func test_whenReloading_andADeletionIsInProgress_itLoadsInItsPlace() {
    open([.milk])
    sut.deleteItems()
    log.removeAll()

    sut.reloadItems()

    XCTAssertEqual(
      log.calls, [.presentLoadingFromNetwork(pulledToRefresh: false), .apiGetItems])
  }

  /// A4 L5 L8.
  func test_whenPulling_andAReloadHasReplacedADeletion_itJoinsTheReload() {
    open([.milk])
    sut.deleteItems()
    sut.reloadItems()
    log.removeAll()

    sut.loadItems(pulledToRefresh: true)
    complete(api.getItemsCompletions, with: .failure(.offline))

    XCTAssertEqual(log.calls, [.presentError(.network(.offline), pulledToRefresh: true)])
  }

  // MARK: describe deleting all items

  /// L8 L4.
  func test_whenDeleting_andAllGoesWell_itEmptiesTheStoreThenPresentsNoItems() {
    open([.milk])

    sut.deleteItems()
    complete(api.deleteItemsCompletions, with: .success(()))

    XCTAssertEqual(
      log.calls,
      [
        .presentDeleting, .apiDeleteItems, .localDeleteItems,
        .presentItems([], pulledToRefresh: false),
      ])
  }

  /// L8.
  func test_whenDeleting_andTheNetworkFails_itPresentsTheErrorAndStoresNothing() {
    open([.milk])

    sut.deleteItems()
    complete(api.deleteItemsCompletions, with: .failure(.timedOut))

    XCTAssertEqual(
      log.calls,
      [
        .presentDeleting, .apiDeleteItems,
        .presentError(.network(.timedOut), pulledToRefresh: false),
      ])
  }

  /// L8.
  func test_whenDeleting_andOnlyTheStoreFails_itPresentsTheErrorAndNoItems() {
    local.deleteItemsResult = .failure(.writeFailed)
    open([.milk])

    sut.deleteItems()
    complete(api.deleteItemsCompletions, with: .success(()))

    XCTAssertEqual(
      log.calls,
      [
        .presentDeleting, .apiDeleteItems, .localDeleteItems,
        .presentError(.store(.writeFailed), pulledToRefresh: false),
      ])
  }

  /// L8.
  func test_whenDeleting_andADeletionFailedWithinTheCall_itSendsARequestAgain() {
    open([.milk])
    api.deleteItemsResult = .failure(.offline)
    sut.deleteItems()
    log.removeAll()

    sut.deleteItems()

    XCTAssertEqual(
      log.calls,
      [
        .presentDeleting, .apiDeleteItems,
        .presentError(.network(.offline), pulledToRefresh: false),
      ])
  }

  /// L8 X6.
  func test_whenDeleting_andALoadIsInProgress_itDoesNothing() {
    open([.milk])
    sut.loadItems(pulledToRefresh: false)
    log.removeAll()

    sut.deleteItems()

    XCTAssertEqual(log.calls, [])
  }

  /// L8 X6.
  func test_whenDeleting_andADeletionIsInProgress_itSendsNoSecondRequest() {
    open([.milk])
    sut.deleteItems()
    log.removeAll()

    sut.deleteItems()

    XCTAssertEqual(log.calls, [])
  }

  /// L8 L7 X6.
  func test_whenLoading_andADeletionIsInProgress_itDoesNothing() {
    open([.milk])
    sut.deleteItems()
    log.removeAll()

    sut.loadItems(pulledToRefresh: false)

    XCTAssertEqual(log.calls, [])
  }

  /// L8 L6 X6.
  func test_whenPulling_andADeletionIsInProgress_itDoesNotJoin() {
    open([.milk])
    sut.deleteItems()
    log.removeAll()

    sut.loadItems(pulledToRefresh: true)
    complete(api.deleteItemsCompletions, with: .failure(.offline))

    XCTAssertEqual(log.calls, [.presentError(.network(.offline), pulledToRefresh: false)])
  }

  /// L8 L7.
  func test_whenLoading_andADeletionHasSucceeded_itSendsARequest() {
    open([.milk])
    sut.deleteItems()
    complete(api.deleteItemsCompletions, with: .success(()))
    log.removeAll()

    sut.loadItems(pulledToRefresh: false)

    XCTAssertEqual(
      log.calls, [.presentLoadingFromNetwork(pulledToRefresh: false), .apiGetItems])
  }

  /// L8 L7.
  func test_whenLoading_andADeletionHasFailed_itSendsARequest() {
    open([.milk])
    sut.deleteItems()
    complete(api.deleteItemsCompletions, with: .failure(.offline))
    log.removeAll()

    sut.loadItems(pulledToRefresh: false)

    XCTAssertEqual(
      log.calls, [.presentLoadingFromNetwork(pulledToRefresh: false), .apiGetItems])
  }

  // MARK: describe being released

  /// X2 X4.
  func test_whenReleased_andALoadIsAnswered_itDoesNothing() {
    sut.loadItems(pulledToRefresh: false)
    log.removeAll()
    weak let weakInteractor = sut

    sut = nil
    complete(api.getItemsCompletions, with: .success([.plants]))

    XCTAssertNil(weakInteractor, "the interactor is kept")
    XCTAssertEqual(log.calls, [])
  }

  /// X2 X4.
  func test_whenReleased_andADeletionIsAnswered_itDoesNothing() {
    open([.milk])
    sut.deleteItems()
    log.removeAll()
    weak let weakInteractor = sut

    sut = nil
    complete(api.deleteItemsCompletions, with: .success(()))

    XCTAssertNil(weakInteractor, "the interactor is kept")
    XCTAssertEqual(log.calls, [])
  }

  /// X2 X4.
  func test_whenThePresenterIsReleased_itDoesNotKeepIt() {
    weak let weakPresenter = presenter

    presenter = nil
    sut.loadItems(pulledToRefresh: false)

    XCTAssertNil(weakPresenter, "the presenter is kept")
    XCTAssertEqual(log.calls, [.apiGetItems])
  }

  /// Opens with these items on device and server, and forgets the calls.
  private func open(_ items: [Item]) {
    local.getItemsResult = .success(items)
    api.getItemsResult = .success(items)
    sut.openItems()
    api.getItemsResult = nil
    log.removeAll()
  }
}
