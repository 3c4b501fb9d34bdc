import HeadlessKit
import UserDriver
import VIPERS
import XCTest

/// Tests the list's scene between a user and a spy of the director.
final class ItemsListSceneTests: XCTestCase {
  // MARK: Spies

  private final class EventsHandlerSpy: Spy, ItemsList_HandleUIEvents {
    func onUIReady() {
      note("eventsHandler.onUIReady")
    }

    func onRetry() {
      note("eventsHandler.onRetry")
    }

    func onPullToRefresh() {
      note("eventsHandler.onPullToRefresh")
    }

    func onDeleteAll() {
      note("eventsHandler.onDeleteAll")
    }

    func onItemSelected(index: Int) {
      note("eventsHandler.onItemSelected(index: \(index))")
    }

    func onAddItem() {
      note("eventsHandler.onAddItem")
    }
  }

  // MARK: Setup

  private let milk = ItemUI(title: "Buy milk", date: "3 Feb 2026", state: "Enabled")
  private let plants = ItemUI(title: "Water the plants", date: "29 Feb 2024", state: "Disabled")

  private var history: History!
  private var scene: ItemsListScene!
  private var window: Window!
  private var user: User!

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

  // MARK: Appearing

  /// L1 L4 L8 X3.
  func test_onUIReady() {
    // Given
    let list = ItemsListScene()
    list.eventsHandler = EventsHandlerSpy(history)
    history.removeAll()

    // When
    scene.navigationController?.pushViewController(list)

    // Then
    XCTAssertEqual(history.calls, ["eventsHandler.onUIReady"])
    XCTAssertEqual(user.screens.last, "Items")
    XCTAssertEqual(user.signs, [])
    XCTAssertEqual(user.uses, ["rows", "items.refresh", "items.add"])
  }

  /// L1 L11 X7.
  func test_appearingAgain() throws {
    // Given
    history.removeAll()
    scene.navigationController?.pushViewController(ViewController())

    // When
    try user.goBack()

    // Then
    XCTAssertEqual(history.calls, [])
    XCTAssertNotNil(scene.eventsHandler)
  }

  // MARK: Events

  /// L3 L7.
  func test_onRetry() throws {
    // Given
    scene.displayError("Oh")
    history.removeAll()

    // When
    try user.tap("items.retry")

    // Then
    XCTAssertEqual(history.calls, ["eventsHandler.onRetry"])
  }

  /// L6.
  func test_onPullToRefresh() throws {
    // Given
    history.removeAll()

    // When
    try user.pull()

    // Then
    XCTAssertEqual(history.calls, ["eventsHandler.onPullToRefresh"])
  }

  /// L8.
  func test_onDeleteAll() throws {
    // Given
    scene.toggle(deletion: true)
    history.removeAll()

    // When
    try user.tap("items.deleteAll")

    // Then
    XCTAssertEqual(history.calls, ["eventsHandler.onDeleteAll"])
  }

  /// L9.
  func test_onItemSelected() throws {
    // Given
    scene.display(items: [milk, plants])
    history.removeAll()

    // When
    try user.selectRow(1)

    // Then
    XCTAssertEqual(history.calls, ["eventsHandler.onItemSelected(index: 1)"])
    XCTAssertNil(user.snapshot().selectedRow, "the row is still marked")
  }

  /// L10.
  func test_onAddItem() throws {
    // Given
    history.removeAll()

    // When
    try user.tap("items.add")

    // Then
    XCTAssertEqual(history.calls, ["eventsHandler.onAddItem"])
  }

  // MARK: Display

  /// L2.
  func test_displayItems() {
    // Given
    scene.display(items: [milk])

    // When
    scene.display(items: [plants, milk])

    // Then
    XCTAssertEqual(
      user.allRows,
      [
        Row(title: "Water the plants", date: "29 Feb 2024", state: "Disabled"),
        Row(title: "Buy milk", date: "3 Feb 2026", state: "Enabled"),
      ])
  }

  /// L10.
  func test_scrolling() throws {
    // Given
    scene.display(items: numbered(100))

    // When
    try user.scroll(to: 50)

    // Then
    XCTAssertEqual(user.visibleRows.map(\.title), (50..<62).map { "Item \($0)" })
  }

