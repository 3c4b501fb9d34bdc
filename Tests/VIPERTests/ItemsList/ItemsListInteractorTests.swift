import Items
import VIPER
import XCTest

/// Describes the list's interactor.
final class ItemsListInteractorTests: XCTestCase {
  private var log: CallLog!
  private var presenter: ItemsListInteractorOutputSpy!
  private var api: ItemsListAPIDataManagerSpy!
  private var local: ItemsListLocalDataManagerSpy!
  private var sut: ItemsListInteractor!

  override func setUp() {
    log = CallLog()
    presenter = ItemsListInteractorOutputSpy(log)
    api = ItemsListAPIDataManagerSpy(log)
    local = ItemsListLocalDataManagerSpy(log)
    sut = ItemsListInteractor()
    sut.presenter = presenter
    sut.apiDataManager = api
    sut.localDataManager = local
  }

  override func tearDown() {
    sut = nil
  }

  // MARK: describe opening the items

  /// L1 L2.
  func test_whenOpening_andAllGoesWell_itCallsAllTheFunctionsOfTheScenario() {
    local.getItemsResult = .success([.milk])
    sut.openItems()
    XCTAssertEqual(presenter.presentItemsItems, [.milk])
    local.getItemsResult = .success([.plants, .milk])
    api.endGetItems(.success([.milk, .plants]))

    XCTAssertTrue(api.getItemsWasCalled)
    XCTAssertFalse(api.deleteItemsWasCalled)

    XCTAssertTrue(local.getItemsWasCalled)
    XCTAssertTrue(local.replaceItemsWasCalled)
    XCTAssertEqual(local.replaceItemsItems, [.milk, .plants])
    XCTAssertFalse(local.deleteItemsWasCalled)

    XCTAssertTrue(presenter.presentLoadingFromNetworkWasCalled)
    XCTAssertFalse(presenter.presentLoadingFromNetworkPulledToRefresh)
    XCTAssertTrue(presenter.presentLoadingFromDatabaseWasCalled)
    XCTAssertFalse(presenter.presentLoadingFromDatabasePulledToRefresh)
    XCTAssertTrue(presenter.presentItemsWasCalled)
    XCTAssertEqual(presenter.presentItemsItems, [.plants, .milk])
    XCTAssertFalse(presenter.presentItemsPulledToRefresh)
    XCTAssertFalse(presenter.presentErrorWasCalled)
    XCTAssertFalse(presenter.presentDeletingWasCalled)

    XCTAssertEqual(
      log.calls,
      [
        "local.getItems", "presenter.presentItems", "presenter.presentLoadingFromNetwork",
        "api.getItems", "local.replaceItems", "presenter.presentLoadingFromDatabase",
        "local.getItems", "presenter.presentItems",
      ])
  }

  /// L1.
  func test_whenOpening_andTheStoreCannotBeRead_itCountsAsEmpty() {
    local.getItemsResult = .failure(.readFailed)
    sut.openItems()
    XCTAssertEqual(presenter.presentItemsItems, [])
    XCTAssertEqual(
      log.calls,
      [
        "local.getItems", "presenter.presentItems", "presenter.presentLoadingFromNetwork",
        "api.getItems",
      ])
  }

  // MARK: describe loading the items

  /// L6 L2.
  func test_whenLoading_itCarriesTheFlagFromEndToEnd() {
    for pulledToRefresh in [false, true] {
      setUp()
      sut.loadItems(pulledToRefresh: pulledToRefresh)
      api.endGetItems(.success([.milk]))
      XCTAssertEqual(presenter.presentLoadingFromNetworkPulledToRefresh, pulledToRefresh)
      XCTAssertEqual(presenter.presentLoadingFromDatabasePulledToRefresh, pulledToRefresh)
      XCTAssertEqual(presenter.presentItemsPulledToRefresh, pulledToRefresh)
    }
  }

  /// L3 L6 X4.
  func test_whenLoading_andTheNetworkFails_itPresentsTheErrorAndTouchesNoStore() {
    let errors: [NetworkError] = [
      .offline, .timedOut, .notFound, .status(500), .undecodable(reason: "not JSON"),
    ]
    for error in errors {
      for pulledToRefresh in [false, true] {
        setUp()
        sut.loadItems(pulledToRefresh: pulledToRefresh)
        api.endGetItems(.failure(error))
        XCTAssertEqual(presenter.presentErrorFailure, .network(error))
        XCTAssertEqual(presenter.presentErrorPulledToRefresh, pulledToRefresh)
        XCTAssertEqual(
          log.calls,
          ["presenter.presentLoadingFromNetwork", "api.getItems", "presenter.presentError"])
      }
    }
  }

