import Items
import VIPERS
import XCTest

/// Tests when the list's director deletes, and what follows.
final class ItemsListDirectorDeletingTests: ItemsListDirectorTestCase {
  /// L8.
  func test_onDeleteAll() {
    // Given
    open([.milk, .plants])

    // When
    director.onDeleteAll()
    XCTAssertTrue(ui.isDeleting)
    XCTAssertTrue(dataManager.deleted)
    director.present(items: [])

    // Then
    XCTAssertFalse(ui.isDeleting)
    XCTAssertEqual(ui.displayedItems, [])
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(deleting: true)", "dataManager.deleteAllItems", "ui.display(items: [])",
        "ui.toggle(deleting: false)",
      ])
  }

  /// L8 X1.
  func test_onDeleteAllFailed() {
    // Given
    open([.milk])

    // When
    director.onDeleteAll()
    director.presentError(.store(.writeFailed))
    director.onItemSelected(index: 0)

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(deleting: true)", "dataManager.deleteAllItems",
        "ui.displayError(The items couldn't be saved on this device.)",
        "ui.toggle(deleting: false)", "navigator.gotoDetail(for: Buy milk)",
      ])
  }

  /// L8 X6.
  func test_onDeleteAllWithoutItems() {
    // Given
    let givens: KeyValuePairs<String, () -> Void> = [
      "new": {},
      "loaded": { self.open([]) },
      "deleted": {
        self.open([.milk])
        self.director.onDeleteAll()
        self.director.present(items: [])
      },
    ]
    for (name, given) in givens {
      given()
      history.removeAll()

      // When
      director.onDeleteAll()

      // Then
      XCTAssertEqual(history.calls, [], name)
    }
  }

  /// L8 X6.
  func test_onDeleteAllWhileARequestIsUnderWay() {
    for (name, request) in requests {
      // Given
      open([.milk])
      request()
      history.removeAll()

      // When
      director.onDeleteAll()

      // Then
      XCTAssertEqual(history.calls, [], name)
    }
  }

  /// L8 L3.
  func test_onDeleteAllOfItemsThatAFailedLoadLeft() {
    // Given
    director.onUIReady()
    director.present(storedItems: [.milk])
    director.presentError(.network(.offline))
    history.removeAll()

    // When
    director.onDeleteAll()

    // Then
    XCTAssertEqual(history.calls, ["ui.toggle(deleting: true)", "dataManager.deleteAllItems"])
  }
}
