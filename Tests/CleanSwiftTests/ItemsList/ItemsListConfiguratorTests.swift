import HeadlessKit
import XCTest

@testable import CleanSwift

/// Tests that the parts of the list are connected.
final class ItemsListConfiguratorTests: XCTestCase {
  private var target: ItemsListConfigurator!
  private var initializerSpy: WorkersInitializerSpy!
  private var itemDetailConfiguratorSpy: ConfiguratorSpy<ItemDetailViewController>!
  private var addItemConfiguratorSpy: ConfiguratorSpy<AddItemViewController>!
  private var viewController: ItemsListViewController!

  override func setUp() {
    initializerSpy = WorkersInitializerSpy()
    itemDetailConfiguratorSpy = ConfiguratorSpy()
    addItemConfiguratorSpy = ConfiguratorSpy()
    target = ItemsListConfigurator(
      initializer: initializerSpy, itemDetailConfigurator: itemDetailConfiguratorSpy,
      addItemConfigurator: addItemConfiguratorSpy)
    viewController = ItemsListViewController()
    // Act, in every test
    target.configure(viewController: viewController)
  }

  // MARK: - The cycle

  /// L1.
  func test_configure_outputOfViewControllerIsInteractor() {
    // Assert
    XCTAssertNotNil(interactor)
  }

  /// L2.
  func test_configure_outputOfInteractorIsPresenter() {
    // Assert
    XCTAssertNotNil(presenter)
  }

  /// L2.
  func test_configure_outputOfPresenterIsViewController() {
    // Assert
    XCTAssertIdentical(presenter?.output, viewController)
  }

  // MARK: - The router

  /// L9 L10.
  func test_configure_routerLeadsFromViewController() {
    // Assert
    XCTAssertIdentical(router?.viewController, viewController)
  }

  /// L9 A4.
  func test_configure_dataStoreOfRouterIsInteractor() {
    // Assert
    XCTAssertIdentical(router?.dataStore, interactor)
  }

  /// L9.
  func test_configure_routerConfiguresDetailByInjectedConfigurator() {
    // Arrange
    initializerSpy.itemsListWorker.readItemsResult = .success([Seeds.Items.milk])
    viewController.loadViewIfNeeded()

    // Act
    viewController.router?.routeToItemDetail(row: 0)

    // Assert
    XCTAssertEqual(itemDetailConfiguratorSpy.configuredViewControllers.count, 1)
  }

  /// L10.
  func test_configure_routerConfiguresFormByInjectedConfigurator() {
    // Act
    viewController.router?.routeToAddItem()

    // Assert
    XCTAssertEqual(addItemConfiguratorSpy.configuredViewControllers.count, 1)
  }

  // MARK: - The worker

  /// L1.
  func test_configure_callsInitializerMakeItemsListWorkerOnly() {
    // Assert
    XCTAssertEqual(initializerSpy.calls, [.makeItemsListWorker])
  }

  /// L1.
  func test_configure_interactorUsesMadeWorker() {
    // Act
    viewController.loadViewIfNeeded()

    // Assert
    XCTAssertEqual(initializerSpy.itemsListWorker.calls, [.readItems, .fetchItems])
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
