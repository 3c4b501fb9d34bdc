import XCTest

@testable import CleanSwift

/// Tests that the parts of the form are connected.
final class AddItemConfiguratorTests: XCTestCase {
  private let log = CallLog()
  private var viewController: AddItemViewController!

  /// Acts for every test.
  override func setUp() {
    let target = AddItemConfigurator(initializer: WorkersInitializerSpy(log))
    viewController = AddItemViewController()
    target.configure(viewController: viewController)
  }

  // MARK: - The cycle

  /// A3.
  func test_configure_makesAddItemWorkerOnly() {
    XCTAssertEqual(log.calls, ["makeAddItemWorker()"])
  }

  /// A3.
  func test_configure_outputOfViewControllerIsInteractor() {
    XCTAssertNotNil(interactor)
  }

  /// A3.
  func test_configure_outputOfInteractorIsPresenter() {
    XCTAssertNotNil(presenter)
  }

  /// A3.
  func test_configure_outputOfPresenterIsViewController() {
    XCTAssertIdentical(presenter?.output, viewController)
  }

  // MARK: - The router

  /// A4.
  func test_configure_routerLeadsFromViewController() {
    XCTAssertIdentical(router?.viewController, viewController)
  }

  /// A4.
  func test_configure_dataStoreOfRouterIsInteractor() throws {
    XCTAssertIdentical(router?.dataStore, try XCTUnwrap(interactor))
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

  private var interactor: AddItemInteractor? { viewController.output as? AddItemInteractor }
  private var presenter: AddItemPresenter? { interactor?.output as? AddItemPresenter }
  private var router: AddItemRouter? { viewController.router as? AddItemRouter }
}
