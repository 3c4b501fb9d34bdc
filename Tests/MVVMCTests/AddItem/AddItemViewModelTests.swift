import Items
import XCTest

@testable import MVVMC

final class AddItemViewModelTests: XCTestCase {
  private let milk = NewItem(title: "Buy milk", isEnabled: true)

  private let log = CallLog()
  private lazy var httpManager = HTTPManagerMock(log)
  private lazy var store = StoreMock(log)
  private lazy var coordinator = ChildCoordinatorMock(log)
  private lazy var viewModel = AddItemViewModel(
    httpManager: httpManager, store: store, coordinator: coordinator)

  /// A1.
  func testFormShowsNoMessageAtFirst() {
    XCTAssertEqual(beginHistory().first, AddItemState())
    XCTAssertEqual(log.calls, [])
  }

  // MARK: Checking

  /// A2 X1.
  func testBlankTitleIsRefused() {
    let history = beginHistory()

    viewModel.save(title: " \t\n ", isEnabled: true)

    XCTAssertEqual(history.changes, [AddItemState(error: "Title is required")])
    XCTAssertEqual(log.calls, [])
  }

  /// A2 X1.
  func testTitleOfMoreThanEightyCharactersIsRefused() {
    let history = beginHistory()

    viewModel.save(title: String(repeating: "👩‍🚀", count: 81), isEnabled: true)

    XCTAssertEqual(history.changes, [AddItemState(error: "Title is too long")])
    XCTAssertEqual(log.calls, [])
  }

  /// A2 A3.
  func testTitleIsSentTrimmed() {
    let eighty = String(repeating: "👩‍🚀", count: 80)

    viewModel.save(title: " \(eighty)\n", isEnabled: false)

    XCTAssertEqual(log.calls, [.createItem(NewItem(title: eighty, isEnabled: false))])
  }

  /// A2.
  func testRefusedSaveReplacesTheMessage() throws {
    try failToSave()
    let history = beginHistory()

    viewModel.save(title: "", isEnabled: true)

    XCTAssertEqual(history.changes, [AddItemState(error: "Title is required")])
  }

  /// A2.
  func testEditingTheTitleClearsTheMessageOnce() throws {
    try failToSave()
    let history = beginHistory()

    viewModel.titleDidChange()
    viewModel.titleDidChange()

    XCTAssertEqual(history.changes, [AddItemState()])
  }

  /// A2 A5.
  func testSaveThatSendsClearsTheMessage() throws {
    try failToSave()
    let history = beginHistory()

    viewModel.save(title: "Buy milk", isEnabled: true)

    XCTAssertEqual(history.changes, [AddItemState(isLoading: true)])
    XCTAssertEqual(log.calls, [.createItem(milk)])
  }

  // MARK: Saving

  /// A3 A5.
  ///
  /// The mock replies within the call. A state that was set after the call would stay at loading.
  func testFormIsLoadingBeforeTheItemIsSent() {
    httpManager.whenAsked = { $0.replyToCreateItem?(.failure(.offline)) }
    let history = beginHistory()

    viewModel.save(title: "Buy milk", isEnabled: true)

    XCTAssertEqual(history.changes.map(\.isLoading), [true, false])
  }

  /// A3 X6.
  func testSaveWhileSavingDoesNothing() {
    viewModel.save(title: "Buy milk", isEnabled: true)
    let history = beginHistory()

    viewModel.save(title: "Buy milk", isEnabled: true)

    XCTAssertEqual(history.changes, [])
    XCTAssertEqual(log.calls, [])
  }

  /// A4.
  func testSavedItemIsStoredBeforeTheFormIsLeft() throws {
    viewModel.save(title: "Buy milk", isEnabled: true)
    log.removeAll()

    try XCTUnwrap(httpManager.replyToCreateItem)(.success(.milk))

    XCTAssertEqual(log.calls, [.insert(.milk), .leaveAfterAdding])
  }

