import Items
import ItemsNetworking
import XCTest

@testable import MVVMC

final class ItemsListViewModelTests: XCTestCase {
  private let log = CallLog()
  private lazy var httpManager = HTTPManagerMock(log)
  private lazy var store = StoreMock(log)
  private lazy var coordinator = CoordinatorMock(log)
  private lazy var viewModel = ItemsListViewModel(
    httpManager: httpManager, store: store, coordinator: coordinator)

  // MARK: Opening

  /// L1 L4.
  func testListShowsNothingBeforeItHasOpened() {
    XCTAssertEqual(beginHistory().first, ItemsListState())
    XCTAssertEqual(log.calls, [])
  }

  /// L1.
  func testOpenShowsWhatTheStoreHasAndLoads() {
    store.items = [.plants]
    let history = beginHistory()

    viewModel.open()

    XCTAssertEqual(history.changes, [ItemsListState(items: [.plants], work: .loading)])
    XCTAssertEqual(log.calls, [.readAll, .fetchItems])
  }

  /// L1.
  func testStoreThatCannotBeReadCountsAsEmptyAtOpening() {
    store.readError = .readFailed
    let history = beginHistory()

    viewModel.open()

    XCTAssertEqual(history.changes, [ItemsListState(items: [], work: .loading)])
    XCTAssertEqual(log.calls, [.readAll, .fetchItems])
  }

  // MARK: Replies

  /// L2.
  ///
  /// The list shows what a read of the store returns. The mock returns other items than were written.
  func testReplyGoesThroughTheStore() throws {
    viewModel.open()
    let history = beginHistory()

    store.items = [.plants, .milk]
    try XCTUnwrap(httpManager.replyToFetchItems)(.success([.milk]))

    XCTAssertEqual(history.changes, [ItemsListState(items: [.plants, .milk])])
    XCTAssertEqual(log.calls, [.replaceAll([.milk]), .readAll])
  }

  /// L3 X1.
  func testFailedLoadShowsAMessageAndKeepsTheRows() throws {
    try open(with: [.milk])
    viewModel.reload()
    let history = beginHistory()

    try XCTUnwrap(httpManager.replyToFetchItems)(.failure(.status(404)))

    XCTAssertEqual(
      history.changes,
      [ItemsListState(items: [.milk], error: "The server refused the request.")])
    XCTAssertEqual(log.calls, [])
  }

  /// L3 X1.
  func testStoreThatCannotBeWrittenFailsTheLoad() throws {
    store.items = [.milk]
    viewModel.open()
    let history = beginHistory()

    store.writeError = .writeFailed
    try XCTUnwrap(httpManager.replyToFetchItems)(.success([.plants]))

    XCTAssertEqual(
      history.changes,
      [ItemsListState(items: [.milk], error: "The items couldn't be saved on this device.")])
    XCTAssertEqual(log.calls, [.replaceAll([.plants])])
  }

  /// L3 X1.
  func testStoreThatCannotBeReadAfterAReplyFailsTheLoad() throws {
    store.items = [.milk]
    viewModel.open()
    let history = beginHistory()

    store.readError = .readFailed
    try XCTUnwrap(httpManager.replyToFetchItems)(.success([.plants]))

    XCTAssertEqual(
      history.changes,
      [ItemsListState(items: [.milk], error: "The items on this device couldn't be read.")])
    XCTAssertEqual(log.calls, [.replaceAll([.plants]), .readAll])
  }

  /// L2 X4.
  func testRepeatedReplyIsDropped() throws {
    try open(with: [])
    let history = beginHistory()

    try XCTUnwrap(httpManager.replyToFetchItems)(.success([.plants]))

    XCTAssertEqual(history.changes, [])
    XCTAssertEqual(log.calls, [])
  }

  // MARK: Loading again

  /// L7.
  func testReloadClearsTheErrorKeepsTheRowsAndLoads() throws {
    try open(with: [.milk])
    try failToLoad()
    let history = beginHistory()

    viewModel.reload()

    XCTAssertEqual(history.changes, [ItemsListState(items: [.milk], work: .loading)])
    XCTAssertEqual(log.calls, [.fetchItems])
  }

