import Items
import MVC
import XCTest

final class ItemsListModelStateTests: XCTestCase {
  /// L3 L6 L8.
  func testItemsAreThoseOnScreenMeanwhile() {
    let scenarios: KeyValuePairs<UInt, (state: ItemsListModelState, items: [Item])> = [
      #line: (.initial, []),
      #line: (.preparing([.milk], showing: .refresh), [.milk]),
      #line: (.deleting([.milk]), [.milk]),
      #line: (.success([.milk, .plants]), [.milk, .plants]),
      #line: (.failure([.milk], because: .store(.readFailed)), [.milk]),
    ]

    for (line, scenario) in scenarios {
      XCTAssertEqual(scenario.state.items, scenario.items, line: line)
    }
  }
}
