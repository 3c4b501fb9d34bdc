import HeadlessKit
import XCTest

@testable import CleanSwift

/// Tests that the parts of the list are connected.
final class ItemsListConfiguratorTests: XCTestCase {
  private let log = CallLog()
  private var itemDetailConfiguratorSpy: ConfiguratorSpy<ItemDetailViewController>!
  private var addItemConfiguratorSpy: ConfiguratorSpy<AddItemViewController>!
  private var viewController: ItemsListViewController!

  /// Acts for every test.
  override func setUp() {
    itemDetailConfiguratorSpy = ConfiguratorSpy(log)
    addItemConfiguratorSpy = ConfiguratorSpy(log)
    let target = ItemsListConfigurator(
      initializer: WorkersInitializerSpy(log),
      itemDetailConfigurator: itemDetailConfiguratorSpy,
      addItemConfigurator: addItemConfiguratorSpy)
    viewController = ItemsListViewController()
    target.configure(viewController: viewController)
  }

  // MARK: - The cycle

  /// L1.
  func test_configure_makesItemsListWorkerOnly() {
    XCTAssertEqual(log.calls, ["makeItemsListWorker()"])
  }

  /// L1.
  func test_configure_outputOfViewControllerIsInteractor() {
    XCTAssertNotNil(interactor)
  }

  /// L2.
  func test_configure_outputOfInteractorIsPresenter() {
    XCTAssertNotNil(presenter)
  }

  /// L2.
  func test_configure_outputOfPresenterIsViewController() {
    XCTAssertIdentical(presenter?.output, viewController)
  }

  // MARK: - The router

  /// L9 L10.
  func test_configure_routerLeadsFromViewController() {
    XCTAssertIdentical(router?.viewController, viewController)
  }

  /// L9 A4.
  func test_configure_dataStoreOfRouterIsInteractor() throws {
    XCTAssertIdentical(router?.dataStore, try XCTUnwrap(interactor))
  }

  /// L10.
  func test_configure_routerConfiguresFormByInjectedConfigurator() {
    router?.routeToAddItem()

    XCTAssertNotNil(addItemConfiguratorSpy.configuredViewController)
  }

  /// L9.
  func test_configure_routerConfiguresDetailByInjectedConfigurator() {
    // Arrange
    let dataStore = ItemsListDataStoreSpy(log)
    dataStore.items = [Seeds.Items.milk]
    router?.dataStore = dataStore

    // Act
    router?.routeToItemDetail(row: 0)

    // Assert
    XCTAssertNotNil(itemDetailConfiguratorSpy.configuredViewController)
  }

  // MARK: - Lifetime

  /// X2.
  func test_configure_partsLiveNoLongerThanViewController() {
    // Arrange
    let survivors = Survivors([viewController, interactor, presenter, router])

    // Act
    viewController = nil

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 4")
  }

  // MARK: - Helpers

  private var interactor: ItemsListInteractor? { viewController.output as? ItemsListInteractor }
  private var presenter: ItemsListPresenter? { interactor?.output as? ItemsListPresenter }
  private var router: ItemsListRouter? { viewController.router as? ItemsListRouter }
}