  /// L5 X6.
  func testReloadDuringALoadDoesNothing() {
    viewModel.reload()

    assertNothingHappens(during: viewModel.reload)
  }

  /// L5 X6.
  func testReloadDuringARefreshDoesNothing() {
    viewModel.refresh()

    assertNothingHappens(during: viewModel.reload)
  }

  /// L8 X6.
  func testReloadDuringADeletionDoesNothing() throws {
    try open(with: [.milk])
    viewModel.deleteAll()

    assertNothingHappens(during: viewModel.reload)
  }

  /// L6 L7.
  func testRefreshClearsTheErrorKeepsTheRowsAndLoads() throws {
    try open(with: [.milk])
    try failToLoad()
    let history = beginHistory()

    viewModel.refresh()

    XCTAssertEqual(history.changes, [ItemsListState(items: [.milk], work: .refreshing)])
    XCTAssertEqual(log.calls, [.fetchItems])
  }

  /// L6.
  func testRefreshEndsOnFailure() throws {
    try open(with: [])
    viewModel.refresh()
    let history = beginHistory()

    try XCTUnwrap(httpManager.replyToFetchItems)(.failure(.offline))

    XCTAssertEqual(history.changes.map(\.work), [nil])
  }

  /// L5 L6.
  func testRefreshJoinsALoadAndEndsWithIt() throws {
    viewModel.reload()
    let history = beginHistory()

    viewModel.refresh()
    XCTAssertEqual(log.calls, [])
    try XCTUnwrap(httpManager.replyToFetchItems)(.success([]))

    XCTAssertEqual(history.changes.map(\.work), [.loadingAndRefreshing, nil])
  }

  /// L5 X6.
  func testRefreshDuringARefreshDoesNothing() {
    viewModel.refresh()

    assertNothingHappens(during: viewModel.refresh)
  }

  /// L5 L8 X6.
  func testNothingElseBeginsDuringALoadThatARefreshHasJoined() throws {
    try open(with: [.milk])
    viewModel.reload()
    viewModel.refresh()

    for event in [viewModel.reload, viewModel.refresh, viewModel.deleteAll] {
      assertNothingHappens(during: event)
    }
  }

  /// L8 X6.
  func testRefreshDuringADeletionDoesNothing() throws {
    try open(with: [.milk])
    viewModel.deleteAll()

    assertNothingHappens(during: viewModel.refresh)
  }

  /// L1 L5 L6 L8 A4.
  ///
  /// The mock replies within the call. A state that was set after the call would stay.
  func testStateChangesBeforeARequestIsSent() {
    store.items = [.milk]
    httpManager.whenAsked = {
      $0.replyToFetchItems?(.failure(.offline))
      $0.replyToDeleteItems?(.failure(.offline))
    }
    let history = beginHistory()

    viewModel.open()
    viewModel.reload()
    viewModel.refresh()
    viewModel.deleteAll()
    viewModel.didAddItem()

    XCTAssertEqual(
      history.changes.map(\.work),
      [.loading, nil, .loading, nil, .refreshing, nil, .deleting, nil, .loading, nil])
  }

  // MARK: Deleting

  /// L7 L8.
  func testDeleteAllClearsTheErrorAndEmptiesStoreAndScreen() throws {
    try open(with: [.milk])
    try failToLoad()
    let history = beginHistory()

    viewModel.deleteAll()
    try XCTUnwrap(httpManager.replyToDeleteItems)(.success(()))

    XCTAssertEqual(
      history.changes,
      [ItemsListState(items: [.milk], work: .deleting), ItemsListState(items: [])])
    XCTAssertEqual(log.calls, [.deleteItems, .removeAll])
  }

  /// L7 L8 X1.
  func testFailedDeletionKeepsTheRowsAndRetryLoads() throws {
    try open(with: [.milk])
    viewModel.deleteAll()
    let history = beginHistory()

    try XCTUnwrap(httpManager.replyToDeleteItems)(.failure(.status(503)))
    viewModel.reload()

    XCTAssertEqual(
      history.changes,
      [
        ItemsListState(
          items: [.milk], error: "The server is having trouble. Try again later."),
        ItemsListState(items: [.milk], work: .loading),
      ])
    XCTAssertEqual(log.calls, [.fetchItems])
  }

