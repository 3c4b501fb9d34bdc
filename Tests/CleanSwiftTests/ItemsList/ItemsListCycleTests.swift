import HeadlessKit
import XCTest

@testable import CleanSwift

/// Tests the list's view controller, interactor, and presenter together, with a spy between each two of them.
final class ItemsListCycleTests: XCTestCase {
  private let log = CallLog<ItemsListCall>()
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
  func test_viewDidLoad_eachMessageGoesOneWay() {
    // Arrange
    workerSpy.readItemsResult = .success([Samples.milk])
    workerSpy.fetchItemsResult = .success([Samples.milk])
    let row = ItemsViewModel.Row(title: "Buy milk", date: "3 Feb 2026", state: "Enabled")
    let loading = ItemsStatusViewModel(
      showsLoading: true, endsRefreshing: false, showsEmpty: false, message: nil,
      allowsUse: true, allowsDeleting: false)
    let loaded = ItemsStatusViewModel(
      showsLoading: false, endsRefreshing: true, showsEmpty: false, message: nil,
      allowsUse: true, allowsDeleting: true)

    // Act
    viewController.loadViewIfNeeded()

    // Assert
    assertCalls(
      log,
      [
        .openList, .worker(.readItems),
        .presentItems(ItemsResponse(items: [Samples.milk])),
        .displayItems(ItemsViewModel(rows: [row], status: loaded)),
        .presentProgress(ItemsProgressResponse(work: .loading)), .displayStatus(loading),
        .worker(.fetchItems),
        .presentUnchangedItems(UnchangedItemsResponse(hasItems: true)), .displayStatus(loaded),
      ])
  }
}
