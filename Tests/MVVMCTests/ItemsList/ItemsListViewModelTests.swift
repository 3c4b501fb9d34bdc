import Items
import XCTest

@testable import MVVMC

final class ItemsListViewModelTests: XCTestCase {
  private typealias Words = (error: NetworkError, message: String)

  private let httpManager = HTTPManagerMock()
  private let store = StoreMock()
  private let coordinator = CoordinatorMock()
  private lazy var viewModel = ItemsListViewModel(
    httpManager: httpManager, store: store, coordinator: coordinator)
  private lazy var history = History(of: viewModel.didChange)

  // MARK: Opening

  /// L1.
  func testOpenShowsWhatTheStoreHasAndLoads() {
    store.items = [.plants]
    history.removeValues()

    viewModel.open()

    XCTAssertEqual(history.values, [ItemsListState(items: [.plants], isLoading: true)])
    XCTAssertEqual(store.calls, [.readAll])
    XCTAssertEqual(httpManager.calls, [.getItems])
    XCTAssertEqual(coordinator.calls, [])
  }

  /// L1.
  func testStoreThatCannotBeReadCountsAsEmpty() {
    store.items = [.plants]
    store.readError = .readFailed
    history.removeValues()

    viewModel.open()

    XCTAssertEqual(history.values, [ItemsListState(isLoading: true)])
    XCTAssertEqual(httpManager.calls, [.getItems])
  }

  /// L1 L4.
  func testListThatHasNotOpenedDoesNotSayThatItIsEmpty() {
    XCTAssertEqual(history.values, [ItemsListState(isLoading: true)])
    XCTAssertEqual(history.values.map(\.isEmpty), [false])
    XCTAssertEqual(store.calls, [])
    XCTAssertEqual(httpManager.calls, [])
  }

  // MARK: Replies

  /// L2.
  func testReplyGoesThroughTheStore() {
    openAndForget()
    store.items = [.plants, .milk]

    httpManager.lists.send(.success([.milk]))

    XCTAssertEqual(history.values, [ItemsListState(items: [.plants, .milk])])
    XCTAssertEqual(store.calls, [.replaceAll([.milk]), .readAll])
    XCTAssertEqual(httpManager.calls, [.getItems])
  }

  /// L2 L4.
  func testReplyWithoutItemsEmptiesTheList() {
    openAndForget(storing: [.milk])
    store.items = []

    httpManager.lists.send(.success([]))

    XCTAssertEqual(history.values, [ItemsListState()])
    XCTAssertEqual(history.values.map(\.isEmpty), [true])
  }

  /// L3 X1.
  func testNetworkFailureShowsAMessageAndKeepsTheRows() {
    let scenarios: KeyValuePairs<UInt, Words> = [
      #line: (.offline, "You appear to be offline. Check your connection."),
      #line: (.timedOut, "The server took too long to answer."),
      #line: (.status(503), "The server is having trouble. Try again later."),
      #line: (.status(404), "The server refused the request."),
      #line: (
        .undecodable(reason: "keyNotFound(title)"),
        "The server sent an answer this app can't read."
      ),
    ]
    openAndForget(storing: [.milk])