  /// L3 L6.
  func test_whenLoading_andTheStoreRefusesTheItems_itPresentsTheErrorAndReadsNothing() {
    for pulledToRefresh in [false, true] {
      setUp()
      local.replaceItemsResult = .failure(.writeFailed)
      sut.loadItems(pulledToRefresh: pulledToRefresh)
      api.endGetItems(.success([.milk]))
      XCTAssertEqual(presenter.presentErrorFailure, .store(.writeFailed))
      XCTAssertEqual(presenter.presentErrorPulledToRefresh, pulledToRefresh)
      XCTAssertEqual(
        log.calls,
        [
          "presenter.presentLoadingFromNetwork", "api.getItems", "local.replaceItems",
          "presenter.presentError",
        ])
    }
  }

  /// L3 L6.
  func test_whenLoading_andTheStoreCannotBeReadBack_itPresentsTheError() {
    for pulledToRefresh in [false, true] {
      setUp()
      local.getItemsResult = .failure(.readFailed)
      sut.loadItems(pulledToRefresh: pulledToRefresh)
      api.endGetItems(.success([.milk]))
      XCTAssertEqual(presenter.presentErrorFailure, .store(.readFailed))
      XCTAssertEqual(presenter.presentErrorPulledToRefresh, pulledToRefresh)
      XCTAssertEqual(
        log.calls,
        [
          "presenter.presentLoadingFromNetwork", "api.getItems", "local.replaceItems",
          "presenter.presentLoadingFromDatabase", "local.getItems", "presenter.presentError",
        ])
    }
  }

  /// L5 X6.
  func test_whenLoading_andTheItemsLoadAlready_itSendsNoSecondRequest() {
    sut.openItems()
    log.removeAll()
    sut.loadItems(pulledToRefresh: false)
    XCTAssertEqual(log.calls, [])
  }

  /// L5.
  func test_whenLoading_andALoadHasEnded_itSendsARequestAgain() {
    let ends: [() -> Void] = [
      { self.api.endGetItems(.success([])) },
      { self.api.endGetItems(.failure(.offline)) },
      {
        self.local.replaceItemsResult = .failure(.writeFailed)
        self.api.endGetItems(.success([]))
      },
      {
        self.local.getItemsResult = .failure(.readFailed)
        self.api.endGetItems(.success([]))
      },
    ]
    for end in ends {
      setUp()
      sut.loadItems(pulledToRefresh: false)
      end()
      log.removeAll()
      sut.loadItems(pulledToRefresh: false)
      XCTAssertEqual(log.calls, ["presenter.presentLoadingFromNetwork", "api.getItems"])
    }
  }

  /// L5 L6.
  func test_whenPulling_andTheItemsLoadAlready_itJoinsThatLoad() {
    sut.openItems()
    log.removeAll()
    sut.loadItems(pulledToRefresh: true)
    XCTAssertEqual(log.calls, [])
    api.endGetItems(.success([]))
    XCTAssertTrue(presenter.presentLoadingFromDatabasePulledToRefresh)
    XCTAssertTrue(presenter.presentItemsPulledToRefresh)
  }

  /// L5 L6.
  func test_whenPulling_andTheLoadItJoinedFails_itIsToldOfThat() {
    sut.openItems()
    sut.loadItems(pulledToRefresh: true)
    api.endGetItems(.failure(.offline))
    XCTAssertTrue(presenter.presentErrorPulledToRefresh, "the pull still waits")
  }

  /// L5 L6.
  func test_whenRetrying_andAPullLoadsAlready_itLeavesThePullWaiting() {
    sut.loadItems(pulledToRefresh: true)
    sut.loadItems(pulledToRefresh: false)
    api.endGetItems(.success([]))
    XCTAssertTrue(presenter.presentItemsPulledToRefresh)
  }

  /// L6.
  func test_whenLoading_andAPullHasEnded_itIsNoPull() {
    for end in [QueryResult<[Item]>.success([]), .failure(.offline)] {
      setUp()
      sut.loadItems(pulledToRefresh: true)
      api.endGetItems(end)
      sut.loadItems(pulledToRefresh: false)
      api.endGetItems(.success([]))
      XCTAssertFalse(presenter.presentItemsPulledToRefresh)
    }
  }