  /// L8.
  func testStoreThatRefusesToDeleteFailsTheDeletion() throws {
    try open(with: [.milk])
    viewModel.deleteAll()
    let history = beginHistory()

    store.writeError = .writeFailed
    try XCTUnwrap(httpManager.replyToDeleteItems)(.success(()))

    XCTAssertEqual(
      history.changes,
      [ItemsListState(items: [.milk], error: "The items couldn't be saved on this device.")])
    XCTAssertEqual(log.calls, [.removeAll])
  }

  /// L8 X4.
  func testRepeatedReplyToADeletionIsDropped() throws {
    try open(with: [.milk])
    viewModel.deleteAll()
    let reply = try XCTUnwrap(httpManager.replyToDeleteItems)
    reply(.failure(.offline))
    let history = beginHistory()

    reply(.success(()))

    XCTAssertEqual(history.changes, [])
    XCTAssertEqual(log.calls, [])
  }

  /// L8 X6.
  func testDeleteAllDuringALoadDoesNothing() throws {
    try open(with: [.milk])
    viewModel.reload()

    assertNothingHappens(during: viewModel.deleteAll)
  }

  /// L8 X6.
  func testDeleteAllDuringARefreshDoesNothing() throws {
    try open(with: [.milk])
    viewModel.refresh()

    assertNothingHappens(during: viewModel.deleteAll)
  }

  /// L8 X6.
  func testDeleteAllDuringADeletionDoesNothing() throws {
    try open(with: [.milk])
    viewModel.deleteAll()

    assertNothingHappens(during: viewModel.deleteAll)
  }

  /// L8 X6.
  func testDeleteAllWithoutRowsDoesNothing() throws {
    try open(with: [])

    assertNothingHappens(during: viewModel.deleteAll)
  }

  // MARK: Navigation

  /// L9 L10.
  func testCoordinatorIsAskedToMove() throws {
    try open(with: [.plants, .milk])

    viewModel.select(at: 1)
    viewModel.add()

    XCTAssertEqual(
      log.calls, [.moveToDetail(.milk), .moveToAdd(informing: Reference(viewModel))])
  }

  /// L9 L10 X6.
  ///
  /// During a deletion only the controls of the screen refuse it.
  func testCoordinatorIsAskedToMoveDuringARequest() throws {
    for begin in [viewModel.reload, viewModel.deleteAll] {
      try open(with: [.milk])
      begin()
      log.removeAll()

      viewModel.select(at: 0)
      viewModel.add()

      XCTAssertEqual(
        log.calls, [.moveToDetail(.milk), .moveToAdd(informing: Reference(viewModel))])
    }
  }

  /// L9 X4.
  func testIndexOutsideTheRowsDoesNothing() throws {
    try open(with: [.milk, .plants])

    viewModel.select(at: -1)
    viewModel.select(at: 2)

    XCTAssertEqual(log.calls, [])
  }

  /// L9 X4.
  func testSelectionBeforeTheListHasOpenedDoesNothing() {
    viewModel.select(at: 0)

    XCTAssertEqual(log.calls, [])
  }

  // MARK: After the form has added an item

  /// L7 A4.
  func testAddedItemClearsTheErrorKeepsTheRowsAndLoads() throws {
    try open(with: [.milk])
    try failToLoad()
    let history = beginHistory()

    viewModel.didAddItem()

    XCTAssertEqual(history.changes, [ItemsListState(items: [.milk], work: .loading)])
    XCTAssertEqual(log.calls, [.fetchItems])
  }

  /// A4 X4 X5.
  ///
  /// The mock ignores the cancel and replies to the first load.
  func testLoadAfterAnAdditionReplacesALoad() throws {
    viewModel.reload()
    let lateReply = try XCTUnwrap(httpManager.replyToFetchItems)
    let history = beginHistory()

    viewModel.didAddItem()
    lateReply(.success([.plants]))

    XCTAssertEqual(history.changes.map(\.work), [.loading])
    XCTAssertEqual(log.calls, [.cancel(.fetchItems), .fetchItems])
  }

