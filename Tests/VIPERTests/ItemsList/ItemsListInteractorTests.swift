import Items
import VIPER
import XCTest

/// Describes the list's interactor; names read describe, context, it.
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

  // MARK: Opening the items

  /// L1 L2.
  func testOpeningItems_inTheNominalCase_callsAllTheFunctionsOfTheScenario() {
    local.getItemsResult = .success([.milk])
    sut.openItems()
    local.getItemsResult = .success([.plants, .milk])
    api.getItemsCompletion?(.success([.milk, .plants]))

    XCTAssertTrue(api.getItemsWasCalled)
    XCTAssertFalse(api.deleteItemsWasCalled)
    XCTAssertFalse(api.cancelWasCalled)
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
    XCTAssertEqual(
      log.calls,
      [
        "local.getItems",
        #"presenter.presentItems(["Buy milk"], pulledToRefresh: false)"#,
        "presenter.presentLoadingFromNetwork(pulledToRefresh: false)",
        "api.getItems",
        #"local.replaceItems(with: ["Buy milk", "Water the plants"])"#,
        "presenter.presentLoadingFromDatabase(pulledToRefresh: false)",
        "local.getItems",
        #"presenter.presentItems(["Water the plants", "Buy milk"], pulledToRefresh: false)"#,
      ])
  }

  /// L1.
  func testOpeningItems_whenTheStoreCannotBeRead_loadsWithoutAWord() {
    local.getItemsResult = .failure(.readFailed)
    sut.openItems()

    XCTAssertFalse(presenter.presentErrorWasCalled)
    XCTAssertEqual(
      log.calls,
      [
        "local.getItems", "presenter.presentLoadingFromNetwork(pulledToRefresh: false)",
        "api.getItems",
      ])
  }

  // MARK: Loading the items

  /// L2 L6.
  func testLoadingItems_inTheNominalCase_carriesTheFlagFromEndToEnd() {
    for pulledToRefresh in [false, true] {
      log.removeAll()
      local.getItemsResult = .success([.milk])
      sut.loadItems(pulledToRefresh: pulledToRefresh)
      api.getItemsCompletion?(.success([.milk]))

      XCTAssertEqual(presenter.presentLoadingFromNetworkPulledToRefresh, pulledToRefresh)
      XCTAssertEqual(presenter.presentLoadingFromDatabasePulledToRefresh, pulledToRefresh)
      XCTAssertEqual(presenter.presentItemsPulledToRefresh, pulledToRefresh)
      XCTAssertEqual(
        log.calls,
        [
          "presenter.presentLoadingFromNetwork(pulledToRefresh: \(pulledToRefresh))",
          "api.getItems",
          #"local.replaceItems(with: ["Buy milk"])"#,
          "presenter.presentLoadingFromDatabase(pulledToRefresh: \(pulledToRefresh))",
          "local.getItems",
          #"presenter.presentItems(["Buy milk"], pulledToRefresh: \#(pulledToRefresh))"#,
        ])
    }
  }

  /// L3 L6 X4.
  func testLoadingItems_whenTheNetworkFails_presentsTheErrorAndTouchesNoStore() {
    let errors: [NetworkError] = [
      .offline, .timedOut, .notFound, .status(500), .undecodable(reason: "not JSON"),
    ]
    for error in errors {
      for pulledToRefresh in [false, true] {
        log.removeAll()
        sut.loadItems(pulledToRefresh: pulledToRefresh)
        api.getItemsCompletion?(.failure(error))

        XCTAssertTrue(presenter.presentErrorWasCalled)
        XCTAssertEqual(presenter.presentErrorFailure, .network(error))
        XCTAssertEqual(presenter.presentErrorPulledToRefresh, pulledToRefresh)
        XCTAssertEqual(
          log.calls,
          [
            "presenter.presentLoadingFromNetwork(pulledToRefresh: \(pulledToRefresh))",
            "api.getItems",
            "presenter.presentError(\(ItemsFailure.network(error)), "
              + "pulledToRefresh: \(pulledToRefresh))",
          ])
      }
    }
  }

  /// L3 L6.
  func testLoadingItems_whenTheStoreRefusesTheItems_presentsTheErrorAndReadsNothing() {
    local.replaceItemsResult = .failure(.writeFailed)
    for pulledToRefresh in [false, true] {
      log.removeAll()
      sut.loadItems(pulledToRefresh: pulledToRefresh)
      api.getItemsCompletion?(.success([.milk]))

      XCTAssertEqual(presenter.presentErrorFailure, .store(.writeFailed))
      XCTAssertEqual(presenter.presentErrorPulledToRefresh, pulledToRefresh)
      XCTAssertFalse(presenter.presentItemsWasCalled)
      XCTAssertEqual(
        Array(log.calls.dropFirst(2)),
        [
          #"local.replaceItems(with: ["Buy milk"])"#,
          "presenter.presentError(\(ItemsFailure.store(.writeFailed)), "
            + "pulledToRefresh: \(pulledToRefresh))",
        ])
    }
  }

  /// L3 L6.
  func testLoadingItems_whenTheStoreCannotBeReadBack_presentsTheError() {
    local.getItemsResult = .failure(.readFailed)
    for pulledToRefresh in [false, true] {
      log.removeAll()
      sut.loadItems(pulledToRefresh: pulledToRefresh)
      api.getItemsCompletion?(.success([.milk]))

      XCTAssertEqual(presenter.presentErrorFailure, .store(.readFailed))
      XCTAssertEqual(presenter.presentErrorPulledToRefresh, pulledToRefresh)
      XCTAssertFalse(presenter.presentItemsWasCalled)
      XCTAssertEqual(
        Array(log.calls.dropFirst(2)),
        [
          #"local.replaceItems(with: ["Buy milk"])"#,
          "presenter.presentLoadingFromDatabase(pulledToRefresh: \(pulledToRefresh))",
          "local.getItems",
          "presenter.presentError(\(ItemsFailure.store(.readFailed)), "
            + "pulledToRefresh: \(pulledToRefresh))",
        ])
    }
  }

  /// X5.
  func testLoadingItems_whenTheQueryIsCancelled_presentsNothingAndCanLoadAgain() {
    sut.loadItems(pulledToRefresh: false)
    log.removeAll()
    api.getItemsCompletion?(.cancelled)
    XCTAssertEqual(log.calls, [])

    sut.loadItems(pulledToRefresh: false)
    XCTAssertEqual(
      log.calls, ["presenter.presentLoadingFromNetwork(pulledToRefresh: false)", "api.getItems"])
  }

  // MARK: Loading while a request is under way

  /// L5 X6.
  func testLoadingItems_whileTheyLoad_sendsNoSecondRequest() {
    sut.openItems()
    log.removeAll()
    sut.loadItems(pulledToRefresh: false)
    XCTAssertEqual(log.calls, [])

    api.getItemsCompletion?(.success([]))
    log.removeAll()
    sut.loadItems(pulledToRefresh: false)
    XCTAssertEqual(
      log.calls, ["presenter.presentLoadingFromNetwork(pulledToRefresh: false)", "api.getItems"])
  }

  /// L5.
  func testLoadingItems_afterEachKindOfFailure_sendsARequestAgain() {
    let failures: [() -> Void] = [
      { self.api.getItemsCompletion?(.failure(.offline)) },
      {
        self.local.replaceItemsResult = .failure(.writeFailed)
        self.api.getItemsCompletion?(.success([]))
      },
      {
        self.local.replaceItemsResult = .success(())
        self.local.getItemsResult = .failure(.readFailed)
        self.api.getItemsCompletion?(.success([]))
      },
    ]
    for fail in failures {
      sut.loadItems(pulledToRefresh: false)
      fail()
      log.removeAll()
      sut.loadItems(pulledToRefresh: false)
      XCTAssertTrue(log.calls.contains("api.getItems"))
      api.getItemsCompletion?(.failure(.offline))
    }
  }

  /// L5 L6.
  func testPulling_whileTheItemsLoad_joinsAndIsToldOfTheirEnd() {
    sut.openItems()
    sut.loadItems(pulledToRefresh: true)
    sut.loadItems(pulledToRefresh: true)
    log.removeAll()
    api.getItemsCompletion?(.success([]))
    XCTAssertEqual(
      log.calls,
      [
        "local.replaceItems(with: [])",
        "presenter.presentLoadingFromDatabase(pulledToRefresh: true)", "local.getItems",
        "presenter.presentItems([], pulledToRefresh: true)",
      ])
  }

  /// L5 L6.
  func testPulling_whileTheItemsLoad_isToldOfTheirFailure() {
    sut.openItems()
    sut.loadItems(pulledToRefresh: true)
    log.removeAll()
    api.getItemsCompletion?(.failure(.offline))
    XCTAssertEqual(
      log.calls,
      ["presenter.presentError(\(ItemsFailure.network(.offline)), pulledToRefresh: true)"])
  }

  /// L5 L6.
  func testRetrying_whileAPullLoads_leavesThePull() {
    sut.loadItems(pulledToRefresh: true)
    sut.loadItems(pulledToRefresh: false)
    api.getItemsCompletion?(.success([]))
    XCTAssertTrue(presenter.presentItemsPulledToRefresh)
  }

  /// L6.
  func testLoadingItems_afterAPullHasEnded_isNoPull() {
    let ends: [QueryResult<[Item]>] = [.success([]), .failure(.offline)]
    for end in ends {
      sut.loadItems(pulledToRefresh: true)
      api.getItemsCompletion?(end)
      log.removeAll()
      sut.loadItems(pulledToRefresh: false)
      api.getItemsCompletion?(.failure(.offline))
      XCTAssertEqual(
        log.calls,
        [
          "presenter.presentLoadingFromNetwork(pulledToRefresh: false)", "api.getItems",
          "presenter.presentError(\(ItemsFailure.network(.offline)), pulledToRefresh: false)",
        ])
    }
  }

  // MARK: Reloading after a change

  /// A4 L7.
  func testReloadingItems_whenNothingIsUnderWay_loads() {
    sut.reloadItems()
    XCTAssertFalse(api.cancelWasCalled)
    XCTAssertEqual(
      log.calls, ["presenter.presentLoadingFromNetwork(pulledToRefresh: false)", "api.getItems"])
  }

  /// A4 X5.
  func testReloadingItems_whileTheyLoad_cancelsAndLoadsAnew() {
    sut.openItems()
    log.removeAll()
    sut.reloadItems()
    XCTAssertTrue(api.cancelWasCalled)
    XCTAssertEqual(
      log.calls,
      [
        "api.cancel", "presenter.presentLoadingFromNetwork(pulledToRefresh: false)",
        "api.getItems",
      ])

    log.removeAll()
    sut.loadItems(pulledToRefresh: false)
    XCTAssertEqual(log.calls, [])
    api.getItemsCompletion?(.success([]))
    XCTAssertFalse(presenter.presentItemsPulledToRefresh)
  }

  /// A4 L6.
  func testReloadingItems_whileAPullLoads_showsLoadingAndKeepsThePullWaiting() {
    sut.loadItems(pulledToRefresh: true)
    log.removeAll()
    sut.reloadItems()
    api.getItemsCompletion?(.success([]))
    XCTAssertEqual(
      log.calls,
      [
        "api.cancel", "presenter.presentLoadingFromNetwork(pulledToRefresh: false)",
        "api.getItems", "local.replaceItems(with: [])",
        "presenter.presentLoadingFromDatabase(pulledToRefresh: true)", "local.getItems",
        "presenter.presentItems([], pulledToRefresh: true)",
      ])
  }

  /// A4 L5.
  func testPulling_whileTheItemsReload_joins() {
    sut.reloadItems()
    log.removeAll()
    sut.loadItems(pulledToRefresh: true)
    XCTAssertEqual(log.calls, [])
    api.getItemsCompletion?(.success([]))
    XCTAssertTrue(presenter.presentItemsPulledToRefresh)
  }

  /// A4 X5.
  func testReloadingItems_whileTheyAreDeleted_cancelsAndLoads() {
    open([.milk])
    sut.deleteItems()
    log.removeAll()
    sut.reloadItems()
    XCTAssertEqual(
      log.calls,
      [
        "api.cancel", "presenter.presentLoadingFromNetwork(pulledToRefresh: false)",
        "api.getItems",
      ])
  }

  // MARK: Deleting the items

  /// L8 L4.
  func testDeletingItems_inTheNominalCase_callsAllTheFunctionsOfTheScenario() {
    open([.milk])
    sut.deleteItems()
    api.deleteItemsCompletion?(.success(()))

    XCTAssertTrue(presenter.presentDeletingWasCalled)
    XCTAssertTrue(api.deleteItemsWasCalled)
    XCTAssertTrue(local.deleteItemsWasCalled)
    XCTAssertEqual(presenter.presentItemsItems, [])
    XCTAssertFalse(presenter.presentErrorWasCalled)
    XCTAssertEqual(
      log.calls,
      [
        "presenter.presentDeleting", "api.deleteItems", "local.deleteItems",
        "presenter.presentItems([], pulledToRefresh: false)",
      ])
  }

  /// L8.
  func testDeletingItems_whenTheNetworkFails_presentsTheErrorAndTouchesNoStore() {
    open([.milk])
    sut.deleteItems()
    api.deleteItemsCompletion?(.failure(.timedOut))

    XCTAssertFalse(local.deleteItemsWasCalled)
    XCTAssertEqual(presenter.presentErrorFailure, .network(.timedOut))
    XCTAssertEqual(
      log.calls,
      [
        "presenter.presentDeleting", "api.deleteItems",
        "presenter.presentError(\(ItemsFailure.network(.timedOut)), pulledToRefresh: false)",
      ])
  }

  /// L8.
  func testDeletingItems_whenOnlyTheStoreRefuses_presentsTheErrorAndNoItems() {
    local.deleteItemsResult = .failure(.writeFailed)
    open([.milk])
    sut.deleteItems()
    api.deleteItemsCompletion?(.success(()))

    XCTAssertEqual(presenter.presentErrorFailure, .store(.writeFailed))
    XCTAssertEqual(
      log.calls,
      [
        "presenter.presentDeleting", "api.deleteItems", "local.deleteItems",
        "presenter.presentError(\(ItemsFailure.store(.writeFailed)), pulledToRefresh: false)",
      ])
  }

  /// L8 X6.
  func testDeletingItems_whenThereAreNone_doesNothing() {
    sut.deleteItems()
    XCTAssertEqual(log.calls, [])

    open([])
    sut.deleteItems()
    XCTAssertEqual(log.calls, [])

    open([.milk])
    sut.deleteItems()
    api.deleteItemsCompletion?(.success(()))
    log.removeAll()
    sut.deleteItems()
    XCTAssertEqual(log.calls, [])
  }

  /// L8 L3.
  func testDeletingItems_afterAFailureThatLeftSome_deletesThem() {
    open([.milk])
    sut.loadItems(pulledToRefresh: false)
    api.getItemsCompletion?(.failure(.offline))
    log.removeAll()
    sut.deleteItems()
    XCTAssertEqual(log.calls, ["presenter.presentDeleting", "api.deleteItems"])
    api.deleteItemsCompletion?(.failure(.offline))
    log.removeAll()
    sut.deleteItems()
    XCTAssertEqual(log.calls, ["presenter.presentDeleting", "api.deleteItems"])
  }

  /// L8 X6.
  func testDeletingItems_whileARequestIsUnderWay_doesNothing() {
    open([.milk])
    sut.loadItems(pulledToRefresh: false)
    log.removeAll()
    sut.deleteItems()
    XCTAssertEqual(log.calls, [])

    api.getItemsCompletion?(.failure(.offline))
    sut.deleteItems()
    log.removeAll()
    sut.deleteItems()
    XCTAssertEqual(log.calls, [])
  }

  /// L8 L7 X6.
  func testLoadingItems_whileTheyAreDeleted_sendsNoRequest() {
    open([.milk])
    sut.deleteItems()
    log.removeAll()
    sut.loadItems(pulledToRefresh: false)
    XCTAssertEqual(log.calls, [])
    api.deleteItemsCompletion?(.failure(.offline))
    XCTAssertFalse(presenter.presentErrorPulledToRefresh)

    log.removeAll()
    sut.loadItems(pulledToRefresh: false)
    XCTAssertEqual(
      log.calls, ["presenter.presentLoadingFromNetwork(pulledToRefresh: false)", "api.getItems"])
  }

  /// L8 L6.
  func testPulling_whileTheItemsAreDeleted_isToldOfTheirEnd() {
    open([.milk])
    sut.deleteItems()
    log.removeAll()
    sut.loadItems(pulledToRefresh: true)
    XCTAssertEqual(log.calls, [])
    api.deleteItemsCompletion?(.failure(.offline))
    XCTAssertTrue(presenter.presentErrorPulledToRefresh)
  }

  /// L8 X5.
  func testDeletingItems_whenTheQueryIsCancelled_presentsNothingAndCanDeleteAgain() {
    open([.milk])
    sut.deleteItems()
    log.removeAll()
    api.deleteItemsCompletion?(.cancelled)
    XCTAssertEqual(log.calls, [])
    sut.deleteItems()
    XCTAssertEqual(log.calls, ["presenter.presentDeleting", "api.deleteItems"])
  }

  // MARK: Being released

  /// X2 X4.
  func testReplies_whenTheInteractorIsGone_reachNobodyAndKeepNothingAlive() {
    open([.milk])
    sut.loadItems(pulledToRefresh: false)
    let load = api.getItemsCompletion
    api.getItemsCompletion?(.cancelled)
    sut.deleteItems()
    let delete = api.deleteItemsCompletion
    log.removeAll()
    weak let weakInteractor = sut
    sut = nil
    XCTAssertNil(weakInteractor)
    load?(.success([.plants]))
    delete?(.success(()))
    XCTAssertEqual(log.calls, [])
  }

  /// X2.
  func testPresenter_isNotKeptAlive() {
    weak let weakPresenter = presenter
    presenter = nil
    XCTAssertNil(weakPresenter)
    sut.openItems()
    api.getItemsCompletion?(.success([]))
  }

  /// Opens with these items on device and server, and forgets the calls.
  private func open(_ items: [Item]) {
    local.getItemsResult = .success(items)
    sut.openItems()
    api.getItemsCompletion?(.success(items))
    log.removeAll()
  }
}
