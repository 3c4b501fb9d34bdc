import XCTest

@testable import CleanSwift

/// Tests that the parts of the detail are connected.
final class ItemDetailConfiguratorTests: XCTestCase {
  private let log = CallLog()
  private var viewController: ItemDetailViewController!

  /// Acts for every test.
  override func setUp() {
    let target = ItemDetailConfigurator(initializer: WorkersInitializerSpy(log))
    viewController = ItemDetailViewController()
    target.configure(viewController: viewController)
  }

  // MARK: - The cycle

  /// D2.
  func test_configure_makesItemDetailWorkerOnly() {
    XCTAssertEqual(log.calls, ["makeItemDetailWorker()"])
  }

  /// D1 D2.
  func test_configure_outputOfViewControllerIsInteractor() {
    XCTAssertNotNil(interactor)
  }

  /// D1 D2.
  func test_configure_outputOfInteractorIsPresenter() {
    XCTAssertNotNil(presenter)
  }

  /// D1 D2.
  func test_configure_outputOfPresenterIsViewController() {
    XCTAssertIdentical(presenter?.output, viewController)
  }

  // MARK: - The router

  /// D1.
  func test_configure_dataStoreOfRouterIsInteractor() throws {
    XCTAssertIdentical(viewController.router?.dataStore, try XCTUnwrap(interactor))
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

  private var interactor: ItemDetailInteractor? { viewController.output as? ItemDetailInteractor }
  private var presenter: ItemDetailPresenter? { interactor?.output as? ItemDetailPresenter }
}
