import Items
import VIPERS
import XCTest

/// Tests where the list's director leads, what it does on the way back, and whom it keeps alive.
final class ItemsListDirectorNavigatingTests: ItemsListDirectorTestCase {
  // MARK: Going on

  /// L9.
  func test_onItemSelected() {
    // Given
    open([.milk, .plants])

    // When
    director.onItemSelected(index: 1)

    // Then
    XCTAssertEqual(navigator.selectedItem, .plants)
    XCTAssertEqual(history.calls, ["navigator.gotoDetail"])
  }

  /// L9 L3.
  func test_onItemSelectedAfterAnError() {
    // Given
    open([.milk])
    director.onRetry()
    director.presentError(.network(.offline))

    // When
    director.onItemSelected(index: 0)

    // Then
    XCTAssertEqual(navigator.selectedItem, .milk)
  }

  /// L9 X4.
  func test_onItemSelectedBeforeTheFirst() {
    // Given
    open([.milk, .plants])

    // When
    director.onItemSelected(index: -1)

    // Then
    XCTAssertEqual(history.calls, [])
  }

  /// L9 X4.
  func test_onItemSelectedAfterTheLast() {
    // Given
    open([.milk, .plants])

    // When
    director.onItemSelected(index: 2)

    // Then
    XCTAssertEqual(history.calls, [])
  }

  /// X6 L9.
  func test_onItemSelectedWhileDeleting() {
    // Given
    open([.milk])
    director.onDeleteAll()
    history.removeAll()

    // When
    director.onItemSelected(index: 0)

    // Then
    XCTAssertEqual(history.calls, ["navigator.gotoDetail"])
  }

  /// L10.
  func test_onAddItem() {
    // When
    director.onAddItem()

    // Then
    XCTAssertIdentical(navigator.delegate, director)
    XCTAssertEqual(history.calls, ["navigator.gotoAddItem"])
  }

  // MARK: Coming back

  /// A4 L7 X7.
  func test_itemDidCreate() {
    // Given
    open([.milk])

    // When
    director.itemDidCreate()

    // Then
    XCTAssertEqual(
      history.calls,
      ["ui.toggle(loading: true)", "ui.toggle(deletion: false)", "dataManager.fetchItems"])
  }

  /// A4 L5.
  func test_itemDidCreateWhileLoading() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.itemDidCreate()

    // Then
    XCTAssertEqual(
      history.calls,
      ["ui.toggle(loading: true)", "ui.toggle(deletion: false)", "dataManager.fetchItems"])
  }

  /// A4 L8.
  func test_itemDidCreateWhileDeleting() {
    // Given
    open([.milk])
    director.onDeleteAll()
    history.removeAll()

    // When
    director.itemDidCreate()

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(use: true)", "ui.toggle(loading: true)", "ui.toggle(deletion: false)",
        "dataManager.fetchItems",
      ])
  }

  /// A4 L8.
  func test_onPullToRefreshOnceAnItemWasCreatedWhileDeleting() {
    // Given
    open([.milk])
    director.onDeleteAll()
    director.itemDidCreate()
    history.removeAll()

    // When
    director.onPullToRefresh()

    // Then
    XCTAssertEqual(history.calls, ["ui.toggle(refreshing: true)"])
  }

  /// A4 L6.
  func test_presentItemsOnceAnItemWasCreatedWhileRefreshing() {
    // Given
    open([.milk])
    director.onPullToRefresh()
    director.itemDidCreate()
    history.removeAll()

    // When
    director.present(items: [.milk])

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(loading: false)", "ui.toggle(refreshing: false)",
        "ui.toggle(deletion: true)",
      ])
  }

  // MARK: Ownership

  /// X2 X4.
  func test_uiIsNotKeptAlive() {
    // Given
    weak let weakUI = ui

    // When
    ui = nil

    // Then
    XCTAssertNil(weakUI)
  }
}
