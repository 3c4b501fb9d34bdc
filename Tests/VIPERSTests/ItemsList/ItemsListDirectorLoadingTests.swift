import Items
import VIPERS
import XCTest

/// Tests how the list's director opens, loads, and loads again.
final class ItemsListDirectorLoadingTests: ItemsListDirectorTestCase {
  // MARK: Opening

  /// L1.
  func test_onUIReady() {
    // When
    director.onUIReady()

    // Then
    XCTAssertTrue(ui.isLoading)
    XCTAssertTrue(dataManager.read)
    XCTAssertTrue(dataManager.fetched)
    XCTAssertEqual(
      history.calls,
      ["ui.toggle(loading: true)", "dataManager.readItems", "dataManager.fetchItems"])
  }

  /// L1.
  func test_presentStoredItems() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.present(storedItems: [.milk])

    // Then
    XCTAssertTrue(ui.isLoading)
    XCTAssertEqual(
      ui.displayedItems, [ItemUI(title: "Buy milk", date: "3 Feb 2026", state: "Enabled")])
    XCTAssertEqual(history.calls, [#"ui.display(items: ["Buy milk"])"#])
  }

  /// L1 L9.
  func test_onItemSelectedOfStoredItems() {
    // Given
    director.onUIReady()
    director.present(storedItems: [.milk])
    history.removeAll()

    // When
    director.onItemSelected(index: 0)

    // Then
    XCTAssertEqual(navigator.selectedItem, .milk)
    XCTAssertEqual(history.calls, ["navigator.gotoDetail(for: Buy milk)"])
  }

  // MARK: Loading

  /// L2 L1.
  func test_presentItems() {
    // Given
    director.onUIReady()

    // When
    director.present(items: [.milk, .plants])

    // Then
    XCTAssertFalse(ui.isLoading)
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(loading: true)", "dataManager.readItems", "dataManager.fetchItems",
        #"ui.display(items: ["Buy milk", "Water the plants"])"#, "ui.toggle(loading: false)",
      ])
  }

  /// L2.
  func test_presentItemsAsTheUserReadsThem() {
    // When
    director.present(items: [.plants, .milk])

    // Then
    XCTAssertEqual(
      ui.displayedItems,
      [
        ItemUI(title: "Water the plants", date: "29 Feb 2024", state: "Disabled"),
        ItemUI(title: "Buy milk", date: "3 Feb 2026", state: "Enabled"),
      ])
  }

  /// L3 X1.
  func test_presentError() {
    let messages: [(failure: ItemsFailure, message: String)] = [
      (.network(.offline), "You appear to be offline. Check your connection."),
      (.network(.timedOut), "The server took too long to answer."),
      (.network(.status(500)), "The server is having trouble. Try again later."),
      (.network(.undecodable(reason: "")), "The server sent an answer this app can't read."),
      (.store(.writeFailed), "The items couldn't be saved on this device."),
      (.store(.readFailed), "The items on this device couldn't be read."),
    ]
    for (failure, message) in messages {
      // Given
      director.onRetry()
      XCTAssertTrue(ui.isLoading)
      history.removeAll()

      // When
      director.presentError(failure)

      // Then
      XCTAssertFalse(ui.isLoading)
      XCTAssertEqual(ui.displayedError, message)
      XCTAssertEqual(
        history.calls, ["ui.displayError(\(message))", "ui.toggle(loading: false)"])
    }
  }

  /// L3 L9.
  func test_presentErrorKeepsTheItems() {
    // Given
    open([.milk])
    director.onRetry()
    director.presentError(.network(.offline))
    history.removeAll()

    // When
    director.onItemSelected(index: 0)

    // Then
    XCTAssertEqual(history.calls, ["navigator.gotoDetail(for: Buy milk)"])
  }

  /// L7 L3.
  func test_onRetry() {
    // Given
    director.onUIReady()
    director.presentError(.network(.offline))
    history.removeAll()

    // When
    director.onRetry()

    // Then
    XCTAssertEqual(history.calls, ["ui.toggle(loading: true)", "dataManager.fetchItems"])
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
    XCTAssertEqual(history.calls, ["ui.toggle(loading: true)", "dataManager.fetchItems"])
  }

  /// L5 X6.
  func test_onRetryWhileARequestIsUnderWay() {
    for (name, request) in requests {
      // Given
      open([.milk])
      request()
      history.removeAll()

      // When
      director.onRetry()

      // Then
      XCTAssertEqual(history.calls, [], name)
    }
  }

  /// L7.
  func test_onRetryOnceARequestIsOver() {
    for (requestName, request) in requests {
      for (endName, end) in ends {
        // Given
        open([.milk])
        request()
        end()
        history.removeAll()

        // When
        director.onRetry()

        // Then
        XCTAssertEqual(
          history.calls, ["ui.toggle(loading: true)", "dataManager.fetchItems"],
          "\(requestName), \(endName)")
      }
    }
  }
}
