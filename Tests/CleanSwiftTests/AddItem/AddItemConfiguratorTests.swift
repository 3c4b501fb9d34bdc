import XCTest

@testable import CleanSwift

/// Tests that the form's parts are connected, and names the statements that fail when they aren't.
final class AddItemConfiguratorTests: XCTestCase {
  private let log = CallLog<OuterCall>()
  private var target: AddItemConfigurator!
  private var viewController: AddItemViewController!

  override func setUp() {
    target = AddItemConfigurator(initializer: WorkersInitializerSpy(log))
    viewController = AddItemViewController()
  }

  // MARK: - The cycle

  /// A3.
  func test_configure_makesOnlyOwnWorker() {
    target.configure(viewController: viewController)

    assertCalls(log, [.makeAddItemWorker])
  }

  /// A3.
  func test_configure_outputOfViewControllerIsInteractor() {
    target.configure(viewController: viewController)

    XCTAssertTrue(viewController.output is AddItemInteractor)
  }

  /// A3.
  func test_configure_outputOfInteractorIsPresenter() {
    target.configure(viewController: viewController)

    XCTAssertTrue(interactor?.output is AddItemPresenter)
  }

  /// A3.
  func test_configure_outputOfPresenterIsViewController() {
    target.configure(viewController: viewController)

    XCTAssertIdentical(presenter?.output, viewController)
  }

  // MARK: - The router

  /// A4.
  func test_configure_routerStartsFromViewController() {
    target.configure(viewController: viewController)

    XCTAssertIdentical(router?.viewController, viewController)
  }

  /// A4.
  func test_configure_dataStoreOfRouterIsInteractor() throws {
    target.configure(viewController: viewController)

    XCTAssertIdentical(router?.dataStore, try XCTUnwrap(interactor))
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

  private var interactor: AddItemInteractor? { viewController.output as? AddItemInteractor }
  private var presenter: AddItemPresenter? { interactor?.output as? AddItemPresenter }
  private var router: AddItemRouter? { viewController.router as? AddItemRouter }
}
