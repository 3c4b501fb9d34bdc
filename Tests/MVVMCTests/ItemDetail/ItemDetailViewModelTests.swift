import Items
import XCTest

@testable import MVVMC

final class ItemDetailViewModelTests: XCTestCase {
  private let summary = ItemSummary(.milk)
  private let detail = ItemDetail(item: .milk, explanation: "Two litres.")

  private let record = Record()
  private lazy var httpManager = HTTPManagerMock(record)
  private lazy var coordinator = ChildCoordinatorMock(record)
  private lazy var viewModel = ItemDetailViewModel(
    httpManager: httpManager, item: .milk, coordinator: coordinator)
  private var history: History<ItemDetailState>!

  override func setUp() {
    history = History(of: viewModel.didChange)
  }

  /// D1.
  func testItemIsThereBeforeAnythingIsAsked() {
    XCTAssertEqual(history.values, [ItemDetailState(summary: summary)])
    XCTAssertEqual(record.calls, [])
  }

  // MARK: Loading

  /// D1 D2.
  ///
  /// What else the reply says of the item isn't shown.
  func testExplanationAloneIsFilledIn() throws {
    viewModel.load()
    try XCTUnwrap(httpManager.replyToGetItem)(
      .success(ItemDetail(item: .plants, explanation: "Twice a week.")))

    XCTAssertEqual(
      history.values,
      [
        ItemDetailState(summary: summary),
        ItemDetailState(summary: summary, isLoading: true),
        ItemDetailState(summary: summary, explanation: "Twice a week."),
      ])
    XCTAssertEqual(record.calls, [.getItem(1)])
  }

  /// D3.
  func testLoadAfterAFailureClearsTheError() throws {
    viewModel.load()
    try XCTUnwrap(httpManager.replyToGetItem)(.failure(.offline))
    viewModel.load()
    try XCTUnwrap(httpManager.replyToGetItem)(.success(detail))

    XCTAssertEqual(
      history.values,
      [
        ItemDetailState(summary: summary),
        ItemDetailState(summary: summary, isLoading: true),
        ItemDetailState(
          summary: summary, error: "You appear to be offline. Check your connection.",
          offersRetry: true),
        ItemDetailState(summary: summary, isLoading: true),
        ItemDetailState(summary: summary, explanation: "Two litres."),
      ])
    XCTAssertEqual(record.calls, [.getItem(1), .getItem(1)])
  }

  /// D2 D3.
  func testExplanationStaysWhileItIsLoadedAgain() throws {
    viewModel.load()
    try XCTUnwrap(httpManager.replyToGetItem)(.success(detail))
    viewModel.load()
    try XCTUnwrap(httpManager.replyToGetItem)(.failure(.timedOut))

    XCTAssertEqual(
      history.values.map(\.explanation),
      ["", "", "Two litres.", "Two litres.", "Two litres."])
  }

  /// D3 X1.
  func testNoRetryIsOfferedForAnItemThatIsGone() throws {
    viewModel.load()
    try XCTUnwrap(httpManager.replyToGetItem)(.failure(.notFound))

    XCTAssertEqual(
      history.values,
      [
        ItemDetailState(summary: summary),
        ItemDetailState(summary: summary, isLoading: true),
        ItemDetailState(summary: summary, error: "This item no longer exists."),
      ])
  }

  /// D3 X1.
  func testMessageNamesNeitherCodeNorType() throws {
    viewModel.load()
    try XCTUnwrap(httpManager.replyToGetItem)(.failure(.status(401)))
    viewModel.load()
    try XCTUnwrap(httpManager.replyToGetItem)(.failure(.undecodable(reason: "keyNotFound")))

    XCTAssertEqual(
      history.values.compactMap(\.error),
      ["The server refused the request.", "The server sent an answer this app can't read."])
  }

  /// D2 X6.
  func testLoadDuringALoadSendsNothing() {
    viewModel.load()
    viewModel.load()

    XCTAssertEqual(
      history.values,
      [ItemDetailState(summary: summary), ItemDetailState(summary: summary, isLoading: true)])
    XCTAssertEqual(record.calls, [.getItem(1)])
  }

  /// D2 X4.
  func testRepeatedReplyIsDropped() throws {
    viewModel.load()
    let reply = try XCTUnwrap(httpManager.replyToGetItem)
    reply(.success(detail))
    reply(.failure(.offline))

    XCTAssertEqual(
      history.values,
      [
        ItemDetailState(summary: summary),
        ItemDetailState(summary: summary, isLoading: true),
        ItemDetailState(summary: summary, explanation: "Two litres."),
      ])
  }

  // MARK: Leaving

  /// D4 X4 X5.
  ///
  /// The mock sends the reply of the request that was called off all the same.
  func testLeavingCallsTheLoadOff() throws {
    viewModel.load()
    viewModel.didLeave()
    let reply = try XCTUnwrap(httpManager.replyToGetItem)
    reply(.success(detail))
    reply(.failure(.offline))

    XCTAssertEqual(
      history.values,
      [
        ItemDetailState(summary: summary),
        ItemDetailState(summary: summary, isLoading: true),
        ItemDetailState(summary: summary),
      ])
    XCTAssertEqual(record.calls, [.getItem(1), .cancel(.getItem(1)), .didLeave])
  }

  /// D4 X2.
  func testLeavingAfterTheReplyTellsTheCoordinatorAlone() throws {
    viewModel.load()
    try XCTUnwrap(httpManager.replyToGetItem)(.success(detail))
    let valuesBefore = history.values

    viewModel.didLeave()

    XCTAssertEqual(history.values, valuesBefore)
    XCTAssertEqual(record.calls, [.getItem(1), .didLeave])
  }

  // MARK: Lifetime

  /// X2 X4.
  func testCoordinatorIsNotKeptAliveNorNeeded() throws {
    var coordinator: ChildCoordinatorMock? = ChildCoordinatorMock(record)
    let viewModel = ItemDetailViewModel(
      httpManager: httpManager, item: .milk, coordinator: try XCTUnwrap(coordinator))
    weak let weakCoordinator = coordinator

    coordinator = nil

    XCTAssertNil(weakCoordinator)
    viewModel.didLeave()
    XCTAssertEqual(record.calls, [])
  }

  /// D4 X2 X4 X5.
  func testRequestDoesNotKeepTheViewModelAlive() throws {
    var viewModel: ItemDetailViewModel? = ItemDetailViewModel(
      httpManager: httpManager, item: .milk, coordinator: coordinator)
    weak let weakViewModel = viewModel
    viewModel?.load()

    viewModel = nil

    XCTAssertNil(weakViewModel)
    try XCTUnwrap(httpManager.replyToGetItem)(.success(detail))
    XCTAssertEqual(record.calls, [.getItem(1)], "a release alone cancels nothing")
  }
}