  /// X6 L1.
  func test_whenOpening_andTheItemsLoad_itDoesNothing() {
    sut.openItems()
    log.removeAll()
    sut.openItems()
    XCTAssertEqual(log.calls, [])
  }

  // MARK: describe reloading after a change

  /// A4 L7.
  func test_whenReloading_andNothingIsUnderWay_itLoads() {
    sut.reloadItems()
    XCTAssertFalse(presenter.presentLoadingFromNetworkPulledToRefresh)
    XCTAssertEqual(
      log.calls, ["presenter.presentLoadingFromNetwork", "api.getItems"])
  }

  /// A4 X5 X6.
  func test_whenReloading_andTheItemsLoad_itIsBusyWithTheNewLoad() {
    sut.openItems()
    sut.reloadItems()
    log.removeAll()
    sut.loadItems(pulledToRefresh: false)
    XCTAssertEqual(log.calls, [])
  }

  /// A4 L6.
  func test_whenReloading_andAPullLoads_itShowsLoadingAndKeepsThePullWaiting() {
    sut.loadItems(pulledToRefresh: true)
    sut.reloadItems()
    XCTAssertFalse(presenter.presentLoadingFromNetworkPulledToRefresh)
    api.endGetItems(.success([]))
    XCTAssertTrue(presenter.presentLoadingFromDatabasePulledToRefresh)
    XCTAssertTrue(presenter.presentItemsPulledToRefresh)
  }

  /// A4 L5.
  func test_whenPulling_andTheItemsReload_itJoins() {
    sut.reloadItems()
    log.removeAll()
    sut.loadItems(pulledToRefresh: true)
    XCTAssertEqual(log.calls, [])
    api.endGetItems(.success([]))
    XCTAssertTrue(presenter.presentItemsPulledToRefresh)
  }

  /// A4 X5.
  func test_whenReloading_andTheItemsAreBeingDeleted_itLoadsInPlaceOfThat() {
    open([.milk])
    sut.deleteItems()
    log.removeAll()
    sut.reloadItems()
    XCTAssertEqual(
      log.calls, ["presenter.presentLoadingFromNetwork", "api.getItems"])
  }

  /// A4 L5 L8.
  func test_whenPulling_andAReloadHasTakenADeletionsPlace_itJoins() {
    open([.milk])
    sut.deleteItems()
    sut.reloadItems()
    log.removeAll()
    sut.loadItems(pulledToRefresh: true)
    XCTAssertEqual(log.calls, [])
    api.endGetItems(.success([]))
    XCTAssertTrue(presenter.presentItemsPulledToRefresh)
  }

  // MARK: describe deleting the items

  /// L8 L4.
  func test_whenDeleting_andAllGoesWell_itCallsAllTheFunctionsOfTheScenario() {
    open([.milk])
    sut.deleteItems()
    api.endDeleteItems(.success(()))

    XCTAssertTrue(api.deleteItemsWasCalled, "api.deleteItems wasn't called")
    XCTAssertTrue(local.deleteItemsWasCalled, "local.deleteItems wasn't called")

    XCTAssertTrue(presenter.presentDeletingWasCalled, "presentDeleting wasn't called")
    XCTAssertEqual(presenter.presentItemsItems, [])
    XCTAssertFalse(presenter.presentItemsPulledToRefresh)
    XCTAssertFalse(presenter.presentErrorWasCalled)

    XCTAssertEqual(
      log.calls,
      [
        "presenter.presentDeleting", "api.deleteItems", "local.deleteItems",
        "presenter.presentItems",
      ])
  }

  /// L8.
  func test_whenDeleting_andTheNetworkFails_itPresentsTheErrorAndTouchesNoStore() {
    open([.milk])
    sut.deleteItems()
    api.endDeleteItems(.failure(.timedOut))
    XCTAssertEqual(presenter.presentErrorFailure, .network(.timedOut))
    XCTAssertFalse(presenter.presentErrorPulledToRefresh)
    XCTAssertEqual(
      log.calls, ["presenter.presentDeleting", "api.deleteItems", "presenter.presentError"])
  }

