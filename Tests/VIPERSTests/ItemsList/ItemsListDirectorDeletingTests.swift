import Items
import VIPERS
import XCTest

/// Tests when the list's director deletes, and what follows.
final class ItemsListDirectorDeletingTests: ItemsListDirectorTestCase {
  /// L8.
  func test_onDeleteAll() {
    // Given
    open([.milk])

    // When
    director.onDeleteAll()

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(loading: true)", "ui.toggle(deletion: false)", "ui.toggle(use: false)",
        "dataManager.deleteAllItems",
      ])
  }

  /// L8 L4.
  func test_presentNoItemsAfterDeleting() {
    // Given
    open([.milk])
    director.onDeleteAll()
    history.removeAll()

    // When
    director.present(items: [])

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.display(items: )", "ui.displayEmpty", "ui.toggle(loading: false)",
        "ui.toggle(use: true)",
      ])
  }

  /// L8 X1.
  func test_presentErrorAfterDeleting() {
    // Given
    open([.milk])
    director.onDeleteAll()
    history.removeAll()

    // When
    director.presentError(.store(.writeFailed))

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.displayError(The items couldn't be saved on this device.)",
        "ui.toggle(loading: false)", "ui.toggle(use: true)", "ui.toggle(deletion: true)",
      ])
  }

  /// L7 L8.
  func test_onRetryAfterAFailedDelete() {
    // Given
    open([.milk])
    director.onDeleteAll()
    director.presentError(.network(.offline))
    history.removeAll()

    // When
    director.onRetry()

    // Then
    XCTAssertEqual(
      history.calls,
      ["ui.toggle(loading: true)", "ui.toggle(deletion: false)", "dataManager.fetchItems"])
  }

  /// L8 L6.
  func test_onPullToRefreshAfterAFailedDelete() {
    // Given
    open([.milk])
    director.onDeleteAll()
    director.presentError(.network(.offline))
    history.removeAll()

    // When
    director.onPullToRefresh()

    // Then
    XCTAssertEqual(
      history.calls,
      ["ui.toggle(refreshing: true)", "ui.toggle(deletion: false)", "dataManager.fetchItems"])
  }

  /// L8 X6.
  func test_onDeleteAllWithoutItems() {
    // Given
    open([])

    // When
    director.onDeleteAll()

    // Then
    XCTAssertEqual(history.calls, [])
  }

  /// L8 X6.
  func test_onDeleteAllWhileLoading() {
    // Given
    director.onUIReady()
    director.present(storedItems: [.milk])
    history.removeAll()

    // When
    director.onDeleteAll()

    // Then
    XCTAssertEqual(history.calls, [])
  }

  /// L8 X6.
  func test_onDeleteAllWhileRefreshing() {
    // Given
    open([.milk])
    director.onPullToRefresh()
    history.removeAll()

    // When
    director.onDeleteAll()

    // Then
    XCTAssertEqual(history.calls, [])
  }

  /// L8 X6.
  func test_onDeleteAllWhileDeleting() {
    // Given
    open([.milk])
    director.onDeleteAll()
    history.removeAll()

    // When
    director.onDeleteAll()

    // Then
    XCTAssertEqual(history.calls, [])
  }
}