  /// A4.
  func testFormIsLeftWithoutAMessageIfTheStoreRefusesTheItem() throws {
    viewModel.save(title: "Buy milk", isEnabled: true)
    let history = beginHistory()

    store.writeError = .writeFailed
    try XCTUnwrap(httpManager.replyToCreateItem)(.success(.milk))

    XCTAssertEqual(history.changes, [])
    XCTAssertEqual(log.calls, [.insert(.milk), .leaveAfterAdding])
  }

  /// A4 X6.
  func testSaveAfterASavedItemDoesNothing() throws {
    viewModel.save(title: "Buy milk", isEnabled: true)
    try XCTUnwrap(httpManager.replyToCreateItem)(.success(.milk))
    let history = beginHistory()

    viewModel.save(title: "Buy milk", isEnabled: true)

    XCTAssertEqual(history.changes, [])
    XCTAssertEqual(log.calls, [])
  }

  /// A4 X4.
  func testRepeatedReplyIsDropped() throws {
    viewModel.save(title: "Buy milk", isEnabled: true)
    let reply = try XCTUnwrap(httpManager.replyToCreateItem)
    reply(.success(.milk))
    let history = beginHistory()

    reply(.success(.plants))

    XCTAssertEqual(history.changes, [])
    XCTAssertEqual(log.calls, [])
  }

  /// A5 X1.
  func testFailedSaveShowsAMessageAndKeepsTheForm() throws {
    viewModel.save(title: "Buy milk", isEnabled: true)
    let history = beginHistory()

    try XCTUnwrap(httpManager.replyToCreateItem)(.failure(.timedOut))

    XCTAssertEqual(history.changes, [AddItemState(error: "The server took too long to answer.")])
    XCTAssertEqual(log.calls, [])
  }

  // MARK: Leaving

  /// A6 X4 X5.
  ///
  /// The mock ignores the cancel and replies.
  func testLeavingCancelsTheSave() throws {
    viewModel.save(title: "Buy milk", isEnabled: true)
    let history = beginHistory()

    viewModel.didLeave()
    try XCTUnwrap(httpManager.replyToCreateItem)(.success(.milk))

    XCTAssertEqual(history.changes, [])
    XCTAssertEqual(log.calls, [.cancel(.createItem(milk)), .childDidLeave])
  }

  /// A6 X2.
  func testLeavingWithoutASaveInformsTheCoordinatorOnly() {
    let history = beginHistory()

    viewModel.didLeave()

    XCTAssertEqual(history.changes, [])
    XCTAssertEqual(log.calls, [.childDidLeave])
  }

  // MARK: Lifetime

  /// X2 X4.
  func testCoordinatorIsNeitherRetainedNorRequired() throws {
    var coordinator: ChildCoordinatorMock? = ChildCoordinatorMock(log)
    let viewModel = AddItemViewModel(
      httpManager: httpManager, store: store, coordinator: try XCTUnwrap(coordinator))
    weak let weakCoordinator = coordinator

    coordinator = nil

    XCTAssertNil(weakCoordinator)
    viewModel.save(title: "Buy milk", isEnabled: true)
    try XCTUnwrap(httpManager.replyToCreateItem)(.success(.milk))
    XCTAssertEqual(log.calls, [.createItem(milk), .insert(.milk)])
  }

  /// A6 X2 X4 X5.
  ///
  /// Releasing the view model alone cancels nothing.
  func testRequestDoesNotRetainTheViewModel() throws {
    var viewModel: AddItemViewModel? = AddItemViewModel(
      httpManager: httpManager, store: store, coordinator: coordinator)
    weak let weakViewModel = viewModel
    viewModel?.save(title: "Buy milk", isEnabled: true)
    log.removeAll()

    viewModel = nil

    XCTAssertNil(weakViewModel)
    try XCTUnwrap(httpManager.replyToCreateItem)(.success(.milk))
    XCTAssertEqual(log.calls, [])
  }

  private func failToSave() throws {
    viewModel.save(title: "Buy milk", isEnabled: true)
    try XCTUnwrap(httpManager.replyToCreateItem)(.failure(.offline))
  }

  /// Forgets the calls so far, and records the states from the current one on.
  private func beginHistory() -> History<AddItemState> {
    log.removeAll()
    return History(of: viewModel.didChange)
  }
}
