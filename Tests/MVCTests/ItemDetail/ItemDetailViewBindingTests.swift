import HeadlessKit
import Items
import ItemsScreens
import XCTest

@testable import MVC

final class ItemDetailViewBindingTests: XCTestCase {
  /// What the user sees of the views that the binding updates.
  private struct Shown: Equatable {
    var title = "Buy milk"
    var date = "3 Feb 2026"
    var state = "Enabled"
    var isLoading = false
    var explanation: String?
    var error: String?
    var offersRetry = false
  }

  /// D1 D2 D3 X1.
  ///
  /// Nothing of the state before stays on screen.
  func testStateIsShownAfterEveryOther() {
    let scenarios: KeyValuePairs<UInt, (state: ItemDetailModelState, shown: Shown)> = [
      #line: (.initial, Shown()),
      #line: (.preparing(explanation: ""), Shown(isLoading: true)),
      #line: (
        .preparing(explanation: "Two litres."),
        Shown(isLoading: true, explanation: "Two litres.")
      ),
      #line: (.success(explanation: ""), Shown()),
      #line: (.success(explanation: "Two litres."), Shown(explanation: "Two litres.")),
      #line: (
        .failure(explanation: "Two litres.", because: .offline),
        Shown(
          explanation: "Two litres.", error: Formatting.message(for: .network(.offline)),
          offersRetry: true)
      ),
      #line: (
        .failure(explanation: "", because: .notFound), Shown(error: "This item no longer exists.")
      ),
      #line: (
        .failure(explanation: "", because: .undecodable(reason: "keyNotFound(id)")),
        Shown(error: "The server sent an answer this app can't read.", offersRetry: true)
      ),
    ]

    for (line, scenario) in scenarios {
      for previous in [nil] + scenarios.map(\.value.state) {
        let view = ItemDetailView()
        let stub = ItemDetailModelStub(firstState: previous ?? scenario.state)

        withExtendedLifetime(makeViewBinding(observing: stub, handling: view)) {
          if previous != nil { stub.currentState = scenario.state }
          XCTAssertEqual(
            shown(by: view), scenario.shown, "after \(String(describing: previous))",
            line: line)
        }
      }
    }
  }

  /// D1.
  func testItemIsShown() {
    let view = ItemDetailView()
    let stub = ItemDetailModelStub(representing: .plants)

    withExtendedLifetime(makeViewBinding(observing: stub, handling: view)) {
      XCTAssertEqual(
        shown(by: view),
        Shown(title: "Water the plants", date: "29 Feb 2024", state: "Disabled"))
    }
  }

  /// X2.
  func testModelDoesNotKeepTheBindingAlive() {
    let view = ItemDetailView()
    let stub = ItemDetailModelStub()
    var viewBinding: ItemDetailViewBinding? = makeViewBinding(
      observing: stub, handling: view)
    weak let weakViewBinding = viewBinding

    viewBinding = nil

    XCTAssertNil(weakViewBinding)
  }

  private func makeViewBinding(
    observing model: any ItemDetailModelProtocol, handling view: ItemDetailView
  ) -> ItemDetailViewBinding {
    ItemDetailViewBinding(
      observing: model, handling: (fields: view.fieldsView, status: view.statusView))
  }

  private func shown(by view: ItemDetailView) -> Shown {
    Shown(
      title: view.fieldsView.titleLabel.text, date: view.fieldsView.dateLabel.text,
      state: view.fieldsView.stateLabel.text,
      isLoading: view.statusView.loadingIndicator.isVisible,
      explanation: view.fieldsView.explanationLabel.isVisible
        ? view.fieldsView.explanationLabel.text : nil,
      error: view.statusView.errorLabel.isVisible ? view.statusView.errorLabel.text : nil,
      offersRetry: view.statusView.retryButton.isVisible)
  }
}
