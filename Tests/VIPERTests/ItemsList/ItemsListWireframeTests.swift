import FakeWorld
import HeadlessKit
import VIPER
import XCTest

/// Describes the list's wireframe.
final class ItemsListWireframeTests: XCTestCase {
  private var log: CallLog!
  private var itemDetailWireframe: ItemDetailWireframeSpy!
  private var addItemWireframe: AddItemWireframeSpy!
  private var navigationController: NavigationControllerSpy!
  private var sut: ItemsListWireframe!

  override func setUp() {
    log = CallLog()
    itemDetailWireframe = ItemDetailWireframeSpy(log)
    addItemWireframe = AddItemWireframeSpy(log)
    navigationController = NavigationControllerSpy(log)
    sut = ItemsListWireframe(client: ItemsClientSpy(log), store: InMemoryStore())
    sut.itemDetailWireframe = itemDetailWireframe
    sut.addItemWireframe = addItemWireframe
  }

  override func tearDown() {
    sut = nil
  }

  // MARK: describe assembling

  /// L1.
  func test_whenPresentingTheModule_itConnectsAllRolesBeforeItPushes() {
    let navigationController = NavigationControllerSpy(log) { viewController in
      let view = viewController as? ItemsListViewController
      let presenter = view?.presenter as? ItemsListPresenter
      let interactor = presenter?.interactor as? ItemsListInteractor
      XCTAssertTrue(presenter?.view === view, "presenter.view isn't view")
      XCTAssertTrue(presenter?.wireframe === self.sut, "presenter.wireframe isn't sut")
      XCTAssertTrue(interactor?.presenter === presenter, "interactor.presenter isn't presenter")
      XCTAssertTrue(
        interactor?.apiDataManager is ItemsListAPIDataManager,
        "interactor.apiDataManager isn't ItemsListAPIDataManager")
      XCTAssertTrue(
        interactor?.localDataManager is ItemsListLocalDataManager,
        "interactor.localDataManager isn't ItemsListLocalDataManager")
    }
    sut.presentItemsListModule(from: navigationController)
    XCTAssertTrue(
      navigationController.topViewController is ItemsListViewController,
      "topViewController isn't ItemsListViewController")
    XCTAssertEqual(log.calls, ["navigation.push"])
  }

  // MARK: describe routing

  /// L9 D1.
  func test_whenPresentingADetail_itHandsTheItemToTheDetailsWireframe() {
    sut.presentItemsListModule(from: navigationController)
    log.removeAll()
    sut.presentItemDetail(of: .milk)
    XCTAssertTrue(
      itemDetailWireframe.presentItemDetailModuleWasCalled,
      "itemDetailWireframe.presentItemDetailModule wasn't called")
    XCTAssertEqual(itemDetailWireframe.presentItemDetailModuleItem, .milk)
    XCTAssertTrue(
      itemDetailWireframe.presentItemDetailModuleNavigationController === navigationController,
      "another stack was passed on")
    XCTAssertEqual(log.calls, ["itemDetailWireframe.presentItemDetailModule"])
  }

  /// L10 A4.
  func test_whenPresentingTheForm_itHandsTheDelegateToTheFormsWireframe() {
    let delegate = AddItemModuleDelegateSpy(log)
    sut.presentItemsListModule(from: navigationController)
    log.removeAll()
    sut.presentAddItem(notifying: delegate)
    XCTAssertTrue(
      addItemWireframe.presentAddItemModuleWasCalled,
      "addItemWireframe.presentAddItemModule wasn't called")
    XCTAssertTrue(
      addItemWireframe.presentAddItemModuleDelegate === delegate,
      "another delegate was passed on")
    XCTAssertTrue(
      addItemWireframe.presentAddItemModuleNavigationController === navigationController,
      "another stack was passed on")
    XCTAssertEqual(log.calls, ["addItemWireframe.presentAddItemModule"])
  }

  /// X2 X4.
  func test_whenTheStackIsGone_itLeadsNowhereAndKeepsNothingAlive() {
    sut.presentItemsListModule(from: navigationController)
    weak let weakView = navigationController.topViewController
    weak let weakNavigationController = navigationController
    navigationController = nil
    XCTAssertNil(weakNavigationController, "the stack is kept")
    XCTAssertNil(weakView, "the view is kept")
    log.removeAll()
    sut.presentItemDetail(of: .milk)
    sut.presentAddItem(notifying: AddItemModuleDelegateSpy(log))
    XCTAssertEqual(log.calls, [])
  }
}
