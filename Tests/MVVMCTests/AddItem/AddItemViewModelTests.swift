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
  func testFormSaysNothingAtFirst() {
    XCTAssertEqual(beginHistory().first, AddItemState())
    XCTAssertEqual(log.calls, [])
  }

  // MARK: Checking

  /// A2.
  func testBlankTitleIsRefused() {
    let history = beginHistory()

    viewModel.save(title: " \t\n ", isEnabled: true)

    XCTAssertEqual(history.changes.map { $0.error != nil }, [true])
    XCTAssertEqual(log.calls, [])
  }

  /// A2.
  func testTitleOfMoreThanEightyCharactersIsRefused() {
    let history = beginHistory()

    viewModel.save(title: String(repeating: "👩‍🚀", count: 81), isEnabled: true)

    XCTAssertEqual(history.changes.map { $0.error != nil }, [true])
    XCTAssertEqual(log.calls, [])
  }

  /// A2 A3.
  func testTitleIsSentTrimmed() {
    let eighty = String(repeating: "👩‍🚀", count: 80)

    viewModel.save(title: " \(eighty)\n", isEnabled: false)

    XCTAssertEqual(log.calls, [.createItem(NewItem(title: eighty, isEnabled: false))])
  }

  /// A2 A5 X1.
  func testMessageFitsTheReasonAndNamesNeitherCodeNorType() throws {
    let history = beginHistory()

    viewModel.save(title: "", isEnabled: true)
    viewModel.save(title: String(repeating: "x", count: 81), isEnabled: true)
    let failures: [NetworkError] = [
      .offline, .status(404), .undecodable(reason: "keyNotFound"),
    ]
    for failure in failures {
      viewModel.save(title: "Buy milk", isEnabled: true)
      try XCTUnwrap(httpManager.replyToPostItem)(.failure(failure))
    }

    XCTAssertEqual(
      history.changes.compactMap(\.error),
      [
        "Title is required",
        "Title is too long",
        "You appear to be offline. Check your connection.",
        "The server refused the request.",
        "The server sent an answer this app can't read.",
      ])
  }

  /// A2.
  func testRefusedSaveReplacesTheMessage() throws {
    try failToSave()
    let history = beginHistory()

    viewModel.save(title: "", isEnabled: true)

    XCTAssertEqual(history.changes.count, 1)
    XCTAssertNotEqual(history.changes.last?.error, history.first?.error)
  }

  /// A2.
  func testEditingTheTitleClearsTheMessageOnce() throws {
    try failToSave()
    let history = beginHistory()

    viewModel.editTitle()
    viewModel.editTitle()

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
  /// A reply within the call has the last word: what was said too late would stay.
  func testFormIsLoadingBeforeTheItemIsSent() {
    httpManager.whenAsked = { $0.replyToPostItem?(.failure(.offline)) }
    let history = beginHistory()

    viewModel.save(title: "Buy milk", isEnabled: true)

    XCTAssertEqual(history.changes.map(\.isLoading), [true, false])
  }

  /// A3 X6.
  func testNothingIsSentOrSaidWhileSaving() {
    viewModel.save(title: "Buy milk", isEnabled: true)
    let history = beginHistory()

    viewModel.save(title: "Buy milk", isEnabled: true)
    viewModel.save(title: "", isEnabled: true)
    viewModel.editTitle()

    XCTAssertEqual(history.changes, [])
    XCTAssertEqual(log.calls, [])
  }

  /// A4.
  func testSavedItemIsStoredBeforeTheFormIsLeft() throws {
    viewModel.save(title: "Buy milk", isEnabled: true)
    log.removeAll()

    try XCTUnwrap(httpManager.replyToPostItem)(.success(.milk))

    XCTAssertEqual(log.calls, [.insert(.milk), .finish])
  }

  /// A4.
  func testFormIsLeftWithoutAMessageIfTheStoreRefusesTheItem() throws {
    viewModel.save(title: "Buy milk", isEnabled: true)
    let history = beginHistory()

    store.writeError = .writeFailed
    try XCTUnwrap(httpManager.replyToPostItem)(.success(.milk))

    XCTAssertEqual(history.changes, [])
    XCTAssertEqual(log.calls, [.insert(.milk), .finish])
  }

  /// A4 X4.
  func testNothingIsSavedTwiceWhileTheScreenGoes() throws {
    viewModel.save(title: "Buy milk", isEnabled: true)
    try XCTUnwrap(httpManager.replyToPostItem)(.success(.milk))
    let history = beginHistory()

    viewModel.save(title: "Buy milk", isEnabled: true)
    try XCTUnwrap(httpManager.replyToPostItem)(.success(.plants))

    XCTAssertEqual(history.changes, [])
    XCTAssertEqual(log.calls, [])
  }

  /// A5.
  func testFailedSaveEndsAndKeepsTheForm() throws {
    viewModel.save(title: "Buy milk", isEnabled: true)
    let history = beginHistory()

    try XCTUnwrap(httpManager.replyToPostItem)(.failure(.timedOut))

    XCTAssertEqual(history.changes.map(\.isLoading), [false])
    XCTAssertEqual(log.calls, [])
  }

  // MARK: Leaving

  /// A6 X4 X5.
  ///
  /// The mock sends the reply of the request that was called off all the same.
  func testLeavingCallsTheSaveOff() throws {
    viewModel.save(title: "Buy milk", isEnabled: true)
    let history = beginHistory()

    viewModel.didLeave()
    try XCTUnwrap(httpManager.replyToPostItem)(.success(.milk))

    XCTAssertEqual(history.changes, [AddItemState()])
    XCTAssertEqual(log.calls, [.cancel(.createItem(milk)), .childDidLeave])
  }

  /// A6 X2.
  func testLeavingWithoutASaveTellsTheCoordinatorAlone() {
    let history = beginHistory()

    viewModel.didLeave()

    XCTAssertEqual(history.changes, [])
    XCTAssertEqual(log.calls, [.childDidLeave])
  }

  // MARK: Lifetime

  /// X2 X4.
  func testCoordinatorIsNotKeptAliveNorNeeded() throws {
    var coordinator: ChildCoordinatorMock? = ChildCoordinatorMock(log)
    let viewModel = AddItemViewModel(
      httpManager: httpManager, store: store, coordinator: try XCTUnwrap(coordinator))
    weak let weakCoordinator = coordinator

    coordinator = nil

    XCTAssertNil(weakCoordinator)
    viewModel.save(title: "Buy milk", isEnabled: true)
    try XCTUnwrap(httpManager.replyToPostItem)(.success(.milk))
    XCTAssertEqual(log.calls, [.createItem(milk), .insert(.milk)])
  }

  /// A6 X2 X4 X5.
  func testRequestDoesNotKeepTheViewModelAlive() throws {
    var viewModel: AddItemViewModel? = AddItemViewModel(
      httpManager: httpManager, store: store, coordinator: coordinator)
    weak let weakViewModel = viewModel
    viewModel?.save(title: "Buy milk", isEnabled: true)
    log.removeAll()

    viewModel = nil

    XCTAssertNil(weakViewModel)
    try XCTUnwrap(httpManager.replyToPostItem)(.success(.milk))
    XCTAssertEqual(log.calls, [], "a release alone cancels nothing")
  }

  private func failToSave() throws {
    viewModel.save(title: "Buy milk", isEnabled: true)
    try XCTUnwrap(httpManager.replyToPostItem)(.failure(.offline))
  }

  /// Begins with what is the case now, and forgets the calls that led to it.
  private func beginHistory() -> History<AddItemState> {
    log.removeAll()
    return History(of: viewModel.didChange)
  }
}
