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
  func testListThatHasNotOpenedSaysNothing() {
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

  /// L5 X6.
  func testOpeningDuringALoadSendsAndSaysNothing() {
    viewModel.reload()
    let history = beginHistory()

    viewModel.open()

    XCTAssertEqual(history.changes, [])
    XCTAssertEqual(log.calls, [])
  }

  /// L1 X7.
  func testOpeningAgainSendsAndSaysNothing() throws {
    try open(with: [])
    let history = beginHistory()

    viewModel.open()

    XCTAssertEqual(history.changes, [])
    XCTAssertEqual(log.calls, [])
  }

  // MARK: Replies

  /// L2.
  ///
  /// The mock gives back its own items, whatever was written.
  func testReplyGoesThroughTheStore() throws {
    viewModel.open()
    let history = beginHistory()

    store.items = [.plants, .milk]
    try XCTUnwrap(httpManager.replyToGetItems)(.success([.milk]))

    XCTAssertEqual(history.changes, [ItemsListState(items: [.plants, .milk])])
    XCTAssertEqual(log.calls, [.replaceAll([.milk]), .readAll])
  }

  /// L3.
  func testFailedLoadEndsAndKeepsTheRows() throws {
    try open(with: [.milk])
    viewModel.reload()
    let history = beginHistory()

    try XCTUnwrap(httpManager.replyToGetItems)(.failure(.offline))

    XCTAssertEqual(history.changes.map(\.items), [[.milk]])
    XCTAssertEqual(history.changes.map(\.work), [nil])
    XCTAssertEqual(log.calls, [])
  }

  /// L3.
  func testStoreThatCannotBeWrittenFailsTheLoad() throws {
    viewModel.open()
    let history = beginHistory()

    store.writeError = .writeFailed
    try XCTUnwrap(httpManager.replyToGetItems)(.success([.plants]))

    XCTAssertNotNil(history.changes.last?.error)
    XCTAssertEqual(log.calls, [.replaceAll([.plants])])
  }

  /// L3.
  func testStoreThatCannotBeReadAfterAReplyFailsTheLoad() throws {
    viewModel.open()
    let history = beginHistory()

    store.readError = .readFailed
    try XCTUnwrap(httpManager.replyToGetItems)(.success([.plants]))

    XCTAssertNotNil(history.changes.last?.error)
    XCTAssertEqual(log.calls, [.replaceAll([.plants]), .readAll])
  }

  /// L3 X1.
  func testMessageFitsTheReasonAndNamesNeitherCodeNorType() throws {
    let history = beginHistory()

    let failures: [NetworkError] = [
      .offline, .status(404), .undecodable(reason: "keyNotFound"),
    ]
    for failure in failures {
      viewModel.reload()
      try XCTUnwrap(httpManager.replyToGetItems)(.failure(failure))
    }
    store.readError = .readFailed
    viewModel.reload()
    try XCTUnwrap(httpManager.replyToGetItems)(.success([]))
    store.writeError = .writeFailed
    viewModel.reload()
    try XCTUnwrap(httpManager.replyToGetItems)(.success([]))

    XCTAssertEqual(
      history.changes.compactMap(\.error),
      [
        "You appear to be offline. Check your connection.",
        "The server refused the request.",
        "The server sent an answer this app can't read.",
        "The items on this device couldn't be read.",
        "The items couldn't be saved on this device.",
      ])
  }

  /// L2 X4.
  func testRepeatedReplyIsDropped() throws {
    try open(with: [])
    let history = beginHistory()

    try XCTUnwrap(httpManager.replyToGetItems)(.success([.plants]))

    XCTAssertEqual(history.changes, [])
    XCTAssertEqual(log.calls, [])
  }

  // MARK: Loading again

  /// L7.
  func testReloadKeepsTheRowsAndLoads() throws {
    try open(with: [.milk])
    let history = beginHistory()

    viewModel.reload()

    XCTAssertEqual(history.changes, [ItemsListState(items: [.milk], work: .loading)])
    XCTAssertEqual(log.calls, [.fetchItems])
  }

  /// L5 X6.
  func testReloadBesidesARequestSendsAndSaysNothing() throws {
    try open(with: [.milk])
    for (name, request) in requests {
      request()
      let history = beginHistory()

      viewModel.reload()

      XCTAssertEqual(history.changes, [], name)
      XCTAssertEqual(log.calls, [], name)
      try end()
    }
  }

  /// L6.
  func testRefreshKeepsTheRowsAndLoads() throws {
    try open(with: [.milk])
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

    try XCTUnwrap(httpManager.replyToGetItems)(.failure(.offline))

    XCTAssertEqual(history.changes.map(\.work), [nil])
  }

  /// L5 L6.
  func testRefreshJoinsALoadAndEndsWithIt() throws {
    viewModel.reload()
    let history = beginHistory()

    viewModel.refresh()
    viewModel.refresh()
    XCTAssertEqual(log.calls, [])
    try XCTUnwrap(httpManager.replyToGetItems)(.success([]))

    XCTAssertEqual(history.changes.map(\.work), [.loadingAndRefreshing, nil])
  }

  /// L8 X6.
  func testRefreshBesidesADeletionOrARefreshSendsAndSaysNothing() throws {
    try open(with: [.milk])
    for (name, request) in requests where name != "reload" {
      request()
      let history = beginHistory()

      viewModel.refresh()

      XCTAssertEqual(history.changes, [], name)
      XCTAssertEqual(log.calls, [], name)
      try end()
    }
  }

  /// L5 L6 L8 A4.
  ///
  /// A reply within the call has the last word: what was said too late would stay.
  func testListSaysWhatIsUnderWayBeforeItIsSent() throws {
    try open(with: [.milk])
    httpManager.whenAsked = {
      $0.replyToGetItems?(.failure(.offline))
      $0.replyToDeleteItems?(.failure(.offline))
    }
    let history = beginHistory()

    for (_, request) in requests + [("reloadAfterAdding", viewModel.reloadAfterAdding)] {
      request()
    }

    XCTAssertEqual(
      history.changes.map(\.work),
      [.loading, nil, .refreshing, nil, .deleting, nil, .loading, nil])
  }

  /// L7 L8 A4.
  func testEachRequestClearsTheError() throws {
    try open(with: [.milk])
    for (name, request) in requests + [("reloadAfterAdding", viewModel.reloadAfterAdding)] {
      viewModel.reload()
      try XCTUnwrap(httpManager.replyToGetItems)(.failure(.offline))
      let history = beginHistory()

      request()

      XCTAssertNotNil(history.first?.error, name)
      XCTAssertEqual(history.changes.map(\.error), [nil], name)
      try end()
    }
  }

  // MARK: Deleting

  /// L8.
  func testDeleteAllEmptiesStoreAndScreen() throws {
    try open(with: [.milk])
    let history = beginHistory()

    viewModel.deleteAll()
    try XCTUnwrap(httpManager.replyToDeleteItems)(.success(()))

    XCTAssertEqual(
      history.changes,
      [ItemsListState(items: [.milk], work: .deleting), ItemsListState(items: [])])
    XCTAssertEqual(log.calls, [.deleteItems, .removeAll])
  }

  /// L7 L8.
  func testFailedDeletionLosesNothingAndRetryLoads() throws {
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
  func testDeleteAllBesidesARequestSendsAndSaysNothing() throws {
    try open(with: [.milk])
    for (name, request) in requests {
      request()
      let history = beginHistory()

      viewModel.deleteAll()

      XCTAssertEqual(history.changes, [], name)
      XCTAssertEqual(log.calls, [], name)
      try end()
    }
  }

  /// L8 X6.
  func testDeleteAllWithoutRowsSendsAndSaysNothing() throws {
    try open(with: [])
    let history = beginHistory()

    viewModel.deleteAll()

    XCTAssertEqual(history.changes, [])
    XCTAssertEqual(log.calls, [])
  }

  // MARK: Navigation

  /// L9 L10.
  func testCoordinatorIsAskedToMove() throws {
    try open(with: [.plants, .milk])
    let history = beginHistory()

    viewModel.select(at: 1)
    viewModel.select(at: 0)
    viewModel.add()

    XCTAssertEqual(log.calls, [.moveToDetail(.milk), .moveToDetail(.plants), .moveToAdd])
    XCTAssertEqual(history.changes, [])
  }

  /// L9 L10 X6.
  ///
  /// What only leads to another screen is refused by its controls alone.
  func testNoRequestKeepsTheListFromLeadingOn() throws {
    try open(with: [.milk])
    for (name, request) in requests {
      request()
      log.removeAll()

      viewModel.select(at: 0)
      viewModel.add()

      XCTAssertEqual(log.calls, [.moveToDetail(.milk), .moveToAdd], name)
      try end()
    }
  }

  /// L9 X4.
  func testIndexOutsideTheRowsDoesNothing() throws {
    viewModel.select(at: 0)
    XCTAssertEqual(log.calls, [])
    try open(with: [.milk, .plants])

    for row in [-1, 2, .min, .max] { viewModel.select(at: row) }

    XCTAssertEqual(log.calls, [])
  }

  // MARK: Once the form has added an item

  /// A4.
  func testReloadAfterAddingKeepsTheRowsAndLoads() throws {
    try open(with: [.milk])
    let history = beginHistory()

    viewModel.reloadAfterAdding()

    XCTAssertEqual(history.changes, [ItemsListState(items: [.milk], work: .loading)])
    XCTAssertEqual(log.calls, [.fetchItems])
  }

  /// A4 X4 X5.
  ///
  /// The mock sends the reply of the load that was called off all the same.
  func testReloadAfterAddingTakesThePlaceOfALoad() throws {
    viewModel.reload()
    let lateReply = try XCTUnwrap(httpManager.replyToGetItems)
    let history = beginHistory()

    viewModel.reloadAfterAdding()
    lateReply(.success([.plants]))

    XCTAssertEqual(history.changes.map(\.work), [.loading])
    XCTAssertEqual(log.calls, [.cancel(.fetchItems), .fetchItems])
  }

  /// A4 L8 X4 X5.
  ///
  /// The mock sends the reply of the deletion that was called off all the same.
  func testReloadAfterAddingTakesThePlaceOfADeletion() throws {
    try open(with: [.milk])
    viewModel.deleteAll()
    let history = beginHistory()

    viewModel.reloadAfterAdding()
    try XCTUnwrap(httpManager.replyToDeleteItems)(.success(()))

    XCTAssertEqual(history.changes.map(\.work), [.loading])
    XCTAssertEqual(log.calls, [.cancel(.deleteItems), .fetchItems])
  }

  /// A4 L6.
  func testIndicatorsThatShowStayWhenTheListReloadsAfterAdding() throws {
    try open(with: [])
    viewModel.refresh()
    let history = beginHistory()

    viewModel.reloadAfterAdding()
    viewModel.reloadAfterAdding()

    XCTAssertEqual(
      history.changes.map(\.work), [.loadingAndRefreshing, .loadingAndRefreshing])
  }

  // MARK: Lifetime

  /// X2 X4.
  func testCoordinatorIsNotKeptAliveNorNeeded() throws {
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
  func testADeletionDoesNotKeepTheViewModelAlive() throws {
    var viewModel: ItemsListViewModel? = ItemsListViewModel(
      httpManager: httpManager, store: store, coordinator: coordinator)
    weak let weakViewModel = viewModel
    store.items = [.milk]
    viewModel?.open()
    try XCTUnwrap(httpManager.replyToGetItems)(.success([.milk]))
    viewModel?.deleteAll()
    log.removeAll()

    viewModel = nil

    XCTAssertNil(weakViewModel)
    try XCTUnwrap(httpManager.replyToDeleteItems)(.success(()))
    XCTAssertEqual(log.calls, [], "a release alone cancels nothing")
  }

  /// X2 X4 X5.
  func testALoadDoesNotKeepTheViewModelAlive() throws {
    var viewModel: ItemsListViewModel? = ItemsListViewModel(
      httpManager: httpManager, store: store, coordinator: coordinator)
    weak let weakViewModel = viewModel
    viewModel?.open()
    log.removeAll()

    viewModel = nil

    XCTAssertNil(weakViewModel)
    try XCTUnwrap(httpManager.replyToGetItems)(.success([.milk]))
    XCTAssertEqual(log.calls, [], "a release alone cancels nothing")
  }

  /// What sends a request, if none is under way and there is a row.
  private var requests: [(name: String, send: () -> Void)] {
    [
      ("reload", viewModel.reload), ("refresh", viewModel.refresh),
      ("deleteAll", viewModel.deleteAll),
    ]
  }

  /// Opens and receives these items, which the store gives back.
  private func open(with items: [Item]) throws {
    store.items = items
    viewModel.open()
    try XCTUnwrap(httpManager.replyToGetItems)(.success(items))
    log.removeAll()
  }

  /// Ends whatever is under way; the rows stay.
  private func end() throws {
    httpManager.replyToDeleteItems?(.failure(.offline))
    try XCTUnwrap(httpManager.replyToGetItems)(.success(store.items))
  }

  /// Begins with what is the case now, and forgets the calls that led to it.
  private func beginHistory() -> History<ItemsListState> {
    log.removeAll()
    return History(of: viewModel.didChange)
  }
}
