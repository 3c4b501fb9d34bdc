import XCTest

@testable import MVVMC

final class ItemsListStateTests: XCTestCase {
  /// What follows from a state.
  private struct Consequence: Equatable {
    var isBusy = false
    var isEmpty = false
    var allowsUse = true
    var allowsDeletion = false
  }

  /// L4 L5 L8.
  func testConsequences() {
    let scenarios: KeyValuePairs<UInt, (state: ItemsListState, consequence: Consequence)> = [
      #line: (ItemsListState(), Consequence(isEmpty: true)),
      #line: (ItemsListState(error: "Offline"), Consequence()),
      #line: (ItemsListState(isLoading: true), Consequence(isBusy: true)),
      #line: (ItemsListState(isRefreshing: true), Consequence(isBusy: true)),
      #line: (ItemsListState(items: [.milk]), Consequence(allowsDeletion: true)),
      #line: (
        ItemsListState(items: [.milk], error: "Offline"), Consequence(allowsDeletion: true)
      ),
      #line: (ItemsListState(items: [.milk], isLoading: true), Consequence(isBusy: true)),
      #line: (ItemsListState(items: [.milk], isRefreshing: true), Consequence(isBusy: true)),
      #line: (
        ItemsListState(items: [.milk], isLoading: true, isDeleting: true),
        Consequence(isBusy: true, allowsUse: false)
      ),
    ]

    for (line, scenario) in scenarios {
      let state = scenario.state
      XCTAssertEqual(
        Consequence(
          isBusy: state.isBusy, isEmpty: state.isEmpty, allowsUse: state.allowsUse,
          allowsDeletion: state.allowsDeletion),
        scenario.consequence, line: line)
    }
  }

  /// L2.
  func testRowsAreWordedInTheItemsOrder() {
    let state = ItemsListState(items: [.plants, .milk])

    XCTAssertEqual(state.numberOfRows, 2)
    XCTAssertEqual(state.row(at: 0), ItemSummary(.plants))
    XCTAssertEqual(state.row(at: 1), ItemSummary(.milk))
  }
}
