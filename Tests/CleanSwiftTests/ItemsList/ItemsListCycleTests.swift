import HeadlessKit
import XCTest

@testable import CleanSwift

/// Tests the list's real roles together: a double on each edge notes the calls and passes on.
final class ItemsListCycleTests: XCTestCase {
  private let log = CallLog()
  private var viewController: ItemsListViewController!
  private var presenterOutputSpy: ItemsListPresenterOutputSpy!
  private var workerSpy: ItemsListWorkerSpy!

  override func setUp() {
    workerSpy = ItemsListWorkerSpy(log)
    viewController = ItemsListViewController()
    presenterOutputSpy = ItemsListPresenterOutputSpy(log, next: viewController)
    let interactor = ItemsListInteractor(worker: workerSpy)
    let presenter = ItemsListPresenter()
    viewController.output = ItemsListViewControllerOutputSpy(log, next: interactor)
    interactor.output = ItemsListInteractorOutputSpy(log, next: presenter)
    presenter.output = presenterOutputSpy
  }

  /// L1 L2 L12.
  func test_viewDidLoad_useCaseGoesRoundOneWay() {
    // Arrange
    workerSpy.readItemsResult = .success([Seeds.Items.milk])
    workerSpy.fetchItemsResult = .success([Seeds.Items.milk])

    // Act
    viewController.loadViewIfNeeded()

    // Assert
    XCTAssertEqual(
      log.calls,
      [
        "openList(request:)", "readItems()",
        "presentItems(response:)", "displayItems(viewModel:)",
        "presentProgress(response:)", "displayProgress(viewModel:)", "fetchItems(completion:)",
        "presentUnchangedItems(response:)", "displayUnchangedItems(viewModel:)",
      ])
  }
}
