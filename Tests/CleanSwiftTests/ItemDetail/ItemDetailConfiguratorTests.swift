import HeadlessKit
import XCTest

@testable import CleanSwift

/// Tests that the parts of the detail are connected.
final class ItemDetailConfiguratorTests: XCTestCase {
  private var target: ItemDetailConfigurator!
  private var initializerSpy: WorkersInitializerSpy!
  private var viewController: ItemDetailViewController!

  override func setUp() {
    initializerSpy = WorkersInitializerSpy()
    target = ItemDetailConfigurator(initializer: initializerSpy)
    viewController = ItemDetailViewController()
    // Act, in every test
    target.configure(viewController: viewController)
  }

  // MARK: - The cycle

  /// D1 D2.
  func test_configure_outputOfViewControllerIsInteractor() {
    // Assert
    XCTAssertNotNil(interactor)
  }

  /// D1 D2.
  func test_configure_outputOfInteractorIsPresenter() {
    // Assert
    XCTAssertNotNil(presenter)
  }

  /// D1 D2.
  func test_configure_outputOfPresenterIsViewController() {
    // Assert
    XCTAssertIdentical(presenter?.output, viewController)
  }

  // MARK: - The router

  /// D1.
  func test_configure_dataStoreOfRouterIsInteractor() {
    // Assert
    XCTAssertIdentical(viewController.router?.dataStore, interactor)
  }

  // MARK: - The worker

  /// D2.
  func test_configure_callsInitializerMakeItemDetailWorkerOnly() {
    // Assert
    XCTAssertEqual(initializerSpy.calls, [.makeItemDetailWorker])
  }

  /// D2.
  func test_configure_interactorUsesMadeWorker() {
    // Arrange
    viewController.router?.dataStore?.item = Seeds.Items.milk

    // Act
    viewController.loadViewIfNeeded()

    // Assert
    XCTAssertEqual(initializerSpy.itemDetailWorker.calls, [.fetchDetail(1)])
  }

  // MARK: - Lifetime

  /// X2.
  func test_configure_partsLiveNoLongerThanViewController() {
    // Arrange
    let survivors = Survivors([viewController, interactor, presenter, viewController.router])

    // Act
    viewController = nil

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 4")
  }

  // MARK: - Helpers

  private var interactor: ItemDetailInteractor? {
    viewController.output as? ItemDetailInteractor
  }

  private var presenter: ItemDetailPresenter? { interactor?.output as? ItemDetailPresenter }
}
