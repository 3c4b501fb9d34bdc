import HeadlessKit
import UserDriver
import VIPERS
import XCTest

/// Tests what the loaders of the list's scene do to the rest of it.
final class ItemsListSceneLoaderTests: ItemsListSceneTestCase {
  /// L1 L2.
  func test_toggleLoading() {
    // When
    scene.toggle(loading: true)

    // Then
    XCTAssertEqual(user.signs, ["items.loading"])
    scene.display(items: [milk])
    scene.toggle(loading: false)
    XCTAssertEqual(user.signs, [])
  }

  /// L6 L2.
  func test_toggleRefreshing() throws {
    // Given
    load([milk])
    try user.pull()

    // When
    scene.toggle(refreshing: true)

    // Then
    XCTAssertEqual(user.signs, ["items.refresh"])
    XCTAssertEqual(user.allRows.map(\.title), ["Buy milk"])
    scene.toggle(refreshing: false)
    XCTAssertEqual(user.signs, [])
  }

  /// L8.
  func test_toggleDeleting() {
    // Given
    load([milk])

    // When
    scene.toggle(deleting: true)

    // Then
    XCTAssertEqual(user.signs, ["items.loading"])
    XCTAssertEqual(user.uses, [])
    scene.toggle(deleting: false)
    XCTAssertEqual(user.signs, [])
    XCTAssertEqual(user.uses, ["rows", "items.refresh", "items.add", "items.deleteAll"])
  }

  /// L5 L6.
  func test_toggleLoadingAndRefreshing() {
    // When
    scene.toggle(loading: true)
    scene.toggle(refreshing: true)

    // Then
    XCTAssertEqual(user.signs, ["items.loading", "items.refresh"])
    scene.toggle(loading: false)
    XCTAssertEqual(user.signs, ["items.refresh"])
    scene.toggle(refreshing: false)
    XCTAssertEqual(user.signs, ["items.empty"])
  }

  /// L7.
  func test_togglingOnTakesTheErrorAway() {
    for (name, loader) in loaders {
      for items in [[], [milk]] {
        // Given
        load(items)
        scene.displayError("Oh")

        // When
        loader(true)

        // Then
        XCTAssertTrue(user.signs.isDisjoint(with: ["items.error", "items.retry"]), name)
        loader(false)
      }
    }
  }

  /// L3 L4.
  func test_togglingOffLeavesTheError() {
    for (name, loader) in loaders {
      // Given
      loader(true)
      scene.displayError("Oh")

      // When
      loader(false)

      // Then
      XCTAssertEqual(user.signs, ["items.error", "items.retry"], name)
    }
  }

  /// L4.
  func test_togglingOffWithoutItemsShowsTheEmptyText() {
    for (name, loader) in loaders {
      // Given
      loader(true)
      XCTAssertFalse(user.sees("items.empty"), name)

      // When
      loader(false)

      // Then
      XCTAssertEqual(user.signs, ["items.empty"], name)
      XCTAssertEqual(user.text("items.empty"), "No items yet")
      XCTAssertTrue(user.sees("items.table"))
    }
  }

  /// L4 L2.
  func test_firstItemsTakeTheEmptyTextAway() {
    // Given
    load([])

    // When
    load([milk])

    // Then
    XCTAssertEqual(user.signs, [])
  }

  /// L8.
  func test_togglingOffAllowsDeletingItemsOnly() {
    for (name, loader) in loaders {
      for items in [[], [milk]] {
        // Given
        load(items)
        loader(true)
        XCTAssertFalse(user.uses.contains("items.deleteAll"), name)

        // When
        loader(false)

        // Then
        XCTAssertEqual(user.uses.contains("items.deleteAll"), !items.isEmpty, name)
      }
    }
  }

  /// L8 L5.
  func test_loadingAndRefreshingAllowEverythingElse() {
    // Given
    load([milk])

    // When
    scene.toggle(loading: true)
    scene.toggle(refreshing: true)

    // Then
    XCTAssertEqual(user.uses, ["rows", "items.refresh", "items.add"])
    scene.toggle(loading: false)
    XCTAssertEqual(user.uses, ["rows", "items.refresh", "items.add"])
  }

  private var loaders: KeyValuePairs<String, (Bool) -> Void> {
    [
      "loading": { self.scene.toggle(loading: $0) },
      "refreshing": { self.scene.toggle(refreshing: $0) },
      "deleting": { self.scene.toggle(deleting: $0) },
    ]
  }
}
