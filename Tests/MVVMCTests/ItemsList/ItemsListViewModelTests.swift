import Items
import XCTest

@testable import MVVMC

final class ItemsListViewModelTests: XCTestCase {
  private let offline = "You appear to be offline. Check your connection."

  private let record = Record()
  private lazy var httpManager = HTTPManagerMock(record)
  private lazy var store = StoreMock(record)
  private lazy var coordinator = CoordinatorMock(record)
  private lazy var viewModel = ItemsListViewModel(
    httpManager: httpManager, store: store, coordinator: coordinator)
  private var history: History<ItemsListState>!

  override func setUp() {
    history = History(of: viewModel.didChange)
  }

  // MARK: Opening

  /// L1 L4.
  func testListThatHasNotOpenedSaysNothing() {
    XCTAssertEqual(history.values, [ItemsListState()])
    XCTAssertEqual(record.calls, [])
  }

  /// L1.
  func testOpenShowsWhatTheStoreHasAndLoads() {
    store.items = [.plants]
    viewModel.open()

    XCTAssertEqual(
      history.values, [ItemsListState(), ItemsListState(items: [.plants], isLoading: true)])
    XCTAssertEqual(record.calls, [.readAll, .getItems])
  }

  /// L1.
  func testStoreThatCannotBeReadCountsAsEmptyAtOpening() {
    store.readError = .readFailed
    viewModel.open()

    XCTAssertEqual(
      history.values, [ItemsListState(), ItemsListState(items: [], isLoading: true)])
    XCTAssertEqual(record.calls, [.readAll, .getItems])
  }

  /// L5 X6.
  func testOpeningDuringALoadSendsAndSaysNothing() {
    viewModel.reload()
    viewModel.open()

    XCTAssertEqual(history.values, [ItemsListState(), ItemsListState(isLoading: true)])
    XCTAssertEqual(record.calls, [.getItems])
  }

  /// L1 X7.
  func testListOpensOnce() throws {
    viewModel.open()
    viewModel.open()
    try XCTUnwrap(httpManager.replyToGetItems)(.failure(.offline))
    viewModel.open()

    XCTAssertEqual(
      history.values,
      [
        ItemsListState(), ItemsListState(items: [], isLoading: true),
        ItemsListState(items: [], error: offline),
      ])
    XCTAssertEqual(record.calls, [.readAll, .getItems])
  }

  // MARK: Replies

  /// L2.
  ///
  /// The mock gives back its own items, whatever was written.
  func testReplyGoesThroughTheStore() throws {
    viewModel.open()
    store.items = [.plants, .milk]
    try XCTUnwrap(httpManager.replyToGetItems)(.success([.milk]))

    XCTAssertEqual(
      history.values,
      [
        ItemsListState(), ItemsListState(items: [], isLoading: true),
        ItemsListState(items: [.plants, .milk]),
      ])
    XCTAssertEqual(record.calls, [.readAll, .getItems, .replaceAll([.milk]), .readAll])
  }

  /// L3.
  func testFailureShowsAMessageAndKeepsTheRows() throws {
    store.items = [.milk]
    viewModel.open()
    try XCTUnwrap(httpManager.replyToGetItems)(.failure(.offline))

    XCTAssertEqual(
      history.values,
      [
        ItemsListState(), ItemsListState(items: [.milk], isLoading: true),
        ItemsListState(items: [.milk], error: offline),
      ])
    XCTAssertEqual(record.calls, [.readAll, .getItems])
  }

  /// L3 X1.
  func testMessageNamesNeitherCodeNorType() throws {
    viewModel.open()
    try XCTUnwrap(httpManager.replyToGetItems)(.failure(.status(404)))
    viewModel.reload()
    try XCTUnwrap(httpManager.replyToGetItems)(.failure(.undecodable(reason: "keyNotFound")))

    XCTAssertEqual(
      history.values.compactMap(\.error),
      ["The server refused the request.", "The server sent an answer this app can't read."])
  }

  /// L3.
  func testStoreThatCannotBeWrittenShowsAMessageAndKeepsTheRows() throws {
    store.items = [.milk]
    store.writeError = .writeFailed
    viewModel.open()
    try XCTUnwrap(httpManager.replyToGetItems)(.success([.plants]))

    XCTAssertEqual(
      history.values,
      [
        ItemsListState(), ItemsListState(items: [.milk], isLoading: true),
        ItemsListState(items: [.milk], error: "The items couldn't be saved on this device."),
      ])
    XCTAssertEqual(record.calls, [.readAll, .getItems, .replaceAll([.plants])])
  }

