import HeadlessKit
import XCTest

@testable import VIPER

/// Describes the detail's wireframe.
final class ItemDetailWireframeTests: XCTestCase {
  // MARK: describe assembling

  /// D1 L9.
  func test_whenPresentingTheModule_itConnectsAllRolesBeforeItPushes() {
    let navigationController = NavigationControllerSpy { viewController in
      let view = viewController as? ItemDetailViewController
      let presenter = view?.presenter as? ItemDetailPresenter
      let interactor = presenter?.interactor as? ItemDetailInteractor
      XCTAssertTrue(presenter?.view === view, "presenter.view isn't view")
      XCTAssertTrue(interactor?.presenter === presenter, "interactor.presenter isn't presenter")
      XCTAssertTrue(
        interactor?.apiDataManager is ItemDetailAPIDataManager,
        "interactor.apiDataManager isn't ItemDetailAPIDataManager")
    }
    let sut = ItemDetailWireframe(client: ItemsClientSpy())

    sut.presentItemDetailModule(of: .milk, from: navigationController)

    XCTAssertTrue(
      navigationController.topViewController is ItemDetailViewController,
      "topViewController isn't ItemDetailViewController")
    XCTAssertEqual(navigationController.log.calls, [.push])
  }

  /// D1.
  func test_whenPresentingTheModule_itPassesTheItemOn() {
    let navigationController = NavigationController()
    let sut = ItemDetailWireframe(client: ItemsClientSpy())

    sut.presentItemDetailModule(of: .milk, from: navigationController)

    XCTAssertEqual(navigationController.topViewController?.text("detail.title"), "Buy milk")
  }
}
