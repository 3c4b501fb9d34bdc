import XCTest

@testable import CleanSwift

/// Tests that the detail's parts are connected, and names the statements that fail when they aren't.
final class ItemDetailConfiguratorTests: XCTestCase {
  private let log = CallLog<OuterCall>()
  private var target: ItemDetailConfigurator!
  private var viewController: ItemDetailViewController!

  override func setUp() {
    target = ItemDetailConfigurator(initializer: WorkersInitializerSpy(log))
    viewController = ItemDetailViewController()
  }

  // MARK: - The cycle

  /// D2.
  func test_configure_makesOnlyOwnWorker() {
    target.configure(viewController: viewController)

    assertCalls(log, [.makeItemDetailWorker])
  }

  /// D2.
  func test_configure_outputOfViewControllerIsInteractor() {
    target.configure(viewController: viewController)

    XCTAssertTrue(viewController.output is ItemDetailInteractor)
  }

  /// D1.
  func test_configure_outputOfInteractorIsPresenter() {
    target.configure(viewController: viewController)

    XCTAssertTrue(interactor?.output is ItemDetailPresenter)
  }

  /// D1.
  func test_configure_outputOfPresenterIsViewController() {
    target.configure(viewController: viewController)

    XCTAssertIdentical(presenter?.output, viewController)
  }

  // MARK: - The router

  /// D1.
  func test_configure_dataStoreOfRouterIsInteractor() throws {
    target.configure(viewController: viewController)

    XCTAssertIdentical(viewController.router?.dataStore, try XCTUnwrap(interactor))
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

  private var interactor: ItemDetailInteractor? { viewController.output as? ItemDetailInteractor }
  private var presenter: ItemDetailPresenter? { interactor?.output as? ItemDetailPresenter }
}
