import FakeWorld
import HeadlessKit
import UserDriver
import XCTest

@testable import VIPER

/// Describes the form's wireframe.
final class AddItemWireframeTests: XCTestCase {
  private final class Delegate: AddItemModuleDelegate {
    func addItemModuleDidSave() {}
  }

  private let delegate = Delegate()
  private var sut: AddItemWireframe!

  override func setUp() {
    sut = AddItemWireframe(client: ItemsClientSpy(), store: InMemoryStore())
  }

  override func tearDown() {
    sut = nil
  }

  // MARK: describe assembling

  /// L10 A4.
  func test_whenPresentingTheModule_itConnectsAllRolesBeforeItPushes() {
    let navigationController = NavigationControllerSpy { viewController in
      let view = viewController as? AddItemViewController
      let presenter = view?.presenter as? AddItemPresenter
      let interactor = presenter?.interactor as? AddItemInteractor
      XCTAssertTrue(presenter?.view === view, "presenter.view isn't view")
      XCTAssertTrue(presenter?.wireframe === self.sut, "presenter.wireframe isn't sut")
      XCTAssertTrue(presenter?.delegate === self.delegate, "presenter.delegate isn't delegate")
      XCTAssertTrue(interactor?.presenter === presenter, "interactor.presenter isn't presenter")
      XCTAssertTrue(
        interactor?.apiDataManager is AddItemAPIDataManager,
        "interactor.apiDataManager isn't AddItemAPIDataManager")
      XCTAssertTrue(
        interactor?.localDataManager is AddItemLocalDataManager,
        "interactor.localDataManager isn't AddItemLocalDataManager")
    }

    sut.presentAddItemModule(notifying: delegate, from: navigationController)

    XCTAssertTrue(
      navigationController.topViewController is AddItemViewController,
      "topViewController isn't AddItemViewController")
    XCTAssertEqual(navigationController.log.calls, [.push])
  }

  // MARK: describe routing

  /// A4.
  func test_whenDismissing_itPopsTheView() {
    let navigationController = NavigationControllerSpy()
    let list = ViewController()
    navigationController.pushViewController(list)
    sut.presentAddItemModule(notifying: delegate, from: navigationController)
    navigationController.log.removeAll()

    sut.dismissAddItemModule()

    XCTAssertTrue(navigationController.topViewController === list, "topViewController isn't list")
    XCTAssertEqual(navigationController.log.calls, [.pop])
  }

  /// A4.
  func test_whenDismissing_andAFormWasLeftBefore_itPopsTheView() {
    let navigationController = NavigationControllerSpy()
    let list = ViewController()
    navigationController.pushViewController(list)
    sut.presentAddItemModule(notifying: delegate, from: navigationController)
    navigationController.goBack()
    sut.presentAddItemModule(notifying: delegate, from: navigationController)

    sut.dismissAddItemModule()

    XCTAssertTrue(navigationController.topViewController === list, "topViewController isn't list")
  }

  // MARK: describe being alone

  /// X2 X4.
  func test_whenTheStackIsReleased_itDoesNotKeepIt() {
    var navigationController: NavigationController? = NavigationController()
    weak let weakNavigationController = navigationController
    navigationController.map { sut.presentAddItemModule(notifying: delegate, from: $0) }

    navigationController = nil
    sut.dismissAddItemModule()

    XCTAssertNil(weakNavigationController, "the stack is kept")
  }
}
