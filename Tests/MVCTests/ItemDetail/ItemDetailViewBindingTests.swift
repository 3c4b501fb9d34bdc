import HeadlessKit
import Items
import XCTest

@testable import MVC

final class ItemDetailViewBindingTests: XCTestCase {
  /// All that the binding writes, as the user sees it.
  private struct Shown: Equatable {
    var title = "Buy milk"
    var date = "3 Feb 2026"
    var state = "Enabled"
    var isLoading = false
    var explanation = ""
    var error: String?
    var offersRetry = false
  }

  private typealias Scenario = (state: ItemDetailModelState, shown: Shown)

  private var scenarios: KeyValuePairs<UInt, Scenario> {
    [
      #line: (.initial, Shown()),
      #line: (.preparing, Shown(isLoading: true)),
      #line: (.success(explanation: "Two litres."), Shown(explanation: "Two litres.")),
      #line: (
        .failure(because: .network(.offline)),
        Shown(error: Wording.message(for: .network(.offline)), offersRetry: true)
      ),
      #line: (
        .failure(because: .network(.notFound)), Shown(error: "This item no longer exists.")
      ),
      #line: (
        .failure(because: .network(.undecodable(reason: "keyNotFound(id)"))),
        Shown(error: "The server sent an answer this app can't read.", offersRetry: true)
      ),
    ]
  }

  /// D1 D2 D3 X1.
  func testStateIsShown() {
    for (line, scenario) in scenarios {
      let view = ItemDetailView()
      let stub = ItemDetailModelStub(representing: .milk, firstState: scenario.state)

      withExtendedLifetime(ItemDetailViewBinding(observing: stub, handling: view)) {
        XCTAssertEqual(shown(by: view), scenario.shown, line: line)
      }
    }
  }

  /// D1 D2 D3 L7 X1.
  ///
  /// Whatever the state before, nothing of it stays on screen; only a success is never followed.
  func testStateIsShownAfterEveryOther() {
    for (_, previous) in scenarios where previous.shown.explanation.isEmpty {
      for (line, scenario) in scenarios {
        let view = ItemDetailView()
        let stub = ItemDetailModelStub(representing: .milk, firstState: previous.state)

        withExtendedLifetime(ItemDetailViewBinding(observing: stub, handling: view)) {
          stub.nextState = scenario.state
          XCTAssertEqual(
            shown(by: view), scenario.shown, "after \(previous.state)", line: line)
        }
      }
    }
  }

  /// D1.
  func testItemIsShownAsItWasPassed() {
    let view = ItemDetailView()
    let stub = ItemDetailModelStub(representing: .plants)

    withExtendedLifetime(ItemDetailViewBinding(observing: stub, handling: view)) {
      XCTAssertEqual(
        shown(by: view),
        Shown(title: "Water the plants", date: "29 Feb 2024", state: "Disabled"))
    }
  }

  /// X2 X4.
  func testModelDoesNotKeepTheBindingAlive() {
    let view = ItemDetailView()
    let stub = ItemDetailModelStub(representing: .milk, firstState: .preparing)
    var viewBinding: ItemDetailViewBinding? = ItemDetailViewBinding(
      observing: stub, handling: view)
    weak let weakViewBinding = viewBinding

    viewBinding = nil

    XCTAssertNil(weakViewBinding)
    stub.nextState = .success(explanation: "Two litres.")
    XCTAssertEqual(shown(by: view), Shown(isLoading: true))
  }

  private func shown(by view: ItemDetailView) -> Shown {
    Shown(
      title: view.fieldsView.titleLabel.text, date: view.fieldsView.dateLabel.text,
      state: view.fieldsView.stateLabel.text,
      isLoading: view.statusView.loadingIndicator.isVisible,
      explanation: view.fieldsView.explanationLabel.text,
      error: view.statusView.errorLabel.isVisible ? view.statusView.errorLabel.text : nil,
      offersRetry: view.statusView.retryButton.isVisible)
  }
}
