import Items
import VIPERS
import XCTest

/// Tests how the list's director opens, loads, and loads again.
final class ItemsListDirectorLoadingTests: ItemsListDirectorTestCase {
  // MARK: Opening

  /// L1 L8.
  func test_onUIReady() {
    // When
    director.onUIReady()

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(loading: true)", "ui.toggle(deletion: false)", "dataManager.readItems",
        "dataManager.fetchItems",
      ])
  }

  /// X6 L1.
  func test_onUIReadyAgain() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.onUIReady()

    // Then
    XCTAssertEqual(history.calls, [])
  }

  /// L1 L8.
  func test_presentStoredItems() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.present(storedItems: [.milk])

    // Then
    XCTAssertEqual(history.calls, ["ui.display(items: Buy milk)"])
  }

  /// L4.
  func test_presentStoredItemsOfAnEmptyStore() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.present(storedItems: [])

    // Then
    XCTAssertEqual(history.calls, [])
  }

  // MARK: Success

  /// L2 L8.
  func test_presentItems() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.present(items: [.plants, .milk])

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.display(items: Water the plants, Buy milk)", "ui.toggle(loading: false)",
        "ui.toggle(deletion: true)",
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

  /// L12.
  func test_presentItemsThatAreDisplayed() {
    // Given
    open([.milk, .plants])
    director.onRetry()
    history.removeAll()

    // When
    director.present(items: [.milk, .plants])

    // Then
    XCTAssertEqual(history.calls, ["ui.toggle(loading: false)", "ui.toggle(deletion: true)"])
  }

  /// L12 L2.
  func test_presentItemsInAnotherOrder() {
    // Given
    open([.milk, .plants])
    director.onRetry()
    history.removeAll()

    // When
    director.present(items: [.plants, .milk])

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.display(items: Water the plants, Buy milk)", "ui.toggle(loading: false)",
        "ui.toggle(deletion: true)",
      ])
  }

  /// L12.
  func test_presentItemsThatDifferInWhatIsNotDisplayed() {
    // Given
    open([.milk])
    director.onRetry()
    history.removeAll()

    // When
    director.present(items: [.milkOfSam])

    // Then
    XCTAssertEqual(
      history.calls,
      ["ui.display(items: Buy milk)", "ui.toggle(loading: false)", "ui.toggle(deletion: true)"])
  }

  /// L4 L8.
  func test_presentNoItems() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.present(items: [])

    // Then
    XCTAssertEqual(history.calls, ["ui.displayEmpty", "ui.toggle(loading: false)"])
  }

  // MARK: Failure

  /// L3 L8 X1.
  func test_presentError() {
    // Given
    open([.milk])
    director.onRetry()
    history.removeAll()

    // When
    director.presentError(.network(.timedOut))

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.displayError(The server took too long to answer.)", "ui.toggle(loading: false)",
        "ui.toggle(deletion: true)",
      ])
  }

  /// L3 L4 L8 X1.
  func test_presentErrorWithoutItems() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.presentError(.store(.readFailed))

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.displayError(The items on this device couldn't be read.)",
        "ui.toggle(loading: false)",
      ])
  }

  // MARK: Loading again

  /// L7 L3.
  func test_onRetry() {
    // Given
    director.onUIReady()
    director.presentError(.network(.offline))
    history.removeAll()

    // When
    director.onRetry()

    // Then
    XCTAssertEqual(
      history.calls,
      ["ui.toggle(loading: true)", "ui.toggle(deletion: false)", "dataManager.fetchItems"])
  }

  /// L5 X6.
  func test_onRetryWhileLoading() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.onRetry()

    // Then
    XCTAssertEqual(history.calls, [])
  }

  /// L5 X6.
  func test_onRetryWhileRefreshing() {
    // Given
    open([.milk])
    director.onPullToRefresh()
    history.removeAll()

    // When
    director.onRetry()

    // Then
    XCTAssertEqual(history.calls, [])
  }

  /// L8 X6.
  func test_onRetryWhileDeleting() {
    // Given
    open([.milk])
    director.onDeleteAll()
    history.removeAll()

    // When
    director.onRetry()

    // Then
    XCTAssertEqual(history.calls, [])
  }
}
