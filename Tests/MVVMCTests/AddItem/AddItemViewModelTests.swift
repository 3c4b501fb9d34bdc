import Items
import XCTest

@testable import MVVMC

final class AddItemViewModelTests: XCTestCase {
  private let milk = NewItem(title: "Buy milk", isEnabled: true)

  private let record = Record()
  private lazy var httpManager = HTTPManagerMock(record)
  private lazy var coordinator = ChildCoordinatorMock(record)
  private lazy var viewModel = AddItemViewModel(
    httpManager: httpManager, coordinator: coordinator)
  private var history: History<AddItemState>!

  override func setUp() {
    history = History(of: viewModel.didChange)
  }

  /// A1.
  func testFormSaysNothingAtFirst() {
    XCTAssertEqual(history.values, [AddItemState()])
    XCTAssertEqual(record.calls, [])
  }

  // MARK: Checking

  /// A2.
  func testBlankTitleIsRefused() {
    viewModel.save(title: " \t\n ", isEnabled: true)

    XCTAssertEqual(history.values, [AddItemState(), AddItemState(error: "Title is required")])
    XCTAssertEqual(record.calls, [])
  }

  /// A2.
  func testTitleOfMoreThanEightyCharactersIsRefused() {
    viewModel.save(title: String(repeating: "👩‍🚀", count: 81), isEnabled: true)

    XCTAssertEqual(history.values, [AddItemState(), AddItemState(error: "Title is too long")])
    XCTAssertEqual(record.calls, [])
  }

  /// A2 A3.
  func testTitleIsSentTrimmed() {
    let eighty = String(repeating: "👩‍🚀", count: 80)

    viewModel.save(title: " \(eighty)\n", isEnabled: false)

    XCTAssertEqual(record.calls, [.postItem(NewItem(title: eighty, isEnabled: false))])
  }

  /// A2 X1.
  func testEachMessageReplacesTheOneBefore() throws {
    viewModel.save(title: "Buy milk", isEnabled: true)
    try XCTUnwrap(httpManager.replyToPostItem)(.failure(.offline))
    viewModel.save(title: "", isEnabled: true)
    viewModel.save(title: String(repeating: "x", count: 81), isEnabled: true)

    XCTAssertEqual(
      history.values,
      [
        AddItemState(),
        AddItemState(isLoading: true),
        AddItemState(error: "You appear to be offline. Check your connection."),
        AddItemState(error: "Title is required"),
        AddItemState(error: "Title is too long"),
      ])
  }

  /// A2.
  func testEditingTheTitleClearsTheMessageOnce() {
    viewModel.editTitle()
    viewModel.save(title: "", isEnabled: true)
    viewModel.editTitle()
    viewModel.editTitle()

    XCTAssertEqual(
      history.values,
      [AddItemState(), AddItemState(error: "Title is required"), AddItemState()])
  }

  /// A2.
  func testSaveThatSendsClearsTheMessage() {
    viewModel.save(title: "", isEnabled: true)
    viewModel.save(title: "Buy milk", isEnabled: true)

    XCTAssertEqual(
      history.values,
      [
        AddItemState(), AddItemState(error: "Title is required"), AddItemState(isLoading: true),
      ])
  }

  // MARK: Saving

  /// A3 X6.
  func testNothingIsSentOrSaidWhileSaving() {
    viewModel.save(title: "Buy milk", isEnabled: true)
    viewModel.save(title: "Buy milk", isEnabled: true)
    viewModel.save(title: "", isEnabled: true)
    viewModel.editTitle()

    XCTAssertEqual(history.values, [AddItemState(), AddItemState(isLoading: true)])
    XCTAssertEqual(record.calls, [.postItem(milk)])
  }

