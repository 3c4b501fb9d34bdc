import Items
import VIPERS
import XCTest

/// Tests what the list's director makes of a pull.
final class ItemsListDirectorPullingTests: ItemsListDirectorTestCase {
  /// L6 L8.
  func test_onPullToRefresh() {
    // Given
    open([.milk])

    // When
    director.onPullToRefresh()

    // Then
    XCTAssertEqual(
      history.calls,
      ["ui.toggle(refreshing: true)", "ui.toggle(deletion: false)", "dataManager.fetchItems"])
  }

  /// L6 L2.
  func test_presentItemsAfterAPull() {
    // Given
    open([.milk])
    director.onPullToRefresh()
    history.removeAll()

    // When
    director.present(items: [.plants])

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.display(items: Water the plants)", "ui.toggle(refreshing: false)",
        "ui.toggle(deletion: true)",
      ])
  }

  /// L6 L3.
  func test_presentErrorAfterAPull() {
    // Given
    open([.milk])
    director.onPullToRefresh()
    history.removeAll()

    // When
    director.presentError(.network(.timedOut))

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.displayError(The server took too long to answer.)", "ui.toggle(refreshing: false)",
        "ui.toggle(deletion: true)",
      ])
  }

  /// L5 L6.
  func test_onPullToRefreshWhileLoading() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.onPullToRefresh()

    // Then
    XCTAssertEqual(history.calls, ["ui.toggle(refreshing: true)"])
  }

  /// L5 L6 L4.
  func test_presentNoItemsAfterAPullWhileLoading() {
    // Given
    director.onUIReady()
    director.onPullToRefresh()
    history.removeAll()

    // When
    director.present(items: [])

    // Then
    XCTAssertEqual(
      history.calls,
      ["ui.displayEmpty", "ui.toggle(loading: false)", "ui.toggle(refreshing: false)"])
  }

  /// X6 L8.
  func test_onPullToRefreshWhileDeleting() {
    // Given
    open([.milk])
    director.onDeleteAll()
    history.removeAll()

    // When
    director.onPullToRefresh()

    // Then
    XCTAssertEqual(history.calls, [])
  }

  /// L6.
  func test_onRetryOnceRefreshed() {
    // Given
    open([.milk])
    director.onPullToRefresh()
    director.present(items: [.milk])
    history.removeAll()

    // When
    director.onRetry()

    // Then
    XCTAssertEqual(
      history.calls,
      ["ui.toggle(loading: true)", "ui.toggle(deletion: false)", "dataManager.fetchItems"])
  }
}
