import HeadlessKit
import XCTest

@testable import CleanSwift

/// Tests that the list's parts are connected, and names the statements that fail when they aren't.
final class ItemsListConfiguratorTests: XCTestCase {
  private let log = CallLog<OuterCall>()
  private var target: ItemsListConfigurator!
  private var viewController: ItemsListViewController!

  override func setUp() {
    target = ItemsListConfigurator(
      initializer: WorkersInitializerSpy(log),
      itemDetailConfigurator: ConfiguratorSpy<ItemDetailViewController>(log),
      addItemConfigurator: ConfiguratorSpy<AddItemViewController>(log))
    viewController = ItemsListViewController()
  }

  // MARK: - The cycle

  /// L1.
  func test_configure_makesOnlyOwnWorker() {
    target.configure(viewController: viewController)

    assertCalls(log, [.makeItemsListWorker])
  }

  /// L1.
  func test_configure_outputOfViewControllerIsInteractor() {
    target.configure(viewController: viewController)

    XCTAssertTrue(viewController.output is ItemsListInteractor)
  }

  /// L2.
  func test_configure_outputOfInteractorIsPresenter() {
    target.configure(viewController: viewController)

    XCTAssertTrue(interactor?.output is ItemsListPresenter)
  }

  /// L2.
  func test_configure_outputOfPresenterIsViewController() {
    target.configure(viewController: viewController)

    XCTAssertIdentical(presenter?.output, viewController)
  }

  // MARK: - The router

  /// L9 L10.
  func test_configure_routerStartsFromViewController() {
    target.configure(viewController: viewController)

    XCTAssertIdentical(router?.viewController, viewController)
  }

  /// L9 A4.
  func test_configure_dataStoreOfRouterIsInteractor() throws {
    target.configure(viewController: viewController)

    XCTAssertIdentical(router?.dataStore, try XCTUnwrap(interactor))
  }

  /// L10 A3.
  func test_configure_routerConfiguresFormWithInjectedConfigurator() throws {
    // Arrange
    let navigationSpy = showTarget()

    // Act
    router?.routeToAddItem()

    // Assert
    let form = OuterCall.Screen(try XCTUnwrap(navigationSpy.topViewController))
    assertCalls(log, [.configure(form), .push(form)])
  }

  /// L9 D1.
  func test_configure_routerConfiguresDetailWithInjectedConfigurator() throws {
    // Arrange
    let navigationSpy = showTarget()
    let dataStoreSpy = ItemsListDataStoreSpy(log)
    dataStoreSpy.items = [Samples.milk]
    router?.dataStore = dataStoreSpy

    // Act
    router?.routeToItemDetail(row: 0)

    // Assert
    let detail = OuterCall.Screen(try XCTUnwrap(navigationSpy.topViewController))
    assertCalls(log, [.configure(detail), .push(detail)])
  }

  // MARK: - Lifetime

  /// X2.
  func test_configure_partsLiveNoLongerThanViewController() {
    // Arrange
    target.configure(viewController: viewController)
    let survivors = Survivors([viewController, interactor, presenter, viewController.router])

    // Act
    viewController = nil

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 4")
  }

  // MARK: - Helpers

  /// Configures the list, and puts it on a stack.
  private func showTarget() -> NavigationControllerSpy {
    let navigationSpy = NavigationControllerSpy(log)
    navigationSpy.pushViewController(viewController)
    target.configure(viewController: viewController)
    log.forget()
    return navigationSpy
  }

  private var interactor: ItemsListInteractor? { viewController.output as? ItemsListInteractor }
  private var presenter: ItemsListPresenter? { interactor?.output as? ItemsListPresenter }
  private var router: ItemsListRouter? { viewController.router as? ItemsListRouter }
}
