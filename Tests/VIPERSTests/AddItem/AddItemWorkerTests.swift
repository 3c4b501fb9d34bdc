import FakeWorld
import Items
import ItemsNetworking
import VIPERS
import XCTest

/// Tests the form's worker between a spy of the director and fakes of network and store.
final class AddItemWorkerTests: XCTestCase {
  // MARK: Spies

  private final class PresenterSpy: Spy, AddItem_PresentData {
    private(set) var successIsPresented = false
    private(set) var presentedFailure: ItemsFailure?

    func presentSuccess() {
      note("presenter.presentSuccess")
      successIsPresented = true
    }

    func presentError(_ failure: ItemsFailure) {
      note("presenter.presentError")
      presentedFailure = failure
    }
  }

  // MARK: Setup

  private let newItem = NewItem(title: "Buy milk", isEnabled: false)

  private var loop: EventLoop!
  private var history: CallLog!
  private var network: NetworkFake!
  private var store: StoreFake!
  private var presenter: PresenterSpy!
  private var worker: AddItemWorker!

  override func setUp() {
    loop = EventLoop()
    history = CallLog()
    network = NetworkFake(history, loop: loop)
    store = StoreFake(history)
    presenter = PresenterSpy(history)
    worker = AddItemWorker(client: network, store: store)
    worker.presenter = presenter
  }

  override func tearDown() {
    worker = nil
  }

  // MARK: Adding

  /// A3 A4.
  func test_addCompleted() {
    // When
    worker.add(newItem)
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(network.createdItem, newItem)
    XCTAssertEqual(store.storedItems.map(\.title), ["Buy milk"])
    XCTAssertTrue(presenter.successIsPresented)
    XCTAssertEqual(
      history.calls, ["network.createItem", "store.insert", "presenter.presentSuccess"])
  }

  /// A4.
  func test_addToAStoreThatRefuses() {
    // Given
    store.nextWriteWillFail = true

    // When
    worker.add(newItem)
    loop.runUntilSettled()

    // Then
    XCTAssertTrue(presenter.successIsPresented)
    XCTAssertEqual(
      history.calls, ["network.createItem", "store.insert", "presenter.presentSuccess"])
  }

  /// A5.
  func test_addFailed() {
    // Given
    network.nextCallWillFail = true
    network.failure = .status(422)

    // When
    worker.add(newItem)
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(presenter.presentedFailure, .network(.status(422)))
    XCTAssertEqual(history.calls, ["network.createItem", "presenter.presentError"])
  }

  /// X4.
  func test_addRepliedTwice() {
    // Given
    network.repliesTwice = true

    // When
    worker.add(newItem)
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(
      history.calls, ["network.createItem", "store.insert", "presenter.presentSuccess"])
  }

  // MARK: Cancelling

  /// A6 X5.
  func test_cancel() {
    // Given
    worker.add(newItem)
    history.removeAll()

    // When
    worker.cancel()

    // Then
    XCTAssertEqual(history.calls, ["network.cancel"])
  }

  /// A6 X4 X5.
  func test_replyOnceCancelled() {
    // Given
    network.ignoresCancel = true
    worker.add(newItem)
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
    worker.add(newItem)
    worker = nil

    // When
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(history.calls, ["network.createItem"])
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
  func test_addCompletedOnceThePresenterIsGone() {
    // Given
    presenter = nil

    // When
    worker.add(newItem)
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(history.calls, ["network.createItem", "store.insert"])
  }

  /// X2 X4.
  func test_addFailedOnceThePresenterIsGone() {
    // Given
    presenter = nil
    network.nextCallWillFail = true

    // When
    worker.add(newItem)
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(history.calls, ["network.createItem"])
  }
}
