import Items
import XCTest

@testable import MVVMC

final class ItemDetailViewModelTests: XCTestCase {
  private let summary = ItemSummary(.milk)
  private let detail = ItemDetail(item: .milk, explanation: "Two litres.")

  private let log = CallLog()
  private lazy var httpManager = HTTPManagerMock(log)
  private lazy var coordinator = ChildCoordinatorMock(log)
  private lazy var viewModel = ItemDetailViewModel(
    httpManager: httpManager, item: .milk, coordinator: coordinator)

  /// D1.
  func testItemIsThereBeforeAnythingIsAsked() {
    XCTAssertEqual(beginHistory().first, ItemDetailState(summary: summary))
    XCTAssertEqual(log.calls, [])
  }

  // MARK: Loading

  /// D2.
  func testLoadAsksForTheItem() {
    let history = beginHistory()

    viewModel.load()

    XCTAssertEqual(history.changes, [ItemDetailState(summary: summary, isLoading: true)])
    XCTAssertEqual(log.calls, [.fetchDetail(of: 1)])
  }

  /// D2.
  ///
  /// A reply within the call has the last word: what was said too late would stay.
  func testDetailIsLoadingBeforeItAsksForTheItem() {
    httpManager.whenAsked = { [detail] in $0.replyToGetItem?(.success(detail)) }
    let history = beginHistory()

    viewModel.load()

    XCTAssertEqual(history.changes.map(\.isLoading), [true, false])
  }

  /// D1 D2.
  ///
  /// What else the reply says of the item isn't shown.
  func testExplanationAloneIsFilledIn() throws {
    viewModel.load()
    let history = beginHistory()

    try XCTUnwrap(httpManager.replyToGetItem)(
      .success(ItemDetail(item: .plants, explanation: "Twice a week.")))

    XCTAssertEqual(
      history.changes, [ItemDetailState(summary: summary, explanation: "Twice a week.")])
  }

  /// D3.
  func testFailureEndsLoadingAndOffersRetry() throws {
    viewModel.load()
    let history = beginHistory()

    try XCTUnwrap(httpManager.replyToGetItem)(.failure(.offline))

    XCTAssertEqual(history.changes.map(\.isLoading), [false])
    XCTAssertEqual(history.changes.map(\.offersRetry), [true])
  }

  /// D3.
  func testNoRetryIsOfferedForAnItemThatIsGone() throws {
    viewModel.load()
    let history = beginHistory()

    try XCTUnwrap(httpManager.replyToGetItem)(.failure(.notFound))

    XCTAssertEqual(history.changes.map(\.offersRetry), [false])
  }

  /// D3 X1.
  func testMessageFitsTheReasonAndNamesNeitherCodeNorType() throws {
    let history = beginHistory()

    let failures: [NetworkError] = [
      .offline, .notFound, .status(401), .undecodable(reason: "keyNotFound"),
    ]
    for failure in failures {
      viewModel.load()
      try XCTUnwrap(httpManager.replyToGetItem)(.failure(failure))
    }

    XCTAssertEqual(
      history.changes.compactMap(\.error),
      [
        "You appear to be offline. Check your connection.",
        "This item no longer exists.",
        "The server refused the request.",
        "The server sent an answer this app can't read.",
      ])
  }

  /// D3.
  func testLoadAfterAFailureClearsTheErrorAndSendsAgain() throws {
    viewModel.load()
    try XCTUnwrap(httpManager.replyToGetItem)(.failure(.offline))
    let history = beginHistory()

    viewModel.load()

    XCTAssertEqual(history.changes.map(\.error), [nil])
    XCTAssertEqual(log.calls, [.fetchDetail(of: 1)])
  }

  /// D2 D3 D4.
  func testExplanationStaysWhileItIsLoadedAgain() throws {
    viewModel.load()
    try XCTUnwrap(httpManager.replyToGetItem)(.success(detail))
    let history = beginHistory()

    viewModel.load()
    try XCTUnwrap(httpManager.replyToGetItem)(.failure(.timedOut))
    viewModel.load()
    viewModel.didLeave()

    XCTAssertEqual(
      history.changes.map(\.explanation), Array(repeating: "Two litres.", count: 4))
  }

  /// D2 X6.
  func testLoadDuringALoadSendsAndSaysNothing() {
    viewModel.load()
    let history = beginHistory()

    viewModel.load()

    XCTAssertEqual(history.changes, [])
    XCTAssertEqual(log.calls, [])
  }

  /// D2 X4.
  func testRepeatedReplyIsDropped() throws {
    viewModel.load()
    let reply = try XCTUnwrap(httpManager.replyToGetItem)
    reply(.success(detail))
    let history = beginHistory()

    reply(.failure(.offline))

    XCTAssertEqual(history.changes, [])
  }

  // MARK: Leaving

  /// D4 X4 X5.
  ///
  /// The mock sends the reply of the request that was called off all the same.
  func testLeavingCallsTheLoadOff() throws {
    viewModel.load()
    let history = beginHistory()

    viewModel.didLeave()
    try XCTUnwrap(httpManager.replyToGetItem)(.success(detail))

    XCTAssertEqual(history.changes, [ItemDetailState(summary: summary)])
    XCTAssertEqual(log.calls, [.cancel(.fetchDetail(of: 1)), .childDidLeave])
  }

  /// D4 X2.
  func testLeavingWithoutALoadTellsTheCoordinatorAlone() {
    let history = beginHistory()

    viewModel.didLeave()

    XCTAssertEqual(history.changes, [])
    XCTAssertEqual(log.calls, [.childDidLeave])
  }

  // MARK: Lifetime

  /// X2 X4.
  func testCoordinatorIsNotKeptAliveNorNeeded() throws {
    var coordinator: ChildCoordinatorMock? = ChildCoordinatorMock(log)
    let viewModel = ItemDetailViewModel(
      httpManager: httpManager, item: .milk, coordinator: try XCTUnwrap(coordinator))
    weak let weakCoordinator = coordinator

    coordinator = nil

    XCTAssertNil(weakCoordinator)
    viewModel.didLeave()
    XCTAssertEqual(log.calls, [])
  }

  /// D4 X2 X4 X5.
  func testRequestDoesNotKeepTheViewModelAlive() throws {
    var viewModel: ItemDetailViewModel? = ItemDetailViewModel(
      httpManager: httpManager, item: .milk, coordinator: coordinator)
    weak let weakViewModel = viewModel
    viewModel?.load()
    log.removeAll()

    viewModel = nil

    XCTAssertNil(weakViewModel)
    try XCTUnwrap(httpManager.replyToGetItem)(.success(detail))
    XCTAssertEqual(log.calls, [], "a release alone cancels nothing")
  }

  /// Begins with what is the case now, and forgets the calls that led to it.
  private func beginHistory() -> History<ItemDetailState> {
    log.removeAll()
    return History(of: viewModel.didChange)
  }
}