  /// A4 L8 X4 X5.
  ///
  /// The mock ignores the cancel and replies to the deletion.
  func testLoadAfterAnAdditionReplacesADeletion() throws {
    try open(with: [.milk])
    viewModel.deleteAll()
    let history = beginHistory()

    viewModel.didAddItem()
    try XCTUnwrap(httpManager.replyToDeleteItems)(.success(()))

    XCTAssertEqual(history.changes.map(\.work), [.loading])
    XCTAssertEqual(log.calls, [.cancel(.deleteItems), .fetchItems])
  }

  /// A4 L6.
  func testLoadAfterAnAdditionKeepsTheRefreshIndicator() throws {
    try open(with: [])
    viewModel.refresh()
    let history = beginHistory()

    viewModel.didAddItem()
    viewModel.didAddItem()

    XCTAssertEqual(
      history.changes.map(\.work), [.loadingAndRefreshing, .loadingAndRefreshing])
  }

  // MARK: Lifetime

  /// X2 X4.
  func testCoordinatorIsNeitherRetainedNorRequired() throws {
    var coordinator: CoordinatorMock? = CoordinatorMock(log)
    let viewModel = ItemsListViewModel(
      httpManager: httpManager, store: store, coordinator: try XCTUnwrap(coordinator))
    weak let weakCoordinator = coordinator
    store.items = [.milk]
    viewModel.open()
    log.removeAll()

    coordinator = nil

    XCTAssertNil(weakCoordinator)
    viewModel.select(at: 0)
    viewModel.add()
    XCTAssertEqual(log.calls, [])
  }

  /// X2 X4 X5.
  ///
  /// Releasing the view model alone cancels nothing.
  func testDeletionDoesNotRetainTheViewModel() throws {
    var viewModel: ItemsListViewModel? = ItemsListViewModel(
      httpManager: httpManager, store: store, coordinator: coordinator)
    weak let weakViewModel = viewModel
    store.items = [.milk]
    viewModel?.open()
    try XCTUnwrap(httpManager.replyToFetchItems)(.success([.milk]))
    viewModel?.deleteAll()
    log.removeAll()

    viewModel = nil

    XCTAssertNil(weakViewModel)
    try XCTUnwrap(httpManager.replyToDeleteItems)(.success(()))
    XCTAssertEqual(log.calls, [])
  }

  /// X2 X4 X5.
  ///
  /// Releasing the view model alone cancels nothing.
  func testLoadDoesNotRetainTheViewModel() throws {
    var viewModel: ItemsListViewModel? = ItemsListViewModel(
      httpManager: httpManager, store: store, coordinator: coordinator)
    weak let weakViewModel = viewModel
    viewModel?.open()
    log.removeAll()

    viewModel = nil

    XCTAssertNil(weakViewModel)
    try XCTUnwrap(httpManager.replyToFetchItems)(.success([.milk]))
    XCTAssertEqual(log.calls, [])
  }

  /// Opens the list and replies with these items, which the store returns.
  private func open(with items: [Item]) throws {
    store.items = items
    viewModel.open()
    try XCTUnwrap(httpManager.replyToFetchItems)(.success(items))
    log.removeAll()
  }

  private func failToLoad() throws {
    viewModel.reload()
    try XCTUnwrap(httpManager.replyToFetchItems)(.failure(.offline))
  }

  /// Checks that a call changes no state, and calls nothing.
  private func assertNothingHappens(
    during call: () -> Void, file: StaticString = #filePath, line: UInt = #line
  ) {
    let history = beginHistory()

    call()

    XCTAssertEqual(history.changes, [], file: file, line: line)
    XCTAssertEqual(log.calls, [], file: file, line: line)
  }

  /// Forgets the calls so far, and records the states from the current one on.
  private func beginHistory() -> History<ItemsListState> {
    log.removeAll()
    return History(of: viewModel.didChange)
  }
}
