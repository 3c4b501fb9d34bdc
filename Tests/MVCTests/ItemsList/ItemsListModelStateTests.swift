import Items
import MVC
import XCTest

final class ItemsListModelStateTests: XCTestCase {
  /// What follows from a state.
  private struct Following: Equatable {
    var items: [Item] = []
    var indicators: ItemsListModelState.Indicators = []
    var failure: ItemsFailure?
    var allowsUse = true
    var allowsDeletion = false
  }

  /// L3 L4 L5 L6 L8 X6.
  func testWhatFollowsFromAState() {
    let reason = ItemsFailure.store(.readFailed)
    let scenarios: KeyValuePairs<UInt, (state: ItemsListModelState, following: Following)> = [
      #line: (.initial, Following()),
      #line: (.preparing([], showing: .loading), Following(indicators: .loading)),
      #line: (
        .preparing([.milk], showing: .refresh), Following(items: [.milk], indicators: .refresh)
      ),
      #line: (
        .preparing([.milk], showing: [.loading, .refresh]),
        Following(items: [.milk], indicators: [.loading, .refresh])
      ),
      #line: (
        .deleting([.milk]),
        Following(items: [.milk], indicators: .loading, allowsUse: false)
      ),
      #line: (.success([]), Following()),
      #line: (
        .success([.milk, .plants]), Following(items: [.milk, .plants], allowsDeletion: true)
      ),
      #line: (.failure([], because: reason), Following(failure: reason)),
      #line: (
        .failure([.milk], because: reason),
        Following(items: [.milk], failure: reason, allowsDeletion: true)
      ),
    ]

    for (line, scenario) in scenarios {
      let state = scenario.state
      XCTAssertEqual(
        Following(
          items: state.items, indicators: state.indicators, failure: state.failure,
          allowsUse: state.allowsUse, allowsDeletion: state.allowsDeletion),
        scenario.following, line: line)
    }
  }
}
