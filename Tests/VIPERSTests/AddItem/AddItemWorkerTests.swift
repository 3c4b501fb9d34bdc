import FakeWorld
import Items
import ItemsNetworking
import XCTest

@testable import VIPERS

/// Tests the form's worker between a spy of the director and fakes of network and store.
final class AddItemWorkerTests: XCTestCase {
  // MARK: Spies

  private final class PresenterSpy: Spy, AddItem_PresentData {
    func presentSuccess() { note(.presentSuccess) }
    func presentError(_ failure: ItemsFailure) { note(.presentError(failure)) }
  }

  // MARK: Setup

  private let newItem = NewItem(title: "Buy milk", isEnabled: false)
  /// The new item as the network creates it.
  private let item = Item(
    id: 3, title: "Buy milk", isEnabled: false, createdAt: Item.milk.createdAt, owner: "me")

  private var loop: EventLoop!
  private var history: CallLog!
  private var network: NetworkFake!
  private var store: StoreFake!
  private var presenter: PresenterSpy!
  private var worker: AddItemWorker!

  override func setUp() {
    super.setUp()
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
    super.tearDown()
  }

  // MARK: Adding

  /// A3 A4.
  func test_addCompleted() {
    // When
    worker.add(newItem)
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(
      history.calls, [.network(.createItem(newItem)), .store(.insert(item)), .presentSuccess])
  }

  /// A4.
  func test_addToAStoreThatRefuses() {
    // Given
    store.nextWriteWillFail = true

    // When
    worker.add(newItem)
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(
      history.calls, [.network(.createItem(newItem)), .store(.insert(item)), .presentSuccess])
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
    XCTAssertEqual(
      history.calls, [.network(.createItem(newItem)), .presentError(.network(.status(422)))])
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
      history.calls, [.network(.createItem(newItem)), .store(.insert(item)), .presentSuccess])
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
    XCTAssertEqual(history.calls, [.network(.cancel)])
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
  func test_addCompletedOnceThePresenterIsGone() {
    // Given
    presenter = nil

    // When
    worker.add(newItem)
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(history.calls, [.network(.createItem(newItem)), .store(.insert(item))])
  }
}
