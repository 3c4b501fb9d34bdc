import FakeWorld
import Items
import VIPERS
import XCTest

/// Tests the detail's worker between a spy of the director and a fake of the network.
final class ItemDetailWorkerTests: XCTestCase {
  // MARK: Spies

  private final class PresenterSpy: ItemDetail_PresentData {
    private(set) var presentedDetail: ItemDetail?
    private(set) var presentedFailure: ItemsFailure?
    var expectation: XCTestExpectation?
    private let history: History

    init(_ history: History) {
      self.history = history
    }

    func present(detail: ItemDetail) {
      history.note("presenter.present(detail: \(detail.explanation))")
      presentedDetail = detail
      expectation?.fulfill()
    }

    func presentError(_ failure: ItemsFailure) {
      history.note("presenter.presentError(\(failure))")
      presentedFailure = failure
      expectation?.fulfill()
    }
  }

  // MARK: Setup

  private var loop: EventLoop!
  private var network: NetworkFake!
  private var history: History!
  private var presenter: PresenterSpy!
  private var worker: ItemDetailWorker!

  override func setUp() {
    loop = EventLoop()
    network = NetworkFake(loop: loop)
    history = History()
    presenter = PresenterSpy(history)
    worker = ItemDetailWorker(client: network)
    worker.presenter = presenter
  }

  override func tearDown() {
    worker = nil
  }

  // MARK: Fetching

  /// D2 X4.
  func test_fetchDetailCompleted() {
    // Given
    let presented = expectation(description: "presented")
    presenter.expectation = presented

    // When
    worker.fetchDetail(of: 7)
    XCTAssertEqual(history.calls, [])
    loop.runUntilSettled()

    // Then
    wait(for: [presented], timeout: 0)
    XCTAssertEqual(presenter.presentedDetail, ItemDetail(item: .milk, explanation: "About 7"))
    XCTAssertEqual(history.calls, ["presenter.present(detail: About 7)"])
    XCTAssertEqual(network.calls, ["fetchDetail(of: 7)"])
  }

  /// D3 X4.
  func test_fetchDetailFailed() {
    let errors: [NetworkError] = [
      .offline, .timedOut, .notFound, .status(500), .undecodable(reason: "not JSON"),
    ]
    for error in errors {
      // Given
      history.removeAll()
      network.nextCallWillFail = true
      network.failure = error
      let presented = expectation(description: "presented")
      presenter.expectation = presented

      // When
      worker.fetchDetail(of: 7)
      loop.runUntilSettled()

      // Then
      wait(for: [presented], timeout: 0)
      XCTAssertEqual(presenter.presentedFailure, .network(error))
      XCTAssertEqual(history.calls, ["presenter.presentError(\(ItemsFailure.network(error)))"])
    }
  }

  /// D3.
  func test_fetchDetailAgain() {
    // Given
    network.nextCallWillFail = true
    worker.fetchDetail(of: 7)
    loop.runUntilSettled()

    // When
    worker.fetchDetail(of: 7)
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "presenter.presentError(\(ItemsFailure.network(.offline)))",
        "presenter.present(detail: About 7)",
      ])
    XCTAssertEqual(network.calls, ["fetchDetail(of: 7)", "fetchDetail(of: 7)"])
  }

  // MARK: Cancelling

  /// D4 X5 X4.
  func test_cancel() {
    // Given
    worker.fetchDetail(of: 7)

    // When
    worker.cancel()
    worker.cancel()
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(history.calls, [])
    XCTAssertEqual(network.calls, ["fetchDetail(of: 7)", "cancel fetchDetail(of: 7)"])
  }

  /// D4 X5.
  func test_cancelWithoutARequest() {
    // When
    worker.cancel()
    worker.fetchDetail(of: 7)
    loop.runUntilSettled()
    worker.cancel()

    // Then
    XCTAssertEqual(history.calls, ["presenter.present(detail: About 7)"])
    XCTAssertEqual(network.calls, ["fetchDetail(of: 7)"])
  }

  // MARK: Ownership

  /// X2 X4 X5.
  func test_replyDoesNotKeepTheWorkerAlive() {
    // Given
    worker.fetchDetail(of: 7)
    weak let weakWorker = worker

    // When
    worker = nil
    XCTAssertNil(weakWorker)
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(history.calls, [])
    XCTAssertEqual(network.calls, ["fetchDetail(of: 7)"])
  }

  /// X2 X4.
  func test_presenterIsNotKeptAlive() {
    // Given
    weak let weakPresenter = presenter

    // When
    presenter = nil

    // Then
    XCTAssertNil(weakPresenter)
    worker.fetchDetail(of: 7)
    loop.runUntilSettled()
    XCTAssertEqual(network.calls, ["fetchDetail(of: 7)"])
  }
}