  /// L3.
  func testStoreThatCannotBeReadAfterAReplyShowsAMessageAndKeepsTheRows() throws {
    store.items = [.milk]
    viewModel.open()
    store.readError = .readFailed
    try XCTUnwrap(httpManager.replyToGetItems)(.success([.plants]))

    XCTAssertEqual(
      history.values,
      [
        ItemsListState(), ItemsListState(items: [.milk], isLoading: true),
        ItemsListState(items: [.milk], error: "The items on this device couldn't be read."),
      ])
    XCTAssertEqual(record.calls, [.readAll, .getItems, .replaceAll([.plants]), .readAll])
  }

  /// L2 X4.
  func testRepeatedReplyIsDropped() throws {
    try load([.milk])
    let (valuesBefore, callsBefore) = (history.values, record.calls)

    try XCTUnwrap(httpManager.replyToGetItems)(.success([.plants]))

    XCTAssertEqual(history.values, valuesBefore)
    XCTAssertEqual(record.calls, callsBefore)
  }

  // MARK: Loading again

  /// L7.
  func testReloadClearsTheErrorAndLoads() throws {
    viewModel.open()
    try XCTUnwrap(httpManager.replyToGetItems)(.failure(.offline))
    viewModel.reload()

    XCTAssertEqual(
      history.values,
      [
        ItemsListState(), ItemsListState(items: [], isLoading: true),
        ItemsListState(items: [], error: offline), ItemsListState(items: [], isLoading: true),
      ])
    XCTAssertEqual(record.calls, [.readAll, .getItems, .getItems])
  }

  /// L5 X6.
  func testReloadDuringALoadSendsAndSaysNothing() {
    viewModel.open()
    viewModel.reload()

    XCTAssertEqual(
      history.values, [ItemsListState(), ItemsListState(items: [], isLoading: true)])
    XCTAssertEqual(record.calls, [.readAll, .getItems])
  }

  /// L6.
  func testRefreshKeepsTheRowsAndEndsOnSuccess() throws {
    try load([.milk])
    let (valuesBefore, callsBefore) = (history.values, record.calls)

    viewModel.refresh()
    store.items = [.plants]
    try XCTUnwrap(httpManager.replyToGetItems)(.success([.plants]))

    XCTAssertEqual(
      history.values,
      valuesBefore + [
        ItemsListState(items: [.milk], isRefreshing: true), ItemsListState(items: [.plants]),
      ])
    XCTAssertEqual(record.calls, callsBefore + [.getItems, .replaceAll([.plants]), .readAll])
  }

  /// L6 L7.
  func testRefreshEndsOnFailureAndTheNextClearsTheError() throws {
    try load([.milk])
    let valuesBefore = history.values

    viewModel.refresh()
    try XCTUnwrap(httpManager.replyToGetItems)(.failure(.offline))
    viewModel.refresh()

    XCTAssertEqual(
      history.values,
      valuesBefore + [
        ItemsListState(items: [.milk], isRefreshing: true),
        ItemsListState(items: [.milk], error: offline),
        ItemsListState(items: [.milk], isRefreshing: true),
      ])
  }

  /// L5 X6.
  func testReloadDuringARefreshSendsAndSaysNothing() throws {
    try load([.milk])
    viewModel.refresh()
    let (valuesBefore, callsBefore) = (history.values, record.calls)

    viewModel.reload()

    XCTAssertEqual(history.values, valuesBefore)
    XCTAssertEqual(record.calls, callsBefore)
  }

  /// L5.
  func testRefreshJoinsALoadAndEndsWithIt() throws {
    viewModel.open()
    viewModel.refresh()
    try XCTUnwrap(httpManager.replyToGetItems)(.success([]))

    XCTAssertEqual(
      history.values,
      [
        ItemsListState(), ItemsListState(items: [], isLoading: true),
        ItemsListState(items: [], isLoading: true, isRefreshing: true),
        ItemsListState(items: []),
      ])
    XCTAssertEqual(record.calls, [.readAll, .getItems, .replaceAll([]), .readAll])
  }

  // MARK: Deleting

  /// L8.
  func testDeleteAllEmptiesStoreAndScreen() throws {
    try load([.milk])
    let (valuesBefore, callsBefore) = (history.values, record.calls)

    viewModel.deleteAll()
    try XCTUnwrap(httpManager.replyToDeleteItems)(.success(()))

    XCTAssertEqual(
      history.values,
      valuesBefore + [
        ItemsListState(items: [.milk], isLoading: true, isDeleting: true),
        ItemsListState(items: []),
      ])
    XCTAssertEqual(record.calls, callsBefore + [.deleteItems, .removeAll])
  }

