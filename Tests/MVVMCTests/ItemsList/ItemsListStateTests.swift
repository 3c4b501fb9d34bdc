import XCTest

@testable import MVVMC

final class ItemsListStateTests: XCTestCase {
  /// L4.
  func testListIsEmptyOnlyIfItHasOpenedAndNothingElseIsToBeSaid() {
    XCTAssertTrue(ItemsListState(items: []).isEmpty)

    XCTAssertFalse(ItemsListState().isEmpty, "isEmpty before it has opened")
    XCTAssertFalse(ItemsListState(items: [.milk]).isEmpty, "isEmpty with a row")
    XCTAssertFalse(ItemsListState(items: [], isLoading: true).isEmpty, "isEmpty while loading")
    XCTAssertFalse(
      ItemsListState(items: [], isRefreshing: true).isEmpty, "isEmpty while refreshing")
    XCTAssertFalse(ItemsListState(items: [], error: "Offline").isEmpty, "isEmpty beside an error")
  }

  /// L8.
  func testDeletionIsAllowedWithRowsAndWithoutARequest() {
    XCTAssertTrue(ItemsListState(items: [.milk]).allowsDeletion)
    XCTAssertTrue(ItemsListState(items: [.milk], error: "Offline").allowsDeletion)

    XCTAssertFalse(ItemsListState().allowsDeletion, "deletion before it has opened")
    XCTAssertFalse(ItemsListState(items: []).allowsDeletion, "deletion without a row")
    XCTAssertFalse(
      ItemsListState(items: [.milk], isLoading: true).allowsDeletion, "deletion while loading")
    XCTAssertFalse(
      ItemsListState(items: [.milk], isRefreshing: true).allowsDeletion,
      "deletion while refreshing")
  }

  /// L8.
  func testUseIsRefusedWhileDeletingAlone() {
    XCTAssertFalse(ItemsListState(items: [.milk], isLoading: true, isDeleting: true).allowsUse)

    XCTAssertTrue(ItemsListState().allowsUse)
    XCTAssertTrue(ItemsListState(items: [.milk], isLoading: true, isRefreshing: true).allowsUse)
  }

  /// L2.
  func testRowsAreWordedInTheItemsOrder() {
    let state = ItemsListState(items: [.plants, .milk])

    XCTAssertEqual(
      (0..<state.numberOfRows).map(state.row), [ItemSummary(.plants), ItemSummary(.milk)])
  }
}
