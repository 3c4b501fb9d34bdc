import FakeWorld
import Items
import VIPERS
import XCTest

/// Tests the detail's worker between a spy of the director and a fake of the network.
final class ItemDetailWorkerTests: XCTestCase {
  // MARK: Spies

  private final class PresenterSpy: Spy, ItemDetail_PresentData {
    private(set) var presentedFailure: ItemsFailure?

    func present(detail: ItemDetail) {
      note("presenter.present(detail: \(detail.explanation))")
    }

    func presentError(_ failure: ItemsFailure) {
      note("presenter.presentError")
      presentedFailure = failure
    }
  }

  // MARK: Setup

  private var loop: EventLoop!
  private var history: History!
  private var network: NetworkFake!
  private var presenter: PresenterSpy!
  private var worker: ItemDetailWorker!

  override func setUp() {
    loop = EventLoop()
    history = History()
    network = NetworkFake(history, loop: loop)
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
    loop.runUntilSettled()

    // Then
    wait(for: [presented], timeout: 0)
    XCTAssertEqual(
      history.calls, ["network.fetchDetail(of: 7)", "presenter.present(detail: About 7)"])
  }

  /// D3 X4.
  func test_fetchDetailFailed() {
    // Given
    network.nextCallWillFail = true
    let presented = expectation(description: "presented")
    presenter.expectation = presented

    // When
    worker.fetchDetail(of: 7)
    loop.runUntilSettled()

    // Then
    wait(for: [presented], timeout: 0)
    XCTAssertEqual(presenter.presentedFailure, .network(.offline))
    XCTAssertEqual(history.calls, ["network.fetchDetail(of: 7)", "presenter.presentError"])
  }

  // MARK: Cancelling

  /// D4 X5.
  func test_cancel() {
    // Given
    worker.fetchDetail(of: 7)
    history.removeAll()

    // When
    worker.cancel()

    // Then
    XCTAssertEqual(history.calls, ["network.cancel fetchDetail(of: 7)"])
  }

  /// D4 X4 X5.
  func test_replyOnceCancelled() {
    // Given
    worker.fetchDetail(of: 7)
    worker.cancel()
    history.removeAll()

    // When
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(history.calls, [])
  }

  // MARK: Ownership

  /// X2 X4 X5.
  func test_replyOnceTheWorkerIsGone() {
    // Given
    worker.fetchDetail(of: 7)
    worker = nil

    // When
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(history.calls, ["network.fetchDetail(of: 7)"])
  }

  /// X2.
  func test_presenterIsNotKeptAlive() {
    // Given
    weak let weakPresenter = presenter

    // When
    presenter = nil

    // Then
    XCTAssertNil(weakPresenter)
  }
}