  /// L7 L8.
  func testFailedDeletionLosesNothingAndRetryLoads() throws {
    try load([.milk])
    let (valuesBefore, callsBefore) = (history.values, record.calls)

    viewModel.deleteAll()
    try XCTUnwrap(httpManager.replyToDeleteItems)(.failure(.offline))
    viewModel.reload()

    XCTAssertEqual(
      history.values,
      valuesBefore + [
        ItemsListState(items: [.milk], isLoading: true, isDeleting: true),
        ItemsListState(items: [.milk], error: offline),
        ItemsListState(items: [.milk], isLoading: true),
      ])
    XCTAssertEqual(record.calls, callsBefore + [.deleteItems, .getItems])
  }

  /// L8.
  func testStoreThatRefusesToDeleteKeepsTheRows() throws {
    try load([.milk])
    let valuesBefore = history.values

    store.writeError = .writeFailed
    viewModel.deleteAll()
    try XCTUnwrap(httpManager.replyToDeleteItems)(.success(()))

    XCTAssertEqual(
      history.values,
      valuesBefore + [
        ItemsListState(items: [.milk], isLoading: true, isDeleting: true),
        ItemsListState(items: [.milk], error: "The items couldn't be saved on this device."),
      ])
  }

  /// L7 L8.
  func testDeleteAllClearsTheError() throws {
    store.items = [.milk]
    viewModel.open()
    try XCTUnwrap(httpManager.replyToGetItems)(.failure(.offline))
    viewModel.deleteAll()

    XCTAssertEqual(
      history.values,
      [
        ItemsListState(), ItemsListState(items: [.milk], isLoading: true),
        ItemsListState(items: [.milk], error: offline),
        ItemsListState(items: [.milk], isLoading: true, isDeleting: true),
      ])
  }

  /// L5 L8 X6.
  func testNothingElseIsSentOrSaidDuringADeletion() throws {
    try load([.milk])
    viewModel.deleteAll()
    let (valuesBefore, callsBefore) = (history.values, record.calls)

    viewModel.reload()
    viewModel.refresh()
    viewModel.deleteAll()

    XCTAssertEqual(history.values, valuesBefore)
    XCTAssertEqual(record.calls, callsBefore)
  }

  /// L8 X6.
  func testNothingIsDeletedDuringALoadNorWithoutRows() throws {
    store.items = [.milk]
    viewModel.open()
    viewModel.deleteAll()
    store.items = []
    try XCTUnwrap(httpManager.replyToGetItems)(.success([]))
    viewModel.deleteAll()

    XCTAssertEqual(
      history.values,
      [
        ItemsListState(), ItemsListState(items: [.milk], isLoading: true),
        ItemsListState(items: []),
      ])
    XCTAssertEqual(record.calls, [.readAll, .getItems, .replaceAll([]), .readAll])
  }

  // MARK: Navigation

  /// L9 L10.
  func testCoordinatorIsAskedToMove() throws {
    try load([.milk, .plants])
    let (valuesBefore, callsBefore) = (history.values, record.calls)

    viewModel.select(at: 1)
    viewModel.select(at: 0)
    viewModel.add()

    XCTAssertEqual(
      record.calls,
      callsBefore + [.moveToDetail(.plants), .moveToDetail(.milk), .moveToAdd])
    XCTAssertEqual(history.values, valuesBefore)
  }

  /// L9.
  func testStoredItemCanBeSelectedDuringALoad() {
    store.items = [.milk]
    viewModel.open()
    viewModel.select(at: 0)

    XCTAssertEqual(record.calls, [.readAll, .getItems, .moveToDetail(.milk)])
  }

  /// L9 X4.
  func testIndexOutsideTheRowsDoesNothing() throws {
    viewModel.select(at: 0)
    try load([.milk, .plants])
    let callsBefore = record.calls

    for row in [-1, 2, .min, .max] { viewModel.select(at: row) }

    XCTAssertEqual(record.calls, callsBefore)
  }

  // MARK: What the form brings back

  /// A4.
  func testAddedItemIsStoredAndThenTheListLoads() throws {
    try load([.milk])
    let (valuesBefore, callsBefore) = (history.values, record.calls)

    viewModel.didAdd(.plants)

    XCTAssertEqual(
      history.values, valuesBefore + [ItemsListState(items: [.milk], isLoading: true)])
    XCTAssertEqual(record.calls, callsBefore + [.insert(.plants), .getItems])
  }

  /// A4.
  func testListLoadsAlsoIfTheStoreRefusesTheAddedItem() throws {
    try load([.milk])
    let (valuesBefore, callsBefore) = (history.values, record.calls)

    store.writeError = .writeFailed
    viewModel.didAdd(.plants)

    XCTAssertEqual(
      history.values, valuesBefore + [ItemsListState(items: [.milk], isLoading: true)])
    XCTAssertEqual(record.calls, callsBefore + [.insert(.plants), .getItems])
  }

