import XCTest

@testable import MVVMC

final class ItemsListStateTests: XCTestCase {
  private let work: [ItemsListState.Work?] = [
    nil, .loading, .refreshing, .loadingAndRefreshing, .deleting,
  ]

  /// L4.
  func testEmptyTextShowsForAnOpenListWithoutRowsErrorAndRequest() {
    XCTAssertTrue(ItemsListState(items: []).isEmpty)

    XCTAssertFalse(ItemsListState().isEmpty, "before it has opened")
    XCTAssertFalse(ItemsListState(items: [.milk]).isEmpty, "with a row")
    XCTAssertFalse(ItemsListState(items: [], work: .loading).isEmpty, "while loading")
    XCTAssertFalse(ItemsListState(items: [], error: "Offline").isEmpty, "with an error")
  }

  /// L5 L6 L8.
  func testLoadingIndicatorShowsUnlessTheListOnlyRefreshes() {
    XCTAssertEqual(
      work.filter { ItemsListState(work: $0).isLoading },
      [.loading, .loadingAndRefreshing, .deleting])
  }

  /// L5 L6.
  func testRefreshIndicatorShowsWhileTheListRefreshes() {
    XCTAssertEqual(
      work.filter { ItemsListState(work: $0).isRefreshing }, [.refreshing, .loadingAndRefreshing])
  }

  /// L8.
  func testDeletionIsAllowedWithRowsAndWithoutARequest() {
    XCTAssertFalse(ItemsListState(items: []).allowsDeletion)
    XCTAssertEqual(
      work.filter { ItemsListState(items: [.milk], work: $0).allowsDeletion }, [nil])
  }

  /// L8.
  func testListIsInteractiveUnlessItDeletes() {
    XCTAssertEqual(
      work.filter { ItemsListState(work: $0).isInteractive },
      [nil, .loading, .refreshing, .loadingAndRefreshing])
  }

  /// L2.
  func testRowsAreFormattedInTheOrderOfTheItems() {
    let state = ItemsListState(items: [.plants, .milk])

    XCTAssertEqual(state.summary(at: 0), ItemSummary(.plants))
    XCTAssertEqual(state.summary(at: 1), ItemSummary(.milk))
  }
}
