import HeadlessKit
import Items
import XCTest

@testable import MVC

final class ItemsListRefreshViewBindingTests: XCTestCase {
  /// All that the binding writes, as the user sees it.
  private struct Shown: Equatable {
    var isRefreshing = false
    var canPull = true
  }

  /// L5 L6 L8.
  ///
  /// Whatever the state before, nothing of it stays on screen; nor does what a pull shows by itself.
  func testStateIsShownAfterEveryOther() {
    let scenarios: KeyValuePairs<UInt, (state: ItemsListModelState, shown: Shown)> = [
      #line: (.initial, Shown()),
      #line: (.preparing([.milk], showing: .loading), Shown()),
      #line: (.preparing([.milk], showing: .refresh), Shown(isRefreshing: true)),
      #line: (.preparing([], showing: [.loading, .refresh]), Shown(isRefreshing: true)),
      #line: (.deleting([.milk]), Shown(canPull: false)),
      #line: (.success([.milk]), Shown()),
      #line: (.failure([.milk], because: .network(.offline)), Shown()),
    ]

    for (line, scenario) in scenarios {
      for previous in [nil] + scenarios.map(\.value.state) {
        let refreshControl = RefreshControl()
        let stub = ItemsListModelStub(firstState: previous ?? scenario.state)

        withExtendedLifetime(
          ItemsListRefreshViewBinding(observing: stub, handling: refreshControl)
        ) {
          refreshControl.pull()
          stub.nextState = scenario.state
          XCTAssertEqual(
            Shown(
              isRefreshing: refreshControl.isVisible, canPull: refreshControl.isEnabled),
            scenario.shown, "after \(String(describing: previous))", line: line)
        }
      }
    }
  }

  /// X2 X4.
  func testModelDoesNotKeepTheBindingAlive() {
    let refreshControl = RefreshControl()
    let stub = ItemsListModelStub()
    var viewBinding: ItemsListRefreshViewBinding? = ItemsListRefreshViewBinding(
      observing: stub, handling: refreshControl)
    weak let weakViewBinding = viewBinding

    viewBinding = nil

    XCTAssertNil(weakViewBinding)
    stub.nextState = .preparing([], showing: .refresh)
    XCTAssertFalse(refreshControl.isVisible)
  }
}
