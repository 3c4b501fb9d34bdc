import XCTest

@testable import CleanSwift

/// Tests that the parts of the form are connected.
final class AddItemConfiguratorTests: XCTestCase {
  private var target: AddItemConfigurator!
  private var initializerSpy: WorkersInitializerSpy!
  private var viewController: AddItemViewController!

  override func setUp() {
    initializerSpy = WorkersInitializerSpy()
    target = AddItemConfigurator(initializer: initializerSpy)
    viewController = AddItemViewController()
    // Act, in every test
    target.configure(viewController: viewController)
  }

  // MARK: - The cycle

  /// A3.
  func test_configure_outputOfViewControllerIsInteractor() {
    // Assert
    XCTAssertNotNil(interactor)
  }

  /// A3.
  func test_configure_outputOfInteractorIsPresenter() {
    // Assert
    XCTAssertNotNil(presenter)
  }

  /// A3.
  func test_configure_outputOfPresenterIsViewController() {
    // Assert
    XCTAssertIdentical(presenter?.output, viewController)
  }

  // MARK: - The router

  /// A4.
  func test_configure_routerLeadsFromViewController() {
    // Assert
    XCTAssertIdentical(router?.viewController, viewController)
  }

  /// A4.
  func test_configure_dataStoreOfRouterIsInteractor() {
    // Assert
    XCTAssertIdentical(router?.dataStore, interactor)
  }

  // MARK: - The worker

  /// A3.
  func test_configure_callsInitializerMakeAddItemWorkerOnly() {
    // Assert
    XCTAssertEqual(initializerSpy.calls, [.makeAddItemWorker])
  }

  /// A6 X5.
  func test_configure_interactorUsesMadeWorker() {
    // Act
    viewController.didMove(toParent: nil)

    // Assert
    XCTAssertEqual(initializerSpy.addItemWorker.calls, [.cancel])
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
