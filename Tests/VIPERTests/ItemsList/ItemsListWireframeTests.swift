import FakeWorld
import HeadlessKit
import VIPER
import XCTest

/// Describes the list's wireframe; names read describe, context, it.
final class ItemsListWireframeTests: XCTestCase {
  private var log: CallLog!
  private var client: ItemsClientSpy!
  private var navigationController: NavigationControllerSpy!
  private var sut: ItemsListWireframe!

  override func setUp() {
    log = CallLog()
    client = ItemsClientSpy(log)
    navigationController = NavigationControllerSpy(log)
    sut = ItemsListWireframe(client: client, store: InMemoryStore())
    sut.detailWireframe = ItemDetailWireframeSpy(log)
    sut.addItemWireframe = AddItemWireframeSpy(log)
  }

  override func tearDown() {
    sut = nil
  }

  // MARK: Assembling

  /// L1.
  func testPresentingTheModule_connectsAllItsRolesBeforeItPushes() {
    let navigationController = NavigationControllerSpy(log) { viewController in
      let view = viewController as? ItemsListViewController
      let presenter = view?.presenter as? ItemsListPresenter
      let interactor = presenter?.interactor as? ItemsListInteractor
      XCTAssertTrue(presenter?.view === view)
      XCTAssertTrue(presenter?.wireframe === self.sut)
      XCTAssertTrue(interactor?.presenter === presenter)
      XCTAssertTrue(interactor?.apiDataManager is ItemsListAPIDataManager)
      XCTAssertTrue(interactor?.localDataManager is ItemsListLocalDataManager)
    }
    sut.presentItemsListModule(from: navigationController)
    XCTAssertTrue(navigationController.topViewController is ItemsListViewController)
    XCTAssertEqual(log.calls, ["navigation.push(ItemsListViewController)"])
  }

  /// Extra.
  func testPresentingTheModule_handsOnTheNotificationCenter() {
    let center = QueryNotificationCenter()
    sut.notificationCenter = center
    sut.presentItemsListModule(from: navigationController)
    let view = navigationController.topViewController as? ItemsListViewController
    let presenter = view?.presenter as? ItemsListPresenter
    let interactor = presenter?.interactor as? ItemsListInteractor
    let dataManager = interactor?.apiDataManager as? ItemsListAPIDataManager
    XCTAssertTrue(dataManager?.notificationCenter === center)
  }

  // MARK: Routing

  /// L9 D1.
  func testPresentingADetail_handsTheItemToTheDetailsWireframe() {
    let detailWireframe = ItemDetailWireframeSpy(log)
    sut.detailWireframe = detailWireframe
    sut.presentItemsListModule(from: navigationController)
    log.removeAll()
    sut.presentItemDetail(of: .milk)
    XCTAssertTrue(detailWireframe.presentItemDetailModuleWasCalled)
    XCTAssertEqual(detailWireframe.presentItemDetailModuleItem, .milk)
    XCTAssertTrue(
      detailWireframe.presentItemDetailModuleNavigationController === navigationController)
    XCTAssertEqual(log.calls, ["detailWireframe.presentItemDetailModule(of: Buy milk)"])
  }

  /// L10 A4.
  func testPresentingTheForm_handsTheDelegateToTheFormsWireframe() {
    let addItemWireframe = AddItemWireframeSpy(log)
    let delegate = AddItemModuleDelegateSpy(log)
    sut.addItemWireframe = addItemWireframe
    sut.presentItemsListModule(from: navigationController)
    log.removeAll()
    sut.presentAddItem(notifying: delegate)
    XCTAssertTrue(addItemWireframe.presentAddItemModuleWasCalled)
    XCTAssertTrue(addItemWireframe.presentAddItemModuleDelegate === delegate)
    XCTAssertTrue(
      addItemWireframe.presentAddItemModuleNavigationController === navigationController)
    XCTAssertEqual(log.calls, ["addItemWireframe.presentAddItemModule"])
  }

  /// X2 X4.
  func testRouting_whenTheListIsGone_leadsNowhereAndKeepsNothingAlive() {
    sut.presentItemDetail(of: .milk)
    sut.presentItemsListModule(from: navigationController)
    weak let weakView = navigationController.topViewController
    weak let weakNavigationController = navigationController
    navigationController = nil
    XCTAssertNil(weakNavigationController)
    XCTAssertNil(weakView)
    log.removeAll()
    sut.presentItemDetail(of: .milk)
    sut.presentAddItem(notifying: AddItemModuleDelegateSpy(log))
    XCTAssertEqual(log.calls, [])
  }
}
