import HeadlessKit
import Items
import ItemsScreens
import UserDriver
import XCTest

@testable import MVC

final class ItemsListViewBindingTests: XCTestCase {
  /// What the user sees of the views that the binding updates.
  private struct Shown: Equatable {
    var showsTable = true
    var isLoading = false
    var isRefreshing = false
    var isEmpty = false
    var error: String?
    var offersRetry = false
    var canSelect = true
    var canPull = true
    var canAdd = true
    var canDeleteAll = false
  }

  /// L3 L4 L5 L6 L7 L8 X1.
  ///
  /// Nothing of the state before stays on screen, and neither does the indicator that a pull shows by itself.
  func testStateIsShownAfterEveryOther() {
    let scenarios: KeyValuePairs<UInt, (state: ItemsListModelState, shown: Shown)> = [
      #line: (.initial, Shown()),
      #line: (.preparing([], .load), Shown(isLoading: true)),
      #line: (.preparing([.milk], .load), Shown(isLoading: true)),
      #line: (.preparing([.milk], .refresh), Shown(isRefreshing: true)),
      #line: (
        .preparing([], .both), Shown(isLoading: true, isRefreshing: true)
      ),
      #line: (
        .deleting([.milk]),
        Shown(isLoading: true, canSelect: false, canPull: false, canAdd: false)
      ),
      #line: (.success([]), Shown(isEmpty: true)),
      #line: (.success([.plants, .milk]), Shown(canDeleteAll: true)),
      #line: (
        .failure([], because: .network(.offline)),
        Shown(error: Formatting.message(for: .network(.offline)), offersRetry: true)
      ),
      #line: (
        .failure([.milk], because: .store(.writeFailed)),
        Shown(
          error: Formatting.message(for: .store(.writeFailed)), offersRetry: true,
          canDeleteAll: true)
      ),
      #line: (
        .failure([], because: .network(.undecodable(reason: "keyNotFound(title)"))),
        Shown(error: "The server sent an answer this app can't read.", offersRetry: true)
      ),
    ]

    for (line, scenario) in scenarios {
      for previous in [nil] + scenarios.map(\.value.state) {
        let view = ItemsListView()
        let stub = ItemsListModelStub(firstState: previous ?? scenario.state)

        withExtendedLifetime(makeViewBinding(observing: stub, handling: view)) {
          if previous != nil {
            view.refreshControl.pull()
            stub.currentState = scenario.state
          }
          XCTAssertEqual(
            shown(by: view), scenario.shown, "after \(String(describing: previous))",
            line: line)
        }
      }
    }
  }

  /// X2.
  func testModelDoesNotKeepTheBindingAlive() {
    let view = ItemsListView()
    let stub = ItemsListModelStub()
    var viewBinding: ItemsListViewBinding? = makeViewBinding(observing: stub, handling: view)
    weak let weakViewBinding = viewBinding

    viewBinding = nil

    XCTAssertNil(weakViewBinding)
  }

  private func makeViewBinding(
    observing model: any ItemsListModelProtocol, handling view: ItemsListView
  ) -> ItemsListViewBinding {
    ItemsListViewBinding(
      observing: model,
      handling: (
        status: view.statusView, tableView: view.tableView, refreshControl: view.refreshControl,
        actions: view.actionsView
      ))
  }

  private func shown(by view: ItemsListView) -> Shown {
    Shown(
      showsTable: view.tableView.isVisible,
      isLoading: view.statusView.loadingIndicator.isVisible,
      isRefreshing: view.refreshControl.isVisible, isEmpty: view.statusView.emptyLabel.isVisible,
      error: view.statusView.errorLabel.isVisible ? view.statusView.errorLabel.text : nil,
      offersRetry: view.statusView.retryButton.isVisible,
      canSelect: view.tableView.allowsSelection, canPull: view.refreshControl.isEnabled,
      canAdd: view.actionsView.addButton.isEnabled,
      canDeleteAll: view.actionsView.deleteAllButton.isEnabled)
  }
}
