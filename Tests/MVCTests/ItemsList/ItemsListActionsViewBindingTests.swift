import HeadlessKit
import Items
import XCTest

@testable import MVC

final class ItemsListActionsViewBindingTests: XCTestCase {
  /// All that the binding writes, as the user sees it.
  private struct Shown: Equatable {
    var canAdd = true
    var canDeleteAll = false
  }

  /// L8 L10.
  ///
  /// Whatever the state before, nothing of it stays on screen.
  func testStateIsShownAfterEveryOther() {
    let scenarios: KeyValuePairs<UInt, (state: ItemsListModelState, shown: Shown)> = [
      #line: (.initial, Shown()),
      #line: (.preparing([.milk], showing: .loading), Shown()),
      #line: (.preparing([.milk], showing: .refresh), Shown()),
      #line: (.deleting([.milk]), Shown(canAdd: false)),
      #line: (.success([]), Shown()),
      #line: (.success([.milk]), Shown(canDeleteAll: true)),
      #line: (.failure([], because: .network(.offline)), Shown()),
      #line: (.failure([.milk], because: .network(.offline)), Shown(canDeleteAll: true)),
    ]

    for (line, scenario) in scenarios {
      for previous in [nil] + scenarios.map(\.value.state) {
        let view = ItemsListActionsView()
        let stub = ItemsListModelStub(firstState: previous ?? scenario.state)

        withExtendedLifetime(ItemsListActionsViewBinding(observing: stub, handling: view)) {
          if previous != nil { stub.nextState = scenario.state }
          XCTAssertEqual(
            Shown(
              canAdd: view.addButton.isEnabled, canDeleteAll: view.deleteAllButton.isEnabled),
            scenario.shown, "after \(String(describing: previous))", line: line)
        }
      }
    }
  }

  /// X2 X4.
  func testModelDoesNotKeepTheBindingAlive() {
    let view = ItemsListActionsView()
    let stub = ItemsListModelStub()
    var viewBinding: ItemsListActionsViewBinding? = ItemsListActionsViewBinding(
      observing: stub, handling: view)
    weak let weakViewBinding = viewBinding

    viewBinding = nil

    XCTAssertNil(weakViewBinding)
    stub.nextState = .deleting([.milk])
    XCTAssertTrue(view.addButton.isEnabled)
  }
}
