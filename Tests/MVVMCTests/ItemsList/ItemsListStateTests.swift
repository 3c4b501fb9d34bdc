import XCTest

@testable import MVVMC

final class ItemsListStateTests: XCTestCase {
  /// L4.
  func testListIsEmptyOnlyIfItHasOpenedAndNothingElseIsToBeSaid() {
    XCTAssertTrue(ItemsListState(items: []).isEmpty)

    XCTAssertFalse(ItemsListState().isEmpty)
    XCTAssertFalse(ItemsListState(items: [.milk]).isEmpty)
    XCTAssertFalse(ItemsListState(items: [], isLoading: true).isEmpty)
    XCTAssertFalse(ItemsListState(items: [], isRefreshing: true).isEmpty)
    XCTAssertFalse(ItemsListState(items: [], error: "Offline").isEmpty)
  }

  /// L8.
  func testDeletionIsAllowedWithRowsAndWithoutARequest() {
    XCTAssertTrue(ItemsListState(items: [.milk]).allowsDeletion)
    XCTAssertTrue(ItemsListState(items: [.milk], error: "Offline").allowsDeletion)

    XCTAssertFalse(ItemsListState().allowsDeletion)
    XCTAssertFalse(ItemsListState(items: []).allowsDeletion)
    XCTAssertFalse(ItemsListState(items: [.milk], isLoading: true).allowsDeletion)
    XCTAssertFalse(ItemsListState(items: [.milk], isRefreshing: true).allowsDeletion)
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
