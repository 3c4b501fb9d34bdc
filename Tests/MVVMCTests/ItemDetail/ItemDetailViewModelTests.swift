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
  func testItemIsThereBeforeAnyRequest() {
    XCTAssertEqual(beginHistory().first, ItemDetailState(summary: summary))
    XCTAssertEqual(log.calls, [])
  }

  // MARK: Loading

  /// D2.
  func testLoadRequestsTheItem() {
    let history = beginHistory()

    viewModel.load()

    XCTAssertEqual(history.changes, [ItemDetailState(summary: summary, isLoading: true)])
    XCTAssertEqual(log.calls, [.fetchDetail(of: 1)])
  }

  /// D2.
  ///
  /// The mock replies within the call. A state that was set after the call would stay at loading.
  func testDetailIsLoadingBeforeItRequestsTheItem() {
    httpManager.whenAsked = { [detail] in $0.replyToFetchDetail?(.success(detail)) }
    let history = beginHistory()

    viewModel.load()

    XCTAssertEqual(history.changes.map(\.isLoading), [true, false])
  }

  /// D1 D2.
  ///
  /// The reply is about another item, but only its explanation is shown.
  func testExplanationAloneIsFilledIn() throws {
    viewModel.load()
    let history = beginHistory()

    try XCTUnwrap(httpManager.replyToFetchDetail)(
      .success(ItemDetail(item: .plants, explanation: "Twice a week.")))

    XCTAssertEqual(
      history.changes, [ItemDetailState(summary: summary, explanation: "Twice a week.")])
  }

  /// D3 X1.
  func testFailureShowsAMessageAndOffersRetry() throws {
    viewModel.load()
    let history = beginHistory()

    try XCTUnwrap(httpManager.replyToFetchDetail)(.failure(.status(401)))

    XCTAssertEqual(
      history.changes,
      [
        ItemDetailState(
          summary: summary, error: "The server refused the request.", offersRetry: true)
      ])
  }

  /// D3 X1.
  func testNoRetryIsOfferedForAnItemThatNoLongerExists() throws {
    viewModel.load()
    let history = beginHistory()

    try XCTUnwrap(httpManager.replyToFetchDetail)(.failure(.notFound))

    XCTAssertEqual(
      history.changes,
      [ItemDetailState(summary: summary, error: "This item no longer exists.")])
  }

  /// D3.
  func testLoadAfterAFailureClearsTheErrorAndSendsAgain() throws {
    viewModel.load()
    try XCTUnwrap(httpManager.replyToFetchDetail)(.failure(.offline))
    let history = beginHistory()

    viewModel.load()

    XCTAssertEqual(history.changes, [ItemDetailState(summary: summary, isLoading: true)])
    XCTAssertEqual(log.calls, [.fetchDetail(of: 1)])
  }

  /// D2 X6.
  func testLoadDuringALoadDoesNothing() {
    viewModel.load()
    let history = beginHistory()

    viewModel.load()

    XCTAssertEqual(history.changes, [])
    XCTAssertEqual(log.calls, [])
  }

  /// D2 X4.
  func testRepeatedReplyIsDropped() throws {
    viewModel.load()
    let reply = try XCTUnwrap(httpManager.replyToFetchDetail)
    reply(.success(detail))
    let history = beginHistory()

    reply(.failure(.offline))

    XCTAssertEqual(history.changes, [])
  }

  // MARK: Leaving

  /// D4 X4 X5.
  ///
  /// The mock ignores the cancel and replies.
  func testLeavingCancelsTheLoad() throws {
    viewModel.load()
    let history = beginHistory()

    viewModel.didLeave()
    try XCTUnwrap(httpManager.replyToFetchDetail)(.success(detail))

    XCTAssertEqual(history.changes, [])
    XCTAssertEqual(log.calls, [.cancel(.fetchDetail(of: 1)), .childDidLeave])
  }

  /// D4 X2.
  func testLeavingWithoutALoadInformsTheCoordinatorOnly() {
    let history = beginHistory()

    viewModel.didLeave()

    XCTAssertEqual(history.changes, [])
    XCTAssertEqual(log.calls, [.childDidLeave])
  }

  // MARK: Lifetime

  /// X2 X4.
  func testCoordinatorIsNeitherRetainedNorRequired() throws {
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
  ///
  /// Releasing the view model alone cancels nothing.
  func testRequestDoesNotRetainTheViewModel() throws {
    var viewModel: ItemDetailViewModel? = ItemDetailViewModel(
      httpManager: httpManager, item: .milk, coordinator: coordinator)
    weak let weakViewModel = viewModel
    viewModel?.load()
    log.removeAll()

    viewModel = nil

    XCTAssertNil(weakViewModel)
    try XCTUnwrap(httpManager.replyToFetchDetail)(.success(detail))
    XCTAssertEqual(log.calls, [])
  }

  /// Forgets the calls so far, and records the states from the current one on.
  private func beginHistory() -> History<ItemDetailState> {
    log.removeAll()
    return History(of: viewModel.didChange)
  }
}
