import Items
import VIPERS
import XCTest

/// Tests what the list's director makes of a pull.
final class ItemsListDirectorPullingTests: ItemsListDirectorTestCase {
  /// L6.
  func test_onPullToRefresh() {
    // Given
    open([.milk])

    // When
    director.onPullToRefresh()
    XCTAssertTrue(ui.isRefreshing)
    director.present(items: [.plants])

    // Then
    XCTAssertFalse(ui.isRefreshing)
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(refreshing: true)", "dataManager.fetchItems",
        #"ui.display(items: ["Water the plants"])"#, "ui.toggle(refreshing: false)",
      ])
  }

  /// L6 L3.
  func test_onPullToRefreshFailed() {
    // Given
    open([.milk])

    // When
    director.onPullToRefresh()
    director.presentError(.network(.timedOut))

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(refreshing: true)", "dataManager.fetchItems",
        "ui.displayError(The server took too long to answer.)", "ui.toggle(refreshing: false)",
      ])
  }

  /// L5 L6.
  func test_onPullToRefreshWhileLoading() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.onPullToRefresh()
    director.onPullToRefresh()
    director.present(items: [])

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(refreshing: true)", "ui.toggle(refreshing: true)", "ui.display(items: [])",
        "ui.toggle(loading: false)", "ui.toggle(refreshing: false)",
      ])
  }

  /// L5 L6 L3.
  func test_onPullToRefreshWhileLoadingFails() {
    // Given
    director.onUIReady()
    director.onPullToRefresh()
    history.removeAll()

    // When
    director.presentError(.network(.timedOut))

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.displayError(The server took too long to answer.)", "ui.toggle(loading: false)",
        "ui.toggle(refreshing: false)",
      ])
  }

  /// X4 L6 X6.
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
  func test_loadersThatWereOnStayOffLater() {
    for (requestName, request) in requests {
      for (endName, end) in ends {
        // Given
        open([.milk])
        request()
        end()
        director.onRetry()
        history.removeAll()

        // When
        director.presentError(.network(.timedOut))

        // Then
        XCTAssertEqual(
          history.calls,
          ["ui.displayError(The server took too long to answer.)", "ui.toggle(loading: false)"],
          "\(requestName), \(endName)")
      }
    }
  }
}
