import Items
import ItemsNetworking
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

    XCTAssertTrue(api.getItemsWasCalled, "api.getItems wasn't called")
    XCTAssertFalse(api.deleteItemsWasCalled, "api.deleteItems was called")

    XCTAssertTrue(local.getItemsWasCalled, "local.getItems wasn't called")
    XCTAssertTrue(local.replaceItemsWasCalled, "local.replaceItems wasn't called")
    XCTAssertEqual(local.replaceItemsItems, [.milk, .plants])
    XCTAssertFalse(local.deleteItemsWasCalled, "local.deleteItems was called")

    XCTAssertTrue(
      presenter.presentLoadingFromNetworkWasCalled,
      "presenter.presentLoadingFromNetwork wasn't called")
    XCTAssertFalse(
      presenter.presentLoadingFromNetworkPulledToRefresh,
      "presentLoadingFromNetwork was told of a pull")
    XCTAssertTrue(
      presenter.presentLoadingFromDatabaseWasCalled,
      "presenter.presentLoadingFromDatabase wasn't called")
    XCTAssertFalse(
      presenter.presentLoadingFromDatabasePulledToRefresh,
      "presentLoadingFromDatabase was told of a pull")
    XCTAssertTrue(presenter.presentItemsWasCalled, "presenter.presentItems wasn't called")
    XCTAssertEqual(presenter.presentItemsItems, [.plants, .milk])
    XCTAssertFalse(presenter.presentItemsPulledToRefresh, "presentItems was told of a pull")
    XCTAssertFalse(presenter.presentErrorWasCalled, "presenter.presentError was called")
    XCTAssertFalse(presenter.presentDeletingWasCalled, "presenter.presentDeleting was called")

    XCTAssertEqual(
      log.calls,
      [
        "local.getItems", "presenter.presentItems", "presenter.presentLoadingFromNetwork",
        "api.getItems", "local.replaceItems", "presenter.presentLoadingFromDatabase",
        "local.getItems", "presenter.presentItems",
      ])
  }

  /// L1 L4.
  func test_whenOpening_andTheStoreIsEmpty_itPresentsNothingOfIt() {
    sut.openItems()
    XCTAssertEqual(
      log.calls, ["local.getItems", "presenter.presentLoadingFromNetwork", "api.getItems"])
  }

  /// L1.
  func test_whenOpening_andTheStoreCannotBeRead_itCountsAsEmpty() {
    local.getItemsResult = .failure(.readFailed)
    sut.openItems()
    XCTAssertEqual(
      log.calls, ["local.getItems", "presenter.presentLoadingFromNetwork", "api.getItems"])
  }

  // MARK: describe loading the items

  /// L6 L2.
  func test_whenLoading_itCarriesTheFlagFromEndToEnd() {
    for pulledToRefresh in [true, false] {
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
      for pulledToRefresh in [true, false] {
        log.removeAll()
        sut.loadItems(pulledToRefresh: pulledToRefresh)
        api.endGetItems(.failure(error))
        XCTAssertEqual(presenter.presentErrorFailure, .network(error))
        XCTAssertEqual(presenter.presentErrorPulledToRefresh, pulledToRefresh, "\(error)")
        XCTAssertEqual(
          log.calls,
          ["presenter.presentLoadingFromNetwork", "api.getItems", "presenter.presentError"],
          "\(error)")
      }
    }
  }

  /// L3 L6.
  func test_whenLoading_andTheStoreRefusesTheItems_itPresentsTheErrorAndReadsNothing() {
    local.replaceItemsResult = .failure(.writeFailed)
    for pulledToRefresh in [true, false] {
      log.removeAll()
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
    local.getItemsResult = .failure(.readFailed)
    for pulledToRefresh in [true, false] {
      log.removeAll()
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
    let ends: [(name: String, run: () -> Void)] = [
      ("success", { self.api.endGetItems(.success([])) }),
      ("a failure of the network", { self.api.endGetItems(.failure(.offline)) }),
      ("a failure to read", { self.endGetItems(read: .failure(.readFailed)) }),
      ("a failure to write", { self.endGetItems(write: .failure(.writeFailed)) }),
    ]
    sut.loadItems(pulledToRefresh: false)
    for end in ends {
      end.run()
      log.removeAll()
      sut.loadItems(pulledToRefresh: false)
      XCTAssertEqual(
        log.calls, ["presenter.presentLoadingFromNetwork", "api.getItems"], "after \(end.name)")
    }
  }

  /// L5.
  func test_whenLoading_andALoadFailsBeforeTheCallReturns_itSendsARequestAgain() {
    api.getItemsResult = .failure(.offline)
    sut.loadItems(pulledToRefresh: false)
    log.removeAll()
    sut.loadItems(pulledToRefresh: false)
    XCTAssertEqual(
      log.calls, ["presenter.presentLoadingFromNetwork", "api.getItems", "presenter.presentError"])
  }

  /// L5 L6.
  func test_whenPulling_andTheItemsLoadAlready_itJoinsThatLoad() {
    sut.openItems()
    log.removeAll()
    sut.loadItems(pulledToRefresh: true)
    XCTAssertEqual(log.calls, [])
    api.endGetItems(.success([]))
    XCTAssertTrue(
      presenter.presentLoadingFromDatabasePulledToRefresh,
      "presentLoadingFromDatabase was told of no pull")
    XCTAssertTrue(presenter.presentItemsPulledToRefresh, "presentItems was told of no pull")
  }

  /// L5 L6.
  func test_whenPulling_andTheLoadItJoinedFails_itPresentsThatToThePull() {
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
    XCTAssertTrue(presenter.presentItemsPulledToRefresh, "presentItems was told of no pull")
  }

  /// L6.
  func test_whenLoading_andAPullHasEnded_itPresentsNoPull() {
    for end in [QueryResult<[Item]>.success([]), .failure(.offline)] {
      sut.loadItems(pulledToRefresh: true)
      api.endGetItems(end)
      sut.loadItems(pulledToRefresh: false)
      api.endGetItems(.success([]))
      XCTAssertFalse(presenter.presentItemsPulledToRefresh, "after \(end)")
    }
  }

  /// L6.
  func test_whenPulling_andTheLoadEndsBeforeTheCallReturns_itLeavesNoPullWaiting() {
    for end in [QueryResult<[Item]>.success([]), .failure(.offline)] {
      api.getItemsResult = end
      sut.loadItems(pulledToRefresh: true)
      api.getItemsResult = nil
      sut.loadItems(pulledToRefresh: false)
      api.endGetItems(.success([]))
      XCTAssertFalse(presenter.presentItemsPulledToRefresh, "after \(end)")
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
    XCTAssertFalse(
      presenter.presentLoadingFromNetworkPulledToRefresh,
      "presentLoadingFromNetwork was told of a pull")
    XCTAssertEqual(
      log.calls, ["presenter.presentLoadingFromNetwork", "api.getItems"])
  }

  /// A4 X5 X6.
  func test_whenReloading_andTheItemsLoad_itIsBusyWithTheNewLoad() {
    sut.openItems()
    log.removeAll()
    sut.reloadItems()
    XCTAssertEqual(log.calls, ["presenter.presentLoadingFromNetwork", "api.getItems"])
    log.removeAll()
    sut.loadItems(pulledToRefresh: false)
    XCTAssertEqual(log.calls, [])
  }

  /// A4 L6.
  func test_whenReloading_andAPullLoads_itShowsLoadingAndKeepsThePullWaiting() {
    sut.loadItems(pulledToRefresh: true)
    sut.reloadItems()
    XCTAssertFalse(
      presenter.presentLoadingFromNetworkPulledToRefresh,
      "presentLoadingFromNetwork was told of a pull")
    api.endGetItems(.success([]))
    XCTAssertTrue(
      presenter.presentLoadingFromDatabasePulledToRefresh,
      "presentLoadingFromDatabase was told of no pull")
    XCTAssertTrue(presenter.presentItemsPulledToRefresh, "presentItems was told of no pull")
  }

  /// A4 L5.
  func test_whenPulling_andTheItemsReload_itJoins() {
    sut.reloadItems()
    log.removeAll()
    sut.loadItems(pulledToRefresh: true)
    XCTAssertEqual(log.calls, [])
    api.endGetItems(.success([]))
    XCTAssertTrue(presenter.presentItemsPulledToRefresh, "presentItems was told of no pull")
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
    XCTAssertTrue(presenter.presentItemsPulledToRefresh, "presentItems was told of no pull")
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
    XCTAssertFalse(presenter.presentItemsPulledToRefresh, "presentItems was told of a pull")
    XCTAssertFalse(presenter.presentErrorWasCalled, "presenter.presentError was called")

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
    XCTAssertFalse(presenter.presentErrorPulledToRefresh, "presentError was told of a pull")
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
    let contexts: [(name: String, run: () -> Void)] = [
      ("nothing has been loaded", {}),
      ("nothing came", { self.open([]) }),
      (
        "all have been deleted",
        {
          self.open([.milk])
          self.sut.deleteItems()
          self.api.endDeleteItems(.success(()))
        }
      ),
    ]
    for context in contexts {
      context.run()
      log.removeAll()
      sut.deleteItems()
      XCTAssertEqual(log.calls, [], context.name)
    }
  }

  /// L3 L8.
  func test_whenDeleting_andALoadHasFailed_itDeletesTheItemsThatAreLeft() {
    open([.milk])
    sut.loadItems(pulledToRefresh: false)
    api.endGetItems(.failure(.offline))
    log.removeAll()
    sut.deleteItems()
    XCTAssertEqual(log.calls, ["presenter.presentDeleting", "api.deleteItems"])
  }

  /// L1 L8.
  func test_whenDeleting_andOnlyTheStoreHasGivenItems_itDeletesThem() {
    local.getItemsResult = .success([.milk])
    sut.openItems()
    api.endGetItems(.failure(.offline))
    log.removeAll()
    sut.deleteItems()
    XCTAssertEqual(log.calls, ["presenter.presentDeleting", "api.deleteItems"])
  }

  /// L8.
  func test_whenDeleting_andADeletionFailsBeforeTheCallReturns_itSendsARequestAgain() {
    open([.milk])
    api.deleteItemsResult = .failure(.offline)
    sut.deleteItems()
    log.removeAll()
    sut.deleteItems()
    XCTAssertEqual(
      log.calls, ["presenter.presentDeleting", "api.deleteItems", "presenter.presentError"])
  }

  /// L8 X6.
  func test_whenDeleting_andTheItemsLoad_itDoesNothing() {
    open([.milk])
    sut.loadItems(pulledToRefresh: false)
    log.removeAll()
    sut.deleteItems()
    XCTAssertEqual(log.calls, [])
  }

  /// L8 X6.
  func test_whenDeleting_andThatIsUnderWay_itDoesNothing() {
    open([.milk])
    sut.deleteItems()
    log.removeAll()
    sut.deleteItems()
    XCTAssertEqual(log.calls, [])
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
      open([.milk])
      sut.deleteItems()
      api.endDeleteItems(end)
      log.removeAll()
      sut.loadItems(pulledToRefresh: false)
      XCTAssertEqual(
        log.calls, ["presenter.presentLoadingFromNetwork", "api.getItems"], "after \(end)")
      api.endGetItems(.success([]))
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
    XCTAssertFalse(presenter.presentErrorPulledToRefresh, "presentError was told of a pull")
  }

  // MARK: describe being released

  /// X2 X4.
  func test_whenReleased_andTheItemsLoad_itHearsNothing() {
    sut.loadItems(pulledToRefresh: false)
    log.removeAll()
    weak let weakInteractor = sut
    sut = nil
    XCTAssertNil(weakInteractor, "the interactor is kept")
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
    XCTAssertNil(weakInteractor, "the interactor is kept")
    api.endDeleteItems(.success(()))
    XCTAssertEqual(log.calls, [])
  }

  /// X2 X4.
  func test_whenThePresenterIsReleased_itDoesNotKeepIt() {
    weak let weakPresenter = presenter
    presenter = nil
    XCTAssertNil(weakPresenter, "the presenter is kept")
    sut.loadItems(pulledToRefresh: false)
    XCTAssertEqual(log.calls, ["api.getItems"])
  }

  /// Ends the load under way while the store answers like this.
  private func endGetItems(
    write: Result<Void, StoreError> = .success(()), read: Result<[Item], StoreError> = .success([])
  ) {
    local.replaceItemsResult = write
    local.getItemsResult = read
    api.endGetItems(.success([]))
  }

  /// Opens with these items on device and server, and forgets the calls.
  private func open(_ items: [Item]) {
    local.getItemsResult = .success(items)
    sut.openItems()
    api.endGetItems(.success(items))
    log.removeAll()
  }
}
