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
      XCTAssertTrue(presenter?.view === view)
      XCTAssertEqual(presenter?.item, .milk)
      XCTAssertTrue(interactor?.presenter === presenter)
      XCTAssertTrue(interactor?.apiDataManager is ItemDetailAPIDataManager)
    }
    let sut = ItemDetailWireframe(client: ItemsClientSpy(log))
    sut.presentItemDetailModule(of: .milk, from: navigationController)
    XCTAssertTrue(navigationController.topViewController is ItemDetailViewController)
    XCTAssertEqual(log.calls, ["navigation.push"])
  }
}
