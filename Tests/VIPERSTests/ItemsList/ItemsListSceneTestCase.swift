import HeadlessKit
import UserDriver
import VIPERS
import XCTest

/// Sets the list's scene between a user and a spy of the director.
class ItemsListSceneTestCase: XCTestCase {
  // MARK: Spies

  final class EventsHandlerSpy: ItemsList_HandleUIEvents {
    private let history: History

    init(_ history: History) {
      self.history = history
    }

    func onUIReady() {
      history.note("eventsHandler.onUIReady")
    }

    func onRetry() {
      history.note("eventsHandler.onRetry")
    }

    func onPullToRefresh() {
      history.note("eventsHandler.onPullToRefresh")
    }

    func onDeleteAll() {
      history.note("eventsHandler.onDeleteAll")
    }

    func onItemSelected(index: Int) {
      history.note("eventsHandler.onItemSelected(index: \(index))")
    }

    func onAddItem() {
      history.note("eventsHandler.onAddItem")
    }
  }

  // MARK: Setup

  let milk = ItemUI(title: "Buy milk", date: "3 Feb 2026", state: "Enabled")
  let plants = ItemUI(
    title: "Water the plants", date: "29 Feb 2024", state: "Disabled")

  var history: History!
  var scene: ItemsListScene!
  var user: User!
  var window: Window!

  override func setUp() {
    history = History()
    scene = ItemsListScene()
    scene.eventsHandler = EventsHandlerSpy(history)
    window = Window()
    user = User(at: scene, in: window)
  }

  override func tearDown() {
    user = nil
    window = nil
    scene = nil
  }

  /// Loads these items, and forgets the events.
  func load(_ items: [ItemUI]) {
    scene.toggle(loading: true)
    scene.display(items: items)
    scene.toggle(loading: false)
    history.removeAll()
  }
}