  /// A4 L7.
  func testLoadAfterAnAddClearsTheError() throws {
    viewModel.open()
    try XCTUnwrap(httpManager.replyToGetItems)(.failure(.offline))
    viewModel.didAdd(.milk)

    XCTAssertEqual(
      history.values,
      [
        ItemsListState(), ItemsListState(items: [], isLoading: true),
        ItemsListState(items: [], error: offline), ItemsListState(items: [], isLoading: true),
      ])
  }

  /// A4 X4 X5.
  ///
  /// The mock sends the reply of the load that was called off all the same.
  func testLoadAfterAnAddTakesThePlaceOfALoad() throws {
    viewModel.open()
    let lateReply = try XCTUnwrap(httpManager.replyToGetItems)
    viewModel.didAdd(.plants)
    lateReply(.failure(.offline))
    store.items = [.plants]
    try XCTUnwrap(httpManager.replyToGetItems)(.success([.plants]))
    lateReply(.success([]))

    XCTAssertEqual(
      history.values,
      [
        ItemsListState(), ItemsListState(items: [], isLoading: true),
        ItemsListState(items: [], isLoading: true), ItemsListState(items: [.plants]),
      ])
    XCTAssertEqual(
      record.calls,
      [
        .readAll, .getItems, .insert(.plants), .cancel(.getItems), .getItems,
        .replaceAll([.plants]), .readAll,
      ])
  }

  /// A4 L8 X4 X5.
  ///
  /// The mock sends the reply of the deletion that was called off all the same.
  func testLoadAfterAnAddTakesThePlaceOfADeletion() throws {
    try load([.milk])
    viewModel.deleteAll()
    let (valuesBefore, callsBefore) = (history.values, record.calls)
    viewModel.didAdd(.plants)
    try XCTUnwrap(httpManager.replyToDeleteItems)(.success(()))

    XCTAssertEqual(
      history.values, valuesBefore + [ItemsListState(items: [.milk], isLoading: true)])
    XCTAssertEqual(
      record.calls, callsBefore + [.insert(.plants), .cancel(.deleteItems), .getItems])
  }

  /// A4 L6.
  func testIndicatorsThatShowStayUntilTheLoadAfterAnAddEnds() throws {
    try load([.milk])
    let valuesBefore = history.values

    viewModel.refresh()
    viewModel.didAdd(.plants)
    try XCTUnwrap(httpManager.replyToGetItems)(.failure(.offline))

    XCTAssertEqual(
      history.values,
      valuesBefore + [
        ItemsListState(items: [.milk], isRefreshing: true),
        ItemsListState(items: [.milk], isLoading: true, isRefreshing: true),
        ItemsListState(items: [.milk], error: offline),
      ])
  }

  // MARK: Lifetime

  /// X2 X4.
  func testCoordinatorIsNotKeptAliveNorNeeded() throws {
    var coordinator: CoordinatorMock? = CoordinatorMock(record)
    let viewModel = ItemsListViewModel(
      httpManager: httpManager, store: store, coordinator: try XCTUnwrap(coordinator))
    weak let weakCoordinator = coordinator
    store.items = [.milk]
    viewModel.open()

    coordinator = nil

    XCTAssertNil(weakCoordinator)
    viewModel.select(at: 0)
    viewModel.add()
    XCTAssertEqual(record.calls, [.readAll, .getItems])
  }

  /// X2 X4.
  func testADeletionDoesNotKeepTheViewModelAlive() throws {
    var viewModel: ItemsListViewModel? = ItemsListViewModel(
      httpManager: httpManager, store: store, coordinator: coordinator)
    weak let weakViewModel = viewModel
    store.items = [.milk]
    viewModel?.open()
    try XCTUnwrap(httpManager.replyToGetItems)(.success([.milk]))
    viewModel?.deleteAll()
    let callsBefore = record.calls

    viewModel = nil

    XCTAssertNil(weakViewModel)
    try XCTUnwrap(httpManager.replyToDeleteItems)(.success(()))
    XCTAssertEqual(record.calls, callsBefore)
  }

  /// X2 X4.
  func testALoadDoesNotKeepTheViewModelAlive() throws {
    var viewModel: ItemsListViewModel? = ItemsListViewModel(
      httpManager: httpManager, store: store, coordinator: coordinator)
    weak let weakViewModel = viewModel
    viewModel?.open()

    viewModel = nil

    XCTAssertNil(weakViewModel)
    try XCTUnwrap(httpManager.replyToGetItems)(.success([.milk]))
    XCTAssertEqual(record.calls, [.readAll, .getItems])
  }

  /// Opens and receives these items, which the store gives back.
  private func load(_ items: [Item]) throws {
    store.items = items
    viewModel.open()
    try XCTUnwrap(httpManager.replyToGetItems)(.success(items))
  }
}
