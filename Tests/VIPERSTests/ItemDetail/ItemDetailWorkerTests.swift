import FakeWorld
import Items
import ItemsNetworking
import XCTest

@testable import VIPERS

/// Tests the detail's worker between a spy of the director and a fake of the network.
final class ItemDetailWorkerTests: XCTestCase {
  // MARK: Spies

  private final class PresenterSpy: Spy, ItemDetail_PresentData {
    func present(detail: ItemDetail) { note(.present(detail: detail)) }
    func presentError(_ failure: ItemsFailure) { note(.presentError(failure)) }
  }

  // MARK: Setup

  private var loop: EventLoop!
  private var history: CallLog!
  private var network: NetworkFake!
  private var presenter: PresenterSpy!
  private var worker: ItemDetailWorker!

  override func setUp() {
    super.setUp()
    loop = EventLoop()
    history = CallLog()
    network = NetworkFake(history, loop: loop)
    presenter = PresenterSpy(history)
    worker = ItemDetailWorker(client: network)
    worker.presenter = presenter
  }

  override func tearDown() {
    worker = nil
    super.tearDown()
  }

  // MARK: Fetching

  /// D2.
  func test_fetchDetailCompleted() {
    // When
    worker.fetchDetail(of: 7)
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(
      history.calls, [.network(.fetchDetail(of: 7)), .present(detail: .sample(of: 7))])
  }

  /// D3.
  func test_fetchDetailFailed() {
    // Given
    network.nextCallWillFail = true
    network.failure = .notFound

    // When
    worker.fetchDetail(of: 7)
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(
      history.calls, [.network(.fetchDetail(of: 7)), .presentError(.network(.notFound))])
  }

  /// X4.
  func test_fetchDetailRepliedTwice() {
    // Given
    network.repliesTwice = true

    // When
    worker.fetchDetail(of: 7)
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(
      history.calls, [.network(.fetchDetail(of: 7)), .present(detail: .sample(of: 7))])
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
    XCTAssertEqual(history.calls, [.network(.cancel)])
  }

  /// D4 X4 X5.
  func test_replyOnceCancelled() {
    // Given
    network.ignoresCancel = true
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
    history.removeAll()
    worker = nil

    // When
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(history.calls, [])
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

  /// X2 X4.
  func test_fetchDetailCompletedOnceThePresenterIsGone() {
    // Given
    presenter = nil

    // When
    worker.fetchDetail(of: 7)
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(history.calls, [.network(.fetchDetail(of: 7))])
  }
}
