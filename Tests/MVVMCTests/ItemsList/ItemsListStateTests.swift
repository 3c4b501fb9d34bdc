import XCTest

@testable import MVVMC

final class ItemsListStateTests: XCTestCase {
  private let work: [ItemsListState.Work?] = [
    nil, .loading, .refreshing, .loadingAndRefreshing, .deleting,
  ]

  /// L4.
  func testListIsEmptyOnlyIfItHasOpenedAndNothingElseIsToBeSaid() {
    XCTAssertTrue(ItemsListState(items: []).isEmpty)

    XCTAssertFalse(ItemsListState().isEmpty, "isEmpty before it has opened")
    XCTAssertFalse(ItemsListState(items: [.milk]).isEmpty, "isEmpty with a row")
    XCTAssertFalse(ItemsListState(items: [], work: .loading).isEmpty, "isEmpty while loading")
    XCTAssertFalse(
      ItemsListState(items: [], work: .refreshing).isEmpty, "isEmpty while refreshing")
    XCTAssertFalse(ItemsListState(items: [], error: "Offline").isEmpty, "isEmpty beside an error")
  }

  /// L5 L6 L8.
  func testLoadingIndicatorShowsUnlessTheListOnlyRefreshes() {
    XCTAssertEqual(
      work.filter { ItemsListState(work: $0).isLoading },
      [.loading, .loadingAndRefreshing, .deleting])
    XCTAssertEqual(
      work.filter { ItemsListState(work: $0).isRefreshing }, [.refreshing, .loadingAndRefreshing])
  }

  /// L8.
  func testDeletionIsAllowedWithRowsAndWithoutARequest() {
    XCTAssertTrue(ItemsListState(items: [.milk], error: "Offline").allowsDeletion)

    XCTAssertFalse(ItemsListState().allowsDeletion, "deletion before it has opened")
    XCTAssertFalse(ItemsListState(items: []).allowsDeletion, "deletion without a row")
    XCTAssertEqual(
      work.filter { ItemsListState(items: [.milk], work: $0).allowsDeletion }, [nil])
  }

  /// L8.
  func testUseIsRefusedWhileDeletingAlone() {
    XCTAssertEqual(work.filter { !ItemsListState(work: $0).allowsUse }, [.deleting])
  }

  /// L2.
  func testRowsAreWordedInTheItemsOrder() {
    let state = ItemsListState(items: [.plants, .milk])

    XCTAssertEqual(
      state.rows.indices.map(state.summary), [ItemSummary(.plants), ItemSummary(.milk)])
  }
}