  /// L8.
  func test_whenDeleting_andOnlyTheStoreRefuses_itPresentsTheErrorAndNoItems() {
    local.deleteItemsResult = .failure(.writeFailed)
    open([.milk])
    sut.deleteItems()
    api.endDeleteItems(.success(()))
    XCTAssertEqual(presenter.presentErrorFailure, .store(.writeFailed))
    XCTAssertEqual(
      log.calls,
      [
        "presenter.presentDeleting", "api.deleteItems", "local.deleteItems",
        "presenter.presentError",
      ])
  }

  /// L8 X6.
  func test_whenDeleting_andThereAreNoItems_itDoesNothing() {
    let contexts: [() -> Void] = [
      {},
      { self.open([]) },
      {
        self.open([.milk])
        self.sut.deleteItems()
        self.api.endDeleteItems(.success(()))
      },
    ]
    for context in contexts {
      setUp()
      context()
      log.removeAll()
      sut.deleteItems()
      XCTAssertEqual(log.calls, [])
    }
  }

  /// L8 L3.
  func test_whenDeleting_andAFailureHasLeftTheItems_itDeletesThem() {
    let failures: [() -> Void] = [
      {
        self.sut.loadItems(pulledToRefresh: false)
        self.api.endGetItems(.failure(.offline))
      },
      {
        self.sut.deleteItems()
        self.api.endDeleteItems(.failure(.offline))
      },
    ]
    for fail in failures {
      setUp()
      open([.milk])
      fail()
      log.removeAll()
      sut.deleteItems()
      XCTAssertEqual(log.calls, ["presenter.presentDeleting", "api.deleteItems"])
    }
  }

  /// L8 X6.
  func test_whenDeleting_andARequestIsUnderWay_itDoesNothing() {
    let requests: [() -> Void] = [
      { self.sut.loadItems(pulledToRefresh: false) }, { self.sut.deleteItems() },
    ]
    for request in requests {
      setUp()
      open([.milk])
      request()
      log.removeAll()
      sut.deleteItems()
      XCTAssertEqual(log.calls, [])
    }
  }

  /// L8 L7 X6.
  func test_whenLoading_andTheItemsAreBeingDeleted_itSendsNoRequest() {
    open([.milk])
    sut.deleteItems()
    log.removeAll()
    sut.loadItems(pulledToRefresh: false)
    XCTAssertEqual(log.calls, [])
  }

  /// L8 L7.
  func test_whenLoading_andADeletionHasEnded_itSendsARequestAgain() {
    for end in [QueryResult<Void>.success(()), .failure(.offline)] {
      setUp()
      open([.milk])
      sut.deleteItems()
      api.endDeleteItems(end)
      log.removeAll()
      sut.loadItems(pulledToRefresh: false)
      XCTAssertEqual(log.calls, ["presenter.presentLoadingFromNetwork", "api.getItems"])
    }
  }

  /// L8 L6 X6.
  func test_whenPulling_andTheItemsAreBeingDeleted_itDoesNothing() {
    open([.milk])
    sut.deleteItems()
    log.removeAll()
    sut.loadItems(pulledToRefresh: true)
    XCTAssertEqual(log.calls, [])
    api.endDeleteItems(.failure(.offline))
    XCTAssertFalse(presenter.presentErrorPulledToRefresh)
  }

  // MARK: describe being released

  /// X2 X4.
  func test_whenReleased_andTheItemsLoad_itHearsNothing() {
    sut.loadItems(pulledToRefresh: false)
    log.removeAll()
    weak let weakInteractor = sut
    sut = nil
    XCTAssertNil(weakInteractor)
    api.endGetItems(.success([.plants]))
    XCTAssertEqual(log.calls, [])
  }

  /// X2 X4.
  func test_whenReleased_andTheItemsAreBeingDeleted_itHearsNothing() {
    open([.milk])
    sut.deleteItems()
    log.removeAll()
    weak let weakInteractor = sut
    sut = nil
    XCTAssertNil(weakInteractor)
    api.endDeleteItems(.success(()))
    XCTAssertEqual(log.calls, [])
  }

  /// X2.
  func test_whenThePresenterIsReleased_itDoesNotKeepIt() {
    weak let weakPresenter = presenter
    presenter = nil
    XCTAssertNil(weakPresenter)
  }

  /// Opens with these items on device and server, and forgets the calls.
  private func open(_ items: [Item]) {
    local.getItemsResult = .success(items)
    sut.openItems()
    api.endGetItems(.success(items))
    log.removeAll()
  }
}