    for (line, scenario) in scenarios {
      viewModel.reload()
      history.removeValues()
      store.removeCalls()

      let last = httpManager.calls.count - 1
      httpManager.lists.send(.failure(scenario.error), to: last)

      XCTAssertEqual(
        history.values, [ItemsListState(items: [.milk], error: scenario.message)], line: line)
      XCTAssertEqual(store.calls, [], line: line)
    }
  }

  /// L3 X1.
  func testStoreThatCannotBeWrittenShowsAMessageAndKeepsTheRows() {
    openAndForget(storing: [.milk])
    store.writeError = .writeFailed

    httpManager.lists.send(.success([.plants]))

    let message = "The items couldn't be saved on this device."
    XCTAssertEqual(history.values, [ItemsListState(items: [.milk], error: message)])
    XCTAssertEqual(store.calls, [.replaceAll([.plants])])
  }

  /// L3 X1.
  func testStoreThatCannotBeReadAfterTheReplyShowsAMessageAndKeepsTheRows() {
    openAndForget(storing: [.milk])
    store.readError = .readFailed

    httpManager.lists.send(.success([.plants]))

    let message = "The items on this device couldn't be read."
    XCTAssertEqual(history.values, [ItemsListState(items: [.milk], error: message)])
    XCTAssertEqual(store.calls, [.replaceAll([.plants]), .readAll])
  }

  /// L2 X4.
  func testRepeatedReplyIsDropped() {
    loadAndForget([.milk])

    httpManager.lists.send(.success([.plants]))
    httpManager.lists.send(.failure(.offline))

    XCTAssertEqual(history.values, [])
    XCTAssertEqual(store.calls, [])
  }

  // MARK: Loading again

  /// L7.
  func testReloadClearsTheErrorAndLoads() {
    openAndForget(storing: [.milk])
    httpManager.lists.send(.failure(.offline))
    history.removeValues()

    viewModel.reload()

    XCTAssertEqual(history.values, [ItemsListState(items: [.milk], isLoading: true)])
    XCTAssertEqual(httpManager.calls, [.getItems, .getItems])
  }

  /// L6.
  func testRefreshKeepsTheRowsAndLoads() {
    loadAndForget([.milk])

    viewModel.refresh()

    XCTAssertEqual(history.values, [ItemsListState(items: [.milk], isRefreshing: true)])
    XCTAssertEqual(httpManager.calls, [.getItems, .getItems])
  }

  /// L6.
  func testRefreshEndsOnSuccess() {
    loadAndForget([.milk])
    viewModel.refresh()
    store.items = [.plants]

    httpManager.lists.send(.success([.plants]), to: 1)

    XCTAssertEqual(
      history.values,
      [ItemsListState(items: [.milk], isRefreshing: true), ItemsListState(items: [.plants])])
  }

  /// L3 L6.
  func testRefreshEndsOnFailure() {
    loadAndForget([.milk])
    viewModel.refresh()

    httpManager.lists.send(.failure(.timedOut), to: 1)

    XCTAssertEqual(
      history.values,
      [
        ItemsListState(items: [.milk], isRefreshing: true),
        ItemsListState(items: [.milk], error: "The server took too long to answer."),
      ])
  }

  /// L6 L7.
  func testRefreshClearsTheError() {
    openAndForget(storing: [.milk])
    httpManager.lists.send(.failure(.offline))
    history.removeValues()

    viewModel.refresh()

    XCTAssertEqual(history.values, [ItemsListState(items: [.milk], isRefreshing: true)])
  }

  // MARK: Duplicate calls

  /// L5 X6.
  func testReloadDuringALoadSendsNothing() {
    openAndForget(storing: [.milk])

    viewModel.reload()
    viewModel.reload()

    XCTAssertEqual(history.values, [])
    XCTAssertEqual(httpManager.calls, [.getItems])
  }

  /// L5 X6.
  func testReloadDuringARefreshSendsNothing() {
    loadAndForget([.milk])
    viewModel.refresh()
    history.removeValues()

    viewModel.reload()

    XCTAssertEqual(history.values, [])
    XCTAssertEqual(httpManager.calls, [.getItems, .getItems])
  }

  /// L5.
  func testRefreshJoinsALoadAndEndsWithIt() {
    openAndForget(storing: [.milk])
    store.items = [.plants]

    viewModel.refresh()
    httpManager.lists.send(.success([.plants]))

    XCTAssertEqual(
      history.values,
      [
        ItemsListState(items: [.milk], isLoading: true, isRefreshing: true),
        ItemsListState(items: [.plants]),
      ])
    XCTAssertEqual(httpManager.calls, [.getItems])
  }

  /// L5 L8 X6.
  func testNothingElseIsSentDuringADeletion() {
    loadAndForget([.milk])
    viewModel.deleteAll()
    history.removeValues()

    viewModel.reload()
    viewModel.refresh()
    viewModel.deleteAll()

    XCTAssertEqual(history.values, [])
    XCTAssertEqual(httpManager.calls, [.getItems, .deleteItems])
  }

  // MARK: Deleting

  /// L8.
  func testDeleteAllEmptiesStoreAndScreen() {
    loadAndForget([.milk])

    viewModel.deleteAll()
    httpManager.deletions.send(.success(()))

    XCTAssertEqual(
      history.values,
      [ItemsListState(items: [.milk], isLoading: true, isDeleting: true), ItemsListState()])
    XCTAssertEqual(httpManager.calls, [.getItems, .deleteItems])
    XCTAssertEqual(store.calls, [.removeAll])
  }

  /// L8 X1.
  func testFailedDeletionLosesNothing() {
    loadAndForget([.milk])

    viewModel.deleteAll()
    httpManager.deletions.send(.failure(.status(403)))

    XCTAssertEqual(
      history.values,
      [
        ItemsListState(items: [.milk], isLoading: true, isDeleting: true),
        ItemsListState(items: [.milk], error: "The server refused the request."),
      ])
    XCTAssertEqual(store.calls, [])
  }

  /// L8 X1.
  func testStoreThatRefusesToDeleteKeepsTheRows() {
    loadAndForget([.milk])
    store.writeError = .writeFailed

    viewModel.deleteAll()
    httpManager.deletions.send(.success(()))

    let message = "The items couldn't be saved on this device."
    XCTAssertEqual(history.values.last, ItemsListState(items: [.milk], error: message))
    XCTAssertEqual(history.values.count, 2)
    XCTAssertEqual(store.calls, [.removeAll])
  }

  /// L7 L8.
  func testDeleteAllClearsTheError() {
    openAndForget(storing: [.milk])
    httpManager.lists.send(.failure(.offline))
    history.removeValues()

    viewModel.deleteAll()

    XCTAssertEqual(
      history.values, [ItemsListState(items: [.milk], isLoading: true, isDeleting: true)])
  }

  /// L7.
  func testRetryAfterAFailedDeletionLoads() {
    loadAndForget([.milk])
    viewModel.deleteAll()
    httpManager.deletions.send(.failure(.offline))

    viewModel.reload()

    XCTAssertEqual(httpManager.calls, [.getItems, .deleteItems, .getItems])
  }

  /// L8 X6.
  func testNothingIsDeletedDuringALoad() {
    openAndForget(storing: [.milk])

    viewModel.deleteAll()

    XCTAssertEqual(history.values, [])
    XCTAssertEqual(httpManager.calls, [.getItems])
  }

  /// L8 X6.
  func testNothingIsDeletedWithoutRows() {
    loadAndForget([])

    viewModel.deleteAll()

    XCTAssertEqual(history.values, [])
    XCTAssertEqual(httpManager.calls, [.getItems])
  }

  // MARK: Navigation

  /// L9.
  func testSelectedItemIsPassedForward() {
    loadAndForget([.milk, .plants])

    viewModel.select(at: 1)
    viewModel.select(at: 0)

    XCTAssertEqual(coordinator.calls, [.moveToDetail(.plants), .moveToDetail(.milk)])
    XCTAssertEqual(history.values, [])
    XCTAssertEqual(httpManager.calls, [.getItems])
  }

  /// L9.
  func testStoredItemCanBeSelectedDuringALoad() {
    openAndForget(storing: [.milk])

    viewModel.select(at: 0)

    XCTAssertEqual(coordinator.calls, [.moveToDetail(.milk)])
  }

  /// L9 X4.
  func testIndexOutsideTheRowsDoesNothing() {
    loadAndForget([.milk, .plants])

    for row in [-1, 2, .min, .max] { viewModel.select(at: row) }

    XCTAssertEqual(coordinator.calls, [])
  }

  /// L9 X4.
  func testIndexThatWasGoodBeforeTheListShrankDoesNothing() {
    loadAndForget([.milk, .plants])
    viewModel.deleteAll()
    httpManager.deletions.send(.success(()))

    viewModel.select(at: 0)

    XCTAssertEqual(coordinator.calls, [])
  }

  /// L10.
  func testAddMovesToTheForm() {
    loadAndForget([.milk])

    viewModel.add()

    XCTAssertEqual(coordinator.calls, [.moveToAdd])
    XCTAssertEqual(history.values, [])
    XCTAssertEqual(httpManager.calls, [.getItems])
  }

  // MARK: What the form brings back

  /// A4.
  func testAddedItemIsStoredAndTheListLoads() {
    loadAndForget([.milk])

    viewModel.didAdd(.plants)

    XCTAssertEqual(store.calls, [.insert(.plants)])
    XCTAssertEqual(history.values, [ItemsListState(items: [.milk], isLoading: true)])
    XCTAssertEqual(httpManager.calls, [.getItems, .getItems])
  }

  /// A4.
  func testStoreThatRefusesTheAddedItemChangesNothing() {
    loadAndForget([.milk])
    store.writeError = .writeFailed

    viewModel.didAdd(.plants)

    XCTAssertEqual(store.calls, [.insert(.plants)])
    XCTAssertEqual(history.values, [ItemsListState(items: [.milk], isLoading: true)])
    XCTAssertEqual(httpManager.calls, [.getItems, .getItems])
  }

  /// A4 L7.
  func testLoadAfterAnAddClearsTheError() {
    openAndForget(storing: [.milk])
    httpManager.lists.send(.failure(.offline))
    history.removeValues()

    viewModel.didAdd(.plants)

    XCTAssertEqual(history.values, [ItemsListState(items: [.milk], isLoading: true)])
  }

  /// A4 X4 X5.
  ///
  /// The mock sends the reply of the load that was called off all the same.
  func testLoadAfterAnAddTakesThePlaceOfALoad() {
    openAndForget(storing: [.milk])

    viewModel.didAdd(.plants)
    XCTAssertEqual(httpManager.calls, [.getItems, .cancel(0), .getItems])
    httpManager.lists.send(.failure(.offline), to: 0)
    XCTAssertEqual(history.values, [ItemsListState(items: [.milk], isLoading: true)])

    store.items = [.milk, .plants]
    httpManager.lists.send(.success([.milk, .plants]), to: 1)
    httpManager.lists.send(.success([]), to: 0)

    XCTAssertEqual(
      history.values,
      [
        ItemsListState(items: [.milk], isLoading: true),
        ItemsListState(items: [.milk, .plants]),
      ])
    XCTAssertEqual(store.calls, [.insert(.plants), .replaceAll([.milk, .plants]), .readAll])
  }

  /// A4 L6.
  func testIndicatorsThatShowStayUntilTheLoadAfterAnAddEnds() {
    loadAndForget([.milk])
    viewModel.refresh()

    viewModel.didAdd(.plants)
    httpManager.lists.send(.failure(.offline), to: 2)

    XCTAssertEqual(
      history.values,
      [
        ItemsListState(items: [.milk], isRefreshing: true),
        ItemsListState(items: [.milk], isLoading: true, isRefreshing: true),
        ItemsListState(
          items: [.milk], error: "You appear to be offline. Check your connection."),
      ])
  }

  // MARK: Lifetime

  /// X2 X4.
  func testCoordinatorIsNotKeptAliveNorNeeded() {
    var coordinator: CoordinatorMock? = CoordinatorMock()
    weak let weakCoordinator = coordinator
    let viewModel = coordinator.map {
      ItemsListViewModel(httpManager: httpManager, store: store, coordinator: $0)
    }
    store.items = [.milk]
    viewModel?.open()

    coordinator = nil

    XCTAssertNil(weakCoordinator)
    viewModel?.select(at: 0)
    viewModel?.add()
  }

  /// X2 X4.
  func testRequestsDoNotKeepTheViewModelAlive() {
    var viewModel: ItemsListViewModel? = ItemsListViewModel(
      httpManager: httpManager, store: store, coordinator: coordinator)
    weak let weakViewModel = viewModel
    store.items = [.milk]
    viewModel?.open()
    httpManager.lists.send(.success([.milk]))
    viewModel?.deleteAll()

    viewModel = nil

    XCTAssertNil(weakViewModel)
    store.removeCalls()
    httpManager.deletions.send(.success(()))
    XCTAssertEqual(store.calls, [])
  }

  /// X2 X4.
  func testALoadDoesNotKeepTheViewModelAlive() {
    var viewModel: ItemsListViewModel? = ItemsListViewModel(
      httpManager: httpManager, store: store, coordinator: coordinator)
    weak let weakViewModel = viewModel
    viewModel?.open()

    viewModel = nil

    XCTAssertNil(weakViewModel)
    store.removeCalls()
    httpManager.lists.send(.success([.milk]))
    XCTAssertEqual(store.calls, [])
  }

  // MARK: Making

  /// Opens with stored items and forgets what happened; the reply is still to come.
  private func openAndForget(storing items: [Item] = []) {
    store.items = items
    viewModel.open()
    history.removeValues()
    store.removeCalls()
  }

  /// Opens, loads, and forgets what happened.
  private func loadAndForget(_ items: [Item]) {
    openAndForget(storing: items)
    httpManager.lists.send(.success(items))
    history.removeValues()
    store.removeCalls()
  }
}
