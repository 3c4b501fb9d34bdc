import FakeWorld
import Items
import VIPERS
import XCTest

/// Tests the form's worker between a spy of the director and a fake of the network.
final class AddItemWorkerTests: XCTestCase {
  // MARK: Spies

  private final class PresenterSpy: AddItem_PresentData {
    private(set) var isSuccessPresented = false
    private(set) var presentedFailure: ItemsFailure?
    var expectation: XCTestExpectation?
    private let history: History

    init(_ history: History) {
      self.history = history
    }

    func presentSuccess() {
      history.note("presenter.presentSuccess")
      isSuccessPresented = true
      expectation?.fulfill()
    }

    func presentError(_ failure: ItemsFailure) {
      history.note("presenter.presentError(\(failure))")
      presentedFailure = failure
      expectation?.fulfill()
    }
  }

  // MARK: Setup

  private let newItem = NewItem(title: "Buy milk", isEnabled: false)

  private var loop: EventLoop!
  private var network: NetworkFake!
  private var store: InMemoryStore!
  private var history: History!
  private var presenter: PresenterSpy!
  private var worker: AddItemWorker!

  override func setUp() {
    loop = EventLoop()
    network = NetworkFake(loop: loop)
    store = InMemoryStore()
    history = History()
    presenter = PresenterSpy(history)
    worker = AddItemWorker(client: network, store: store)
    worker.presenter = presenter
  }

  override func tearDown() {
    worker = nil
  }

  // MARK: Adding

  /// A3 A4 X4.
  func test_addCompleted() {
    // Given
    let presented = expectation(description: "presented")
    presenter.expectation = presented

    // When
    worker.add(newItem)
    XCTAssertEqual(history.calls, [])
    XCTAssertEqual(store.calls, [])
    loop.runUntilSettled()

    // Then
    wait(for: [presented], timeout: 0)
    XCTAssertTrue(presenter.isSuccessPresented)
    XCTAssertEqual(history.calls, ["presenter.presentSuccess"])
    XCTAssertEqual(network.calls, ["createItem(Buy milk, false)"])
    XCTAssertEqual(store.calls, [.insert])
    XCTAssertEqual(store.contents, network.storedItems)
    XCTAssertEqual(store.contents.map(\.title), ["Buy milk"])
  }

  /// A4.
  func test_addToAStoreThatRefuses() {
    // Given
    store.fail(.insert, .once)
    let presented = expectation(description: "presented")
    presenter.expectation = presented

    // When
    worker.add(newItem)
    loop.runUntilSettled()

    // Then
    wait(for: [presented], timeout: 0)
    XCTAssertEqual(history.calls, ["presenter.presentSuccess"])
    XCTAssertEqual(store.calls, [.insert])
  }

  /// A5 X4.
  func test_addFailed() {
    for error in [NetworkError.offline, .status(422), .undecodable(reason: "not JSON")] {
      // Given
      history.removeAll()
      network.nextCallWillFail = true
      network.failure = error
      let presented = expectation(description: "presented")
      presenter.expectation = presented

      // When
      worker.add(newItem)
      loop.runUntilSettled()

      // Then
      wait(for: [presented], timeout: 0)
      XCTAssertEqual(presenter.presentedFailure, .network(error))
      XCTAssertEqual(history.calls, ["presenter.presentError(\(ItemsFailure.network(error)))"])
      XCTAssertEqual(store.calls, [])
    }
  }

  // MARK: Cancelling

  /// A6 X5 X4.
  func test_cancel() {
    // Given
    worker.add(newItem)

    // When
    worker.cancel()
    worker.cancel()
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(history.calls, [])
    XCTAssertEqual(store.calls, [])
    XCTAssertEqual(
      network.calls, ["createItem(Buy milk, false)", "cancel createItem(Buy milk, false)"])
  }

  /// A6 X5.
  func test_cancelWithoutARequest() {
    // When
    worker.cancel()
    worker.add(newItem)
    loop.runUntilSettled()
    worker.cancel()

    // Then
    XCTAssertEqual(history.calls, ["presenter.presentSuccess"])
    XCTAssertEqual(network.calls, ["createItem(Buy milk, false)"])
  }

  // MARK: Ownership

  /// X2 X4 X5 A6.
  func test_replyDoesNotKeepTheWorkerAlive() {
    // Given
    worker.add(newItem)
    weak let weakWorker = worker

    // When
    worker = nil
    XCTAssertNil(weakWorker)
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(history.calls, [])
    XCTAssertEqual(store.calls, [])
    XCTAssertEqual(network.calls, ["createItem(Buy milk, false)"])
  }

  /// X2 X4.
  func test_presenterIsNotKeptAlive() {
    // Given
    weak let weakPresenter = presenter

    // When
    presenter = nil

    // Then
    XCTAssertNil(weakPresenter)
    worker.add(newItem)
    loop.runUntilSettled()
    XCTAssertEqual(store.calls, [.insert])
  }
}
