import FakeWorld
import HeadlessKit
import UserDriver
import VIPER
import XCTest

/// Describes the form's wireframe.
final class AddItemWireframeTests: XCTestCase {
  private var log: CallLog!
  private var delegate: AddItemModuleDelegateSpy!
  private var sut: AddItemWireframe!

  override func setUp() {
    log = CallLog()
    delegate = AddItemModuleDelegateSpy(log)
    sut = AddItemWireframe(client: ItemsClientSpy(log), store: InMemoryStore())
  }

  override func tearDown() {
    sut = nil
  }

  // MARK: describe assembling

  /// L10 A4.
  func test_whenPresentingTheModule_itConnectsAllRolesBeforeItPushes() {
    let navigationController = NavigationControllerSpy(log) { viewController in
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
    XCTAssertEqual(log.calls, ["navigation.push"])
  }

  // MARK: describe routing

  /// A4.
  func test_whenDismissing_itPopsTheView() {
    let navigationController = NavigationControllerSpy(log)
    let list = ViewController()
    navigationController.pushViewController(list)
    sut.presentAddItemModule(notifying: delegate, from: navigationController)
    log.removeAll()
    sut.dismissAddItemModule()
    XCTAssertTrue(navigationController.topViewController === list, "topViewController isn't list")
    XCTAssertEqual(log.calls, ["navigation.pop"])
  }

  /// A4.
  func test_whenDismissing_andAnotherFormHasComeAndGone_itPops() {
    let navigationController = NavigationControllerSpy(log)
    navigationController.pushViewController(ViewController())
    for _ in 1...2 {
      sut.presentAddItemModule(notifying: delegate, from: navigationController)
    }
    navigationController.goBack()
    log.removeAll()
    sut.dismissAddItemModule()
    XCTAssertEqual(navigationController.viewControllers.count, 1)
    XCTAssertEqual(log.calls, ["navigation.pop"])
  }

  /// X2 X4.
  func test_whenDismissing_andTheStackIsGone_itDoesNothingAndKeepsNothingAlive() {
    weak var weakStack: NavigationController?
    do {
      let navigationController = NavigationControllerSpy(log)
      weakStack = navigationController
      sut.presentAddItemModule(notifying: delegate, from: navigationController)
    }
    XCTAssertNil(weakStack, "the stack is kept")
    log.removeAll()
    sut.dismissAddItemModule()
    XCTAssertEqual(log.calls, [])
  }
}