  /// L11.
  func test_displayItemsKeepsTheScrollOffset() throws {
    // Given
    scene.display(items: numbered(40))
    try user.scroll(to: 20)

    // When
    scene.display(items: numbered(41))

    // Then
    XCTAssertEqual(user.visibleRows.first?.title, "Item 20")
  }

  /// L11.
  func test_displayItemsWhileCovered() {
    // Given
    scene.navigationController?.pushViewController(ViewController())

    // When
    scene.display(items: [milk])

    // Then
    XCTAssertEqual(user.allRows.map(\.title), ["Buy milk"])
  }

  /// L4.
  func test_displayEmpty() {
    // When
    scene.displayEmpty()

    // Then
    XCTAssertEqual(user.signs, ["items.empty"])
    XCTAssertTrue(user.sees("items.table"))
  }

  /// L3 X1.
  func test_displayError() {
    // Given
    scene.display(items: [milk])

    // When
    scene.displayError("Oh")

    // Then
    XCTAssertEqual(user.signs, ["items.error", "items.retry"])
    XCTAssertEqual(user.text("items.error"), "Oh")
    XCTAssertEqual(user.allRows.map(\.title), ["Buy milk"])
  }

  /// L11 L3.
  func test_displayErrorWhileCovered() {
    // Given
    scene.navigationController?.pushViewController(ViewController())

    // When
    scene.displayError("Oh")

    // Then
    XCTAssertEqual(user.state(of: "items.error")?.isVisible, true)
  }

  // MARK: Loaders

  /// L1 L4 L7.
  func test_toggleLoadingOn() {
    // Given
    scene.displayEmpty()
    scene.displayError("Oh")

    // When
    scene.toggle(loading: true)

    // Then
    XCTAssertEqual(user.signs, ["items.loading"])
  }

  /// L2 L3.
  func test_toggleLoadingOff() {
    // Given
    scene.toggle(loading: true)
    scene.displayError("Oh")

    // When
    scene.toggle(loading: false)

    // Then
    XCTAssertEqual(user.signs, ["items.error", "items.retry"])
  }

  /// L6 L4 L7.
  func test_toggleRefreshingOn() {
    // Given
    scene.displayEmpty()
    scene.displayError("Oh")

    // When
    scene.toggle(refreshing: true)

    // Then
    XCTAssertEqual(user.signs, ["items.refresh"])
  }

  /// L5 L6.
  func test_toggleRefreshingOnWhileLoading() {
    // Given
    scene.toggle(loading: true)

    // When
    scene.toggle(refreshing: true)

    // Then
    XCTAssertEqual(user.signs, ["items.loading", "items.refresh"])
  }

  /// L6 L4.
  func test_toggleRefreshingOff() throws {
    // Given
    try user.pull()
    scene.displayEmpty()

    // When
    scene.toggle(refreshing: false)

    // Then
    XCTAssertEqual(user.signs, ["items.empty"])
  }

  // MARK: Use

  /// L8.
  func test_toggleDeletionOn() {
    // When
    scene.toggle(deletion: true)

    // Then
    XCTAssertEqual(user.uses, ["rows", "items.refresh", "items.add", "items.deleteAll"])
  }

  /// L8.
  func test_toggleDeletionOff() {
    // Given
    scene.toggle(deletion: true)

    // When
    scene.toggle(deletion: false)

    // Then
    XCTAssertEqual(user.uses, ["rows", "items.refresh", "items.add"])
  }

  /// L8 X6.
  func test_toggleUseOff() {
    // When
    scene.toggle(use: false)

    // Then
    XCTAssertEqual(user.uses, [])
  }

  /// L8.
  func test_toggleUseOn() {
    // Given
    scene.toggle(use: false)

    // When
    scene.toggle(use: true)

    // Then
    XCTAssertEqual(user.uses, ["rows", "items.refresh", "items.add"])
  }

  // MARK: Ownership

  /// X2.
  func test_controlsDoNotKeepTheSceneAlive() {
    // Given
    weak let weakScene = scene
    user = nil
    window = nil

    // When
    scene = nil

    // Then
    XCTAssertNil(weakScene)
  }

  private func numbered(_ count: Int) -> [ItemUI] {
    (0..<count).map { ItemUI(title: "Item \($0)", date: "3 Feb 2026", state: "Enabled") }
  }
}
