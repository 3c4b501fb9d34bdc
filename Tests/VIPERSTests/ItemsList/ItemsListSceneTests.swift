import HeadlessKit
import UserDriver
import XCTest

@testable import VIPERS

/// Tests the list's scene between a user and a spy of the director.
final class ItemsListSceneTests: XCTestCase {
  // MARK: Spies

  private final class EventsHandlerSpy: Spy, ItemsList_HandleUIEvents {
    func onUIReady() { note(.onUIReady) }
    func onRetry() { note(.onRetry) }
    func onPullToRefresh() { note(.onPullToRefresh) }
    func onDeleteAll() { note(.onDeleteAll) }
    func onItemSelected(index: Int) { note(.onItemSelected(index: index)) }
    func onAddItem() { note(.onAddItem) }
  }

  // MARK: Setup

  private var history: CallLog!
  private var eventsHandler: EventsHandlerSpy!
  private var scene: ItemsListScene!
  private var window: Window!
  private var user: User!

  override func setUp() {
    super.setUp()
    history = CallLog()
    eventsHandler = EventsHandlerSpy(history)
    scene = ItemsListScene()
    scene.eventsHandler = eventsHandler
    window = Window()
    user = User(at: scene, in: window)
  }

  override func tearDown() {
    user = nil
    window = nil
    scene = nil
    super.tearDown()
  }

  private func numbered(_ count: Int) -> [ItemUI] {
    (0..<count).map { ItemUI(title: "Item \($0)", date: "3 Feb 2026", state: "Enabled") }
  }

  // MARK: Appearing

  /// L1 L4 L8 X3.
  func test_onUIReady() {
    // When setUp has pushed the scene

    // Then
    XCTAssertEqual(history.calls, [.onUIReady])
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
    try user.tap("items.add")

    // Then
    XCTAssertEqual(history.calls, [.onAddItem])
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
    XCTAssertEqual(history.calls, [.onRetry])
  }

  /// L6.
  func test_onPullToRefresh() throws {
    // Given
    history.removeAll()

    // When
    try user.pull()

    // Then
    XCTAssertEqual(history.calls, [.onPullToRefresh])
  }

  /// L8.
  func test_onDeleteAll() throws {
    // Given
    scene.display(items: [.milk])
    history.removeAll()

    // When
    try user.tap("items.deleteAll")

    // Then
    XCTAssertEqual(history.calls, [.onDeleteAll])
  }

  /// L9.
  func test_onItemSelected() throws {
    // Given
    scene.display(items: [.milk, .plants])
    history.removeAll()

    // When
    try user.selectRow(1)

    // Then
    XCTAssertEqual(history.calls, [.onItemSelected(index: 1)])
    XCTAssertNil(user.snapshot().selectedRow, "the row is still marked")
  }

  /// L10.
  func test_onAddItem() throws {
    // Given
    history.removeAll()

    // When
    try user.tap("items.add")

    // Then
    XCTAssertEqual(history.calls, [.onAddItem])
  }

  // MARK: Display

  /// L2.
  func test_displayItems() {
    // Given
    scene.display(items: [.milk])

    // When
    scene.display(items: [.plants, .milk])

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
    scene.display(items: [.milk])

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
    scene.display(items: [.milk])

    // When
    scene.displayError("Oh")

    // Then
    XCTAssertEqual(user.signs, ["items.error", "items.retry"])
    XCTAssertEqual(user.text("items.error"), "Oh")
    XCTAssertEqual(user.allRows.map(\.title), ["Buy milk"])
  }

  /// L3 L11.
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

  /// A4.
  func test_toggleLoadingOnWhileRefreshing() {
    // Given
    scene.toggle(refreshing: true)

    // When
    scene.toggle(loading: true)

    // Then
    XCTAssertEqual(user.signs, ["items.loading", "items.refresh"])
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

  /// L4 L6 L7.
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

  /// L4 L6.
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
  func test_useWithItems() {
    // When
    scene.display(items: [.milk])

    // Then
    XCTAssertEqual(user.uses, ["rows", "items.refresh", "items.add", "items.deleteAll"])
  }

  /// L8.
  func test_useWithoutItems() {
    // Given
    scene.display(items: [.milk])

    // When
    scene.display(items: [])

    // Then
    XCTAssertEqual(user.uses, ["rows", "items.refresh", "items.add"])
  }

  /// L8.
  func test_useWhileLoading() {
    // Given
    scene.display(items: [.milk])

    // When
    scene.toggle(loading: true)

    // Then
    XCTAssertEqual(user.uses, ["rows", "items.refresh", "items.add"])
  }

  /// L1 L8.
  func test_useWithItemsThatArriveWhileLoading() {
    // Given
    scene.toggle(loading: true)

    // When
    scene.display(items: [.milk])

    // Then
    XCTAssertEqual(user.uses, ["rows", "items.refresh", "items.add"])
  }

  /// L8.
  func test_useAfterLoading() {
    // Given
    scene.toggle(loading: true)
    scene.display(items: [.milk])

    // When
    scene.toggle(loading: false)

    // Then
    XCTAssertEqual(user.uses, ["rows", "items.refresh", "items.add", "items.deleteAll"])
  }

  /// L6 L8.
  func test_useWhileRefreshing() {
    // Given
    scene.display(items: [.milk])

    // When
    scene.toggle(refreshing: true)

    // Then
    XCTAssertEqual(user.uses, ["rows", "items.refresh", "items.add"])
  }

  /// L6 L8.
  func test_useAfterRefreshing() {
    // Given
    scene.toggle(refreshing: true)
    scene.display(items: [.milk])

    // When
    scene.toggle(refreshing: false)

    // Then
    XCTAssertEqual(user.uses, ["rows", "items.refresh", "items.add", "items.deleteAll"])
  }

  /// L5 L8.
  func test_useAfterLoadingAndWhileRefreshing() {
    // Given
    scene.display(items: [.milk])
    scene.toggle(loading: true)
    scene.toggle(refreshing: true)

    // When
    scene.toggle(loading: false)

    // Then
    XCTAssertEqual(user.uses, ["rows", "items.refresh", "items.add"])
  }

  /// L5 L8.
  func test_useAfterRefreshingAndWhileLoading() {
    // Given
    scene.display(items: [.milk])
    scene.toggle(loading: true)
    scene.toggle(refreshing: true)

    // When
    scene.toggle(refreshing: false)

    // Then
    XCTAssertEqual(user.uses, ["rows", "items.refresh", "items.add"])
  }

  /// L8 X6.
  func test_useWhileDeleting() throws {
    // Given
    scene.display(items: numbered(40))
    scene.toggle(loading: true)

    // When
    scene.toggle(deleting: true)

    // Then
    XCTAssertEqual(user.uses, [])
    try user.scroll(to: 20)
    XCTAssertEqual(user.visibleRows.first?.title, "Item 20")
  }

  /// L8.
  func test_useAfterDeleting() {
    // Given
    scene.toggle(deleting: true)

    // When
    scene.toggle(deleting: false)

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
}
