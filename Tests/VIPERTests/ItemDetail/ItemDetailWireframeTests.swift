import HeadlessKit
import VIPER
import XCTest

/// Describes the detail's wireframe.
final class ItemDetailWireframeTests: XCTestCase {
  /// D1 L9.
  func test_whenPresentingTheModule_itConnectsAllRolesAndHandsOnTheItemBeforeItPushes() {
    let log = CallLog()
    let navigationController = NavigationControllerSpy(log) { viewController in
      let view = viewController as? ItemDetailViewController
      let presenter = view?.presenter as? ItemDetailPresenter
      let interactor = presenter?.interactor as? ItemDetailInteractor
      XCTAssertTrue(presenter?.view === view, "presenter.view isn't view")
      XCTAssertEqual(presenter?.item, .milk)
      XCTAssertTrue(interactor?.presenter === presenter, "interactor.presenter isn't presenter")
      XCTAssertTrue(
        interactor?.apiDataManager is ItemDetailAPIDataManager,
        "interactor.apiDataManager isn't ItemDetailAPIDataManager")
    }
    let sut = ItemDetailWireframe(client: ItemsClientSpy(log))
    sut.presentItemDetailModule(of: .milk, from: navigationController)
    XCTAssertTrue(
      navigationController.topViewController is ItemDetailViewController,
      "topViewController isn't ItemDetailViewController")
    XCTAssertEqual(log.calls, ["navigation.push"])
  }
}
