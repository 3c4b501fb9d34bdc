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
    XCTAssertEqual(history.calls, ["navigator.gotoDetail(for: Water the plants)"])
  }

  /// L9 X4.
  func test_onItemSelectedOutsideTheItems() {
    // Given
    open([.milk, .plants])

    // When
    for index in [Int.min, -1, 2, Int.max] { director.onItemSelected(index: index) }

    // Then
    XCTAssertEqual(history.calls, [])
  }

  /// L10.
  func test_onAddItem() {
    // When
    director.onAddItem()

    // Then
    XCTAssertTrue(navigator.goingToAddItem)
    XCTAssertIdentical(navigator.delegate, director)
    XCTAssertEqual(history.calls, ["navigator.gotoAddItem(with: ItemsListDirector)"])
  }

  // MARK: Coming back

  /// A4 L7.
  func test_itemDidCreate() {
    // Given
    open([.milk])

    // When
    director.itemDidCreate()
    director.present(items: [.milk, .plants])

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(loading: true)", "dataManager.fetchItems",
        #"ui.display(items: ["Buy milk", "Water the plants"])"#, "ui.toggle(loading: false)",
      ])
  }

  /// A4 L5.
  func test_itemDidCreateWhileLoading() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.itemDidCreate()
    director.onRetry()
    director.present(items: [])

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(loading: true)", "dataManager.fetchItems", "ui.display(items: [])",
        "ui.toggle(loading: false)",
      ])
  }

  /// A4 L6.
  func test_itemDidCreateWhileRefreshing() {
    // Given
    open([.milk])
    director.onPullToRefresh()
    history.removeAll()

    // When
    director.itemDidCreate()
    XCTAssertTrue(ui.isRefreshing)
    director.present(items: [])

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(loading: true)", "dataManager.fetchItems", "ui.display(items: [])",
        "ui.toggle(loading: false)", "ui.toggle(refreshing: false)",
      ])
  }

  /// A4 L8.
  func test_itemDidCreateWhileDeleting() {
    // Given
    open([.milk])
    director.onDeleteAll()
    history.removeAll()

    // When
    director.itemDidCreate()
    director.present(items: [.plants])

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(loading: true)", "dataManager.fetchItems",
        #"ui.display(items: ["Water the plants"])"#, "ui.toggle(loading: false)",
        "ui.toggle(deleting: false)",
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
    director.onUIReady()
    director.present(items: [.milk])
    director.presentError(.network(.offline))
  }
}
