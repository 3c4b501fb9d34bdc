import HeadlessKit
import UserDriver
import VIPERS
import XCTest

/// Tests what the list's scene passes on and displays.
final class ItemsListSceneTests: ItemsListSceneTestCase {
  // MARK: What the user does

  /// L1.
  func test_onUIReady() {
    // When
    scene.viewWillAppear()
    scene.viewDidAppear()

    // Then
    XCTAssertEqual(history.calls, ["eventsHandler.onUIReady"])
    XCTAssertEqual(user.screens, ["Items"])
    XCTAssertEqual(user.signs, [])
    XCTAssertEqual(user.uses, ["rows", "items.refresh", "items.add"])
  }

  /// L7 L3.
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
    XCTAssertEqual(user.signs, ["items.refresh"])
  }

  /// L8.
  func test_onDeleteAll() throws {
    // Given
    load([milk])

    // When
    try user.tap("items.deleteAll")

    // Then
    XCTAssertEqual(history.calls, ["eventsHandler.onDeleteAll"])
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

  /// L9.
  func test_onItemSelected() throws {
    // Given
    load([milk, plants])

    // When
    try user.selectRow(1)

    // Then
    XCTAssertEqual(history.calls, ["eventsHandler.onItemSelected(index: 1)"])
    XCTAssertNil(user.snapshot().selectedRow)
  }

  // MARK: What it displays

  /// L2.
  func test_displayItems() {
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

  /// L2.
  func test_displayItemsThatDifferInOnePart() {
    let changes = [
      ItemUI(title: "Sell milk", date: "3 Feb 2026", state: "Enabled"),
      ItemUI(title: "Buy milk", date: "4 Feb 2026", state: "Enabled"),
      ItemUI(title: "Buy milk", date: "3 Feb 2026", state: "Disabled"),
    ]
    for item in changes {
      // Given
      scene.display(items: [milk])

      // When
      scene.display(items: [item])

      // Then
      XCTAssertEqual(
        user.allRows, [Row(title: item.title, date: item.date, state: item.state)])
    }
  }

  /// L10 L12.
  func test_displayItemsAgainMakesNoRow() throws {
    // Given
    scene.display(items: [milk, plants])
    let table = try table()
    let cells = table.visibleCells
    table.dataSource = nil

    // When
    scene.display(items: [milk, plants])

    // Then
    XCTAssertEqual(cells.count, 2)
    XCTAssertEqual(table.visibleCells.map(ObjectIdentifier.init), cells.map(ObjectIdentifier.init))
  }

  /// L10.
  func test_scrollingShowsTheRowsFurtherDown() throws {
    // Given
    scene.display(items: numbered(100))
    XCTAssertEqual(user.visibleRows.map(\.title), (0..<12).map { "Item \($0)" })

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
    scene.display(items: numbered(15))
    XCTAssertEqual(user.visibleRows.first?.title, "Item 3")
  }

  /// L3 X1.
  func test_displayError() {
    // Given
    load([milk])
    scene.toggle(loading: true)

    // When
    scene.displayError("Oh")
    scene.toggle(loading: false)

    // Then
    XCTAssertEqual(user.signs, ["items.error", "items.retry"])
    XCTAssertEqual(user.text("items.error"), "Oh")
    XCTAssertEqual(user.allRows.map(\.title), ["Buy milk"])
  }

  /// L3 X1.
  func test_displayErrorAfterAnother() {
    // Given
    scene.displayError("Oh")

    // When
    scene.displayError("No")

    // Then
    XCTAssertEqual(user.signs, ["items.error", "items.retry"])
    XCTAssertEqual(user.text("items.error"), "No")
  }

  // MARK: Without a loader

  /// L4 L8.
  func test_displayItemsTakesTheEmptyTextAway() {
    // Given
    load([])

    // When
    scene.display(items: [milk])

    // Then
    XCTAssertEqual(user.signs, [])
    XCTAssertTrue(user.uses.contains("items.deleteAll"))
  }

  /// L4 X1.
  func test_displayErrorTakesTheEmptyTextAway() {
    // Given
    load([])

    // When
    scene.displayError("Oh")

    // Then
    XCTAssertEqual(user.signs, ["items.error", "items.retry"])
  }

  // MARK: Ownership

  /// X2.
  func test_controlsDoNotKeepTheSceneAlive() {
    // Given
    weak let weakScene = scene

    // When
    scene = nil
    user = nil
    window = nil

    // Then
    XCTAssertNil(weakScene)
  }

  private func numbered(_ count: Int) -> [ItemUI] {
    (0..<count).map { ItemUI(title: "Item \($0)", date: "3 Feb 2026", state: "Enabled") }
  }

  private func table() throws -> TableView {
    try XCTUnwrap(scene.view.descendant(withIdentifier: "items.table") as? TableView)
  }
}
