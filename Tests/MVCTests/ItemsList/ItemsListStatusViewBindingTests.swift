import HeadlessKit
import Items
import XCTest

@testable import MVC

final class ItemsListStatusViewBindingTests: XCTestCase {
  /// All that the binding writes, as the user sees it.
  private struct Shown: Equatable {
    var isLoading = false
    var isEmpty = false
    var error: String?
    var offersRetry = false
  }

  /// L2 L3 L4 L6 L7 L8 X1.
  ///
  /// Whatever the state before, nothing of it stays on screen.
  func testStateIsShownAfterEveryOther() {
    let scenarios: KeyValuePairs<UInt, (state: ItemsListModelState, shown: Shown)> = [
      #line: (.initial, Shown()),
      #line: (.preparing([], showing: .loading), Shown(isLoading: true)),
      #line: (.preparing([.milk], showing: .loading), Shown(isLoading: true)),
      #line: (.preparing([.milk], showing: .refresh), Shown()),
      #line: (.preparing([.milk], showing: [.loading, .refresh]), Shown(isLoading: true)),
      #line: (.deleting([.milk]), Shown(isLoading: true)),
      #line: (.success([]), Shown(isEmpty: true)),
      #line: (.success([.plants, .milk]), Shown()),
      #line: (
        .failure([], because: .network(.offline)),
        Shown(error: Wording.message(for: .network(.offline)), offersRetry: true)
      ),
      #line: (
        .failure([.milk], because: .store(.writeFailed)),
        Shown(error: Wording.message(for: .store(.writeFailed)), offersRetry: true)
      ),
      #line: (
        .failure([], because: .network(.undecodable(reason: "keyNotFound(title)"))),
        Shown(error: "The server sent an answer this app can't read.", offersRetry: true)
      ),
    ]

    for (line, scenario) in scenarios {
      for previous in [nil] + scenarios.map(\.value.state) {
        let view = ItemsListStatusView()
        let stub = ItemsListModelStub(firstState: previous ?? scenario.state)

        withExtendedLifetime(ItemsListStatusViewBinding(observing: stub, handling: view)) {
          if previous != nil { stub.nextState = scenario.state }
          XCTAssertEqual(
            shown(by: view), scenario.shown, "after \(String(describing: previous))",
            line: line)
        }
      }
    }
  }

  /// X2 X4.
  func testModelDoesNotKeepTheBindingAlive() {
    let view = ItemsListStatusView()
    let stub = ItemsListModelStub()
    var viewBinding: ItemsListStatusViewBinding? = ItemsListStatusViewBinding(
      observing: stub, handling: view)
    weak let weakViewBinding = viewBinding

    viewBinding = nil

    XCTAssertNil(weakViewBinding)
    stub.nextState = .success([])
    XCTAssertEqual(shown(by: view), Shown())
  }

  private func shown(by view: ItemsListStatusView) -> Shown {
    Shown(
      isLoading: view.loadingIndicator.isVisible, isEmpty: view.emptyLabel.isVisible,
      error: view.errorLabel.isVisible ? view.errorLabel.text : nil,
      offersRetry: view.retryButton.isVisible)
  }
}
