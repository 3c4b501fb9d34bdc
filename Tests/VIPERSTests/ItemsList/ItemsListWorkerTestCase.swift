import FakeWorld
import Items
import VIPERS
import XCTest

/// Sets the list's worker between a spy of the director and a fake of the network.
class ItemsListWorkerTestCase: XCTestCase {
  // MARK: Spies

  final class PresenterSpy: ItemsList_PresentData {
    private(set) var presentedItems: [Item] = []
    private(set) var presentedFailure: ItemsFailure?
    var expectation: XCTestExpectation?
    private let history: History

    init(_ history: History) {
      self.history = history
    }

    func present(storedItems: [Item]) {
      history.note("presenter.present(storedItems: \(storedItems.map(\.title)))")
      presentedItems = storedItems
      expectation?.fulfill()
    }

    func present(items: [Item]) {
      history.note("presenter.present(items: \(items.map(\.title)))")
      presentedItems = items
      expectation?.fulfill()
    }

    func presentError(_ failure: ItemsFailure) {
      history.note("presenter.presentError(\(failure))")
      presentedFailure = failure
      expectation?.fulfill()
    }
  }

  // MARK: Setup

  var loop: EventLoop!
  var network: NetworkFake!
  var store: InMemoryStore!
  var history: History!
  var presenter: PresenterSpy!
  var worker: ItemsListWorker!

  override func setUp() {
    loop = EventLoop()
    network = NetworkFake(loop: loop)
    store = InMemoryStore(contents: [.milk])
    history = History()
    presenter = PresenterSpy(history)
    worker = ItemsListWorker(client: network, store: store)
    worker.presenter = presenter
  }

  override func tearDown() {
    worker = nil
  }
}