  /// A4 X4.
  ///
  /// It is still saving then, so nothing is saved twice while the screen goes.
  func testSavedItemIsHandedToTheCoordinatorOnce() throws {
    viewModel.save(title: "Buy milk", isEnabled: true)
    let reply = try XCTUnwrap(httpManager.replyToPostItem)
    reply(.success(.milk))
    reply(.success(.plants))
    viewModel.save(title: "Buy milk", isEnabled: true)

    XCTAssertEqual(history.values, [AddItemState(), AddItemState(isLoading: true)])
    XCTAssertEqual(record.calls, [.postItem(milk), .finish(.milk)])
  }

  /// A5.
  func testSaveAfterAFailureSendsAgain() throws {
    viewModel.save(title: "Buy milk", isEnabled: true)
    try XCTUnwrap(httpManager.replyToPostItem)(.failure(.timedOut))
    viewModel.save(title: "Buy milk", isEnabled: true)
    try XCTUnwrap(httpManager.replyToPostItem)(.success(.milk))

    XCTAssertEqual(
      history.values,
      [
        AddItemState(),
        AddItemState(isLoading: true),
        AddItemState(error: "The server took too long to answer."),
        AddItemState(isLoading: true),
      ])
    XCTAssertEqual(record.calls, [.postItem(milk), .postItem(milk), .finish(.milk)])
  }

  /// A5 X1.
  func testMessageNamesNeitherCodeNorType() throws {
    viewModel.save(title: "Buy milk", isEnabled: true)
    try XCTUnwrap(httpManager.replyToPostItem)(.failure(.status(404)))
    viewModel.save(title: "Buy milk", isEnabled: true)
    try XCTUnwrap(httpManager.replyToPostItem)(.failure(.undecodable(reason: "keyNotFound")))

    XCTAssertEqual(
      history.values.compactMap(\.error),
      ["The server refused the request.", "The server sent an answer this app can't read."])
  }

  // MARK: Leaving

  /// A6 X4 X5.
  ///
  /// The mock sends the reply of the request that was called off all the same.
  func testLeavingCallsTheSaveOff() throws {
    viewModel.save(title: "Buy milk", isEnabled: true)
    viewModel.didLeave()
    let reply = try XCTUnwrap(httpManager.replyToPostItem)
    reply(.success(.milk))
    reply(.failure(.offline))

    XCTAssertEqual(
      history.values, [AddItemState(), AddItemState(isLoading: true), AddItemState()])
    XCTAssertEqual(record.calls, [.postItem(milk), .cancel(.postItem(milk)), .didLeave])
  }

  /// A6 X2.
  func testLeavingWithoutASaveTellsTheCoordinatorAlone() {
    viewModel.didLeave()

    XCTAssertEqual(history.values, [AddItemState()])
    XCTAssertEqual(record.calls, [.didLeave])
  }

  // MARK: Lifetime

  /// X2 X4.
  func testCoordinatorIsNotKeptAliveNorNeeded() throws {
    var coordinator: ChildCoordinatorMock? = ChildCoordinatorMock(record)
    let viewModel = AddItemViewModel(
      httpManager: httpManager, coordinator: try XCTUnwrap(coordinator))
    weak let weakCoordinator = coordinator

    coordinator = nil

    XCTAssertNil(weakCoordinator)
    viewModel.save(title: "Buy milk", isEnabled: true)
    try XCTUnwrap(httpManager.replyToPostItem)(.success(.milk))
    viewModel.didLeave()
    XCTAssertEqual(record.calls, [.postItem(milk)])
  }

  /// A6 X2 X4 X5.
  func testRequestDoesNotKeepTheViewModelAlive() throws {
    var viewModel: AddItemViewModel? = AddItemViewModel(
      httpManager: httpManager, coordinator: coordinator)
    weak let weakViewModel = viewModel
    viewModel?.save(title: "Buy milk", isEnabled: true)

    viewModel = nil

    XCTAssertNil(weakViewModel)
    try XCTUnwrap(httpManager.replyToPostItem)(.success(.milk))
    XCTAssertEqual(record.calls, [.postItem(milk)], "a release alone cancels nothing")
  }
}
