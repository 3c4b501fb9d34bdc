import HeadlessKit
import Items
import ItemsScreens
import Observing
import UserDriver
import XCTest

@testable import MVVMC

final class ItemDetailViewControllerTests: XCTestCase {
  /// What depends on the state and changes, as the user sees it.
  private struct Shown: Equatable {
    var isLoading = false
    var explanation: String?
    var error: String?
    var offersRetry = false
  }

  private let summary = ItemSummary(.milk)

  private let log = CallLog()
  private lazy var viewModel = ItemDetailViewModelMock(log)
  private lazy var viewController = ItemDetailViewController(viewModel: viewModel)

  /// D1 D2 X3.
  func testViewIsMadeAndTheExplanationRequestedWhenTheViewLoads() throws {
    XCTAssertFalse(viewController.isViewLoaded)
    XCTAssertEqual(log.calls, [])

    let fields = try XCTUnwrap(viewController.view as? ItemDetailView).fieldsView

    XCTAssertEqual(viewController.title, "Item")
    XCTAssertEqual(fields.titleLabel.text, "Buy milk")
    XCTAssertEqual(fields.dateLabel.text, "3 Feb 2026")
    XCTAssertEqual(fields.stateLabel.text, "Enabled")
    XCTAssertEqual(log.calls, [.load])
  }

  /// D2 X7.
  func testExplanationIsRequestedAtTheFirstAppearanceOnly() {
    let navigationController = NavigationControllerMock(CallLog())
    navigationController.pushViewController(viewController)
    navigationController.appear()

    navigationController.disappear()
    navigationController.appear()

    XCTAssertEqual(log.calls, [.load])
  }

  // MARK: Binding

  /// D2.
  func testIndicatorShowsUntilTheExplanationDoes() throws {
    let view = try loadedView()

    viewModel.state.set(ItemDetailState(summary: summary, isLoading: true))
    XCTAssertEqual(shown(by: view), Shown(isLoading: true))

    viewModel.state.set(ItemDetailState(summary: summary, explanation: "Two litres."))
    XCTAssertEqual(shown(by: view), Shown(explanation: "Two litres."))
  }

  /// D3 X1.
  func testErrorShowsWithRetryIfItIsOfferedAndDisappears() throws {
    let view = try loadedView()

    viewModel.state.set(ItemDetailState(summary: summary, error: "Offline", offersRetry: true))
    XCTAssertEqual(shown(by: view), Shown(error: "Offline", offersRetry: true))

    viewModel.state.set(ItemDetailState(summary: summary, error: "Gone"))
    XCTAssertEqual(shown(by: view), Shown(error: "Gone"))

    viewModel.state.set(ItemDetailState(summary: summary))
    XCTAssertEqual(shown(by: view), Shown())
  }

  // MARK: What the user does

  /// D3.
  func testRetryTellsTheViewModel() throws {
    try loadedView().statusView.retryButton.sendActions(for: .touchUpInside)

    XCTAssertEqual(log.calls, [.load])
  }

  // MARK: Leaving

  /// D4 X5 X7.
  func testViewModelIsToldThatTheScreenWasLeftAndNotThatItWasCovered() {
    let navigationController = NavigationControllerMock(CallLog())
    navigationController.appear()
    navigationController.pushViewController(ViewController())
    navigationController.pushViewController(viewController)
    log.removeAll()

    navigationController.pushViewController(ViewController())
    navigationController.goBack()
    XCTAssertEqual(log.calls, [])
    navigationController.goBack()

    XCTAssertEqual(log.calls, [.detailDidLeave])
  }

  /// X2 X4.
  func testViewAndViewModelDoNotRetainTheViewController() throws {
    var viewController: ItemDetailViewController? = ItemDetailViewController(
      viewModel: viewModel)
    weak let weakViewController = viewController
    let view = try XCTUnwrap(viewController?.view as? ItemDetailView)
    log.removeAll()

    viewController = nil

    XCTAssertNil(weakViewController)
    viewModel.state.set(ItemDetailState(summary: summary, error: "Offline"))
    view.statusView.retryButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(shown(by: view), Shown())
    XCTAssertEqual(log.calls, [])
  }

  /// Loads the view, and forgets the calls of that.
  private func loadedView() throws -> ItemDetailView {
    let view = try XCTUnwrap(viewController.view as? ItemDetailView)
    log.removeAll()
    return view
  }

  private func shown(by view: ItemDetailView) -> Shown {
    let (fields, status) = (view.fieldsView, view.statusView)
    return Shown(
      isLoading: status.loadingIndicator.isVisible,
      explanation: fields.explanationLabel.isVisible ? fields.explanationLabel.text : nil,
      error: status.errorLabel.isVisible ? status.errorLabel.text : nil,
      offersRetry: status.retryButton.isVisible)
  }
}
