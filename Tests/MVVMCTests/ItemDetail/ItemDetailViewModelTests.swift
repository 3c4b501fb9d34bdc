import Items
import XCTest

@testable import MVVMC

final class ItemDetailViewModelTests: XCTestCase {
  private typealias Words = (error: NetworkError, message: String, offersRetry: Bool)

  private let summary = ItemSummary(.milk)
  private let detail = ItemDetail(item: .milk, explanation: "Two litres.")

  private let httpManager = HTTPManagerMock()
  private lazy var viewModel = ItemDetailViewModel(httpManager: httpManager, item: .milk)
  private lazy var history = History(of: viewModel.didChange)

  /// D1.
  func testItemIsThereBeforeAnythingIsAsked() {
    XCTAssertEqual(history.values, [ItemDetailState(summary: summary)])
    XCTAssertEqual(httpManager.calls, [])
  }

  /// D1 D2.
  func testExplanationIsFilledIn() {
    history.removeValues()

    viewModel.load()
    XCTAssertEqual(httpManager.calls, [.getItem(1)])
    httpManager.details.send(.success(detail))

    XCTAssertEqual(
      history.values,
      [
        ItemDetailState(summary: summary, isLoading: true),
        ItemDetailState(summary: summary, explanation: "Two litres."),
      ])
  }

  /// D1 D2.
  func testOnlyTheExplanationIsFilledIn() {
    viewModel.load()
    history.removeValues()

    httpManager.details.send(
      .success(ItemDetail(item: .plants, explanation: "Twice a week.")))

    XCTAssertEqual(
      history.values, [ItemDetailState(summary: summary, explanation: "Twice a week.")])
  }

  /// D3 X1.
  func testFailureShowsAMessage() {
    let scenarios: KeyValuePairs<UInt, Words> = [
      #line: (.offline, "You appear to be offline. Check your connection.", true),
      #line: (.timedOut, "The server took too long to answer.", true),
      #line: (.notFound, "This item no longer exists.", false),
      #line: (.status(500), "The server is having trouble. Try again later.", true),
      #line: (.status(401), "The server refused the request.", true),
      #line: (
        .undecodable(reason: "keyNotFound(explanation)"),
        "The server sent an answer this app can't read.", true
      ),
    ]

    for (line, scenario) in scenarios {
      viewModel.load()
      history.removeValues()

      httpManager.details.send(.failure(scenario.error), to: httpManager.calls.count - 1)

      XCTAssertEqual(
        history.values,
        [
          ItemDetailState(
            summary: summary, error: scenario.message, offersRetry: scenario.offersRetry)
        ],
        line: line)
    }
  }

  /// D3.
  func testLoadAfterAFailureClearsTheError() {
    viewModel.load()
    httpManager.details.send(.failure(.offline))
    history.removeValues()

    viewModel.load()
    httpManager.details.send(.success(detail), to: 1)

    XCTAssertEqual(
      history.values,
      [
        ItemDetailState(summary: summary, isLoading: true),
        ItemDetailState(summary: summary, explanation: "Two litres."),
      ])
    XCTAssertEqual(httpManager.calls, [.getItem(1), .getItem(1)])
  }

  /// D2 X6.
  func testLoadDuringALoadSendsNothing() {
    viewModel.load()
    history.removeValues()

    viewModel.load()

    XCTAssertEqual(history.values, [])
    XCTAssertEqual(httpManager.calls, [.getItem(1)])
  }

  /// D2 X4.
  func testRepeatedReplyIsDropped() {
    viewModel.load()
    httpManager.details.send(.success(detail))
    history.removeValues()

    httpManager.details.send(.failure(.offline))

    XCTAssertEqual(history.values, [])
  }

  /// D4 X4 X5.
  ///
  /// The mock sends the reply of the request that was called off all the same.
  func testLateReplyChangesNothing() {
    viewModel.load()
    history.removeValues()

    viewModel.cancel()
    httpManager.details.send(.success(detail))
    httpManager.details.send(.failure(.offline))

    XCTAssertEqual(httpManager.calls, [.getItem(1), .cancel(0)])
    XCTAssertEqual(history.values, [])
  }

  /// D4 X5.
  func testCancelAfterTheReplyDoesNothing() {
    viewModel.load()
    httpManager.details.send(.success(detail))
    history.removeValues()

    viewModel.cancel()

    XCTAssertEqual(httpManager.calls, [.getItem(1)])
    XCTAssertEqual(history.values, [])
  }

  /// D4 X2 X4 X5.
  func testRequestDoesNotKeepTheViewModelAlive() {
    var viewModel: ItemDetailViewModel? = ItemDetailViewModel(
      httpManager: httpManager, item: .milk)
    weak let weakViewModel = viewModel
    viewModel?.load()

    viewModel = nil

    XCTAssertNil(weakViewModel)
    XCTAssertEqual(httpManager.calls, [.getItem(1)], "a release alone cancels nothing")
    httpManager.details.send(.success(detail))
  }
}
