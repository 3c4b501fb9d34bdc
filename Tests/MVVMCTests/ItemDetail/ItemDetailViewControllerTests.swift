import HeadlessKit
import Items
import XCTest

@testable import MVVMC

final class ItemDetailViewControllerTests: XCTestCase {
  /// All that is bound to the state, as the user sees it.
  private struct Shown: Equatable {
    var title = "Buy milk"
    var date = "3 Feb 2026"
    var state = "Enabled"
    var isLoading = false
    var explanation = ""
    var error: String?
    var offersRetry = false
  }

  /// The two ways in which a screen is left.
  private let waysOut: KeyValuePairs<UInt, (NavigationController) -> Void> = [
    #line: { $0.goBack() },
    #line: { $0.popViewController() },
  ]

  private let viewModel = ItemDetailViewModelMock(showing: .milk)
  private lazy var viewController = ItemDetailViewController(viewModel: viewModel)

  /// D1 D2 X3.
  func testViewIsMadeWhenItLoads() throws {
    XCTAssertFalse(viewController.isViewLoaded)
    XCTAssertEqual(viewModel.calls, [])

    let view = try XCTUnwrap(viewController.view as? ItemDetailView)

    XCTAssertEqual(viewController.title, "Item")
    XCTAssertEqual(shown(by: view), Shown())
    XCTAssertEqual(viewModel.calls, [.load])
  }

  /// D1 D2 D3 X1.
  ///
  /// Each state is shown after each other one, so that nothing of the one before stays.
  func testStateIsShownWhateverWasBefore() throws {
    let view = try XCTUnwrap(viewController.view as? ItemDetailView)
    let summary = ItemSummary(.milk)
    let scenarios: KeyValuePairs<UInt, (state: ItemDetailState, shown: Shown)> = [
      #line: (ItemDetailState(summary: summary), Shown()),
      #line: (ItemDetailState(summary: summary, isLoading: true), Shown(isLoading: true)),
      #line: (
        ItemDetailState(summary: summary, explanation: "Two litres."),
        Shown(explanation: "Two litres.")
      ),
      #line: (
        ItemDetailState(summary: summary, error: "Offline", offersRetry: true),
        Shown(error: "Offline", offersRetry: true)
      ),
      #line: (
        ItemDetailState(summary: summary, error: "Gone", offersRetry: false),
        Shown(error: "Gone")
      ),
    ]

    for (_, previous) in scenarios {
      for (line, scenario) in scenarios {
        viewModel.state.set(previous.state)
        viewModel.state.set(scenario.state)
        XCTAssertEqual(
          shown(by: view), scenario.shown, "after \(previous.state)", line: line)
      }
    }
  }

  /// D3.
  func testRetryTellsTheViewModel() throws {
    let view = try XCTUnwrap(viewController.view as? ItemDetailView)

    view.statusView.retryButton.sendActions(for: .touchUpInside)

    XCTAssertEqual(viewModel.calls, [.load, .load])
  }

  /// D2 D4.
  func testCoveringLoadsNothingAndCancelsNothing() {
    let navigationController = navigationController()
    navigationController.pushViewController(ViewController())
    navigationController.goBack()

    XCTAssertEqual(viewModel.calls, [.load])
  }

  /// D4 X5.
  func testLeavingCancels() {
    for (line, leave) in waysOut {
      let viewModel = ItemDetailViewModelMock(showing: .milk)
      viewController = ItemDetailViewController(viewModel: viewModel)

      leave(navigationController())

      XCTAssertEqual(viewModel.calls, [.load, .cancel], line: line)
    }
  }

  /// X2 X4 X5.
  func testViewAndViewModelDoNotKeepTheViewControllerAlive() throws {
    var viewController: ItemDetailViewController? = ItemDetailViewController(
      viewModel: viewModel)
    weak let weakViewController = viewController
    let view = try XCTUnwrap(viewController?.view as? ItemDetailView)

    viewController = nil

    XCTAssertNil(weakViewController)
    viewModel.state.set(ItemDetailState(summary: ItemSummary(.plants)))
    view.statusView.retryButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(shown(by: view), Shown())
    XCTAssertEqual(viewModel.calls, [.load])
  }

  private func navigationController() -> NavigationController {
    let navigationController = NavigationControllerMock()
    navigationController.appear()
    navigationController.pushViewController(ViewController())
    navigationController.pushViewController(viewController)
    return navigationController
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
