import FakeWorld
import HeadlessKit
import Items
import XCTest

@testable import VIPER

/// Describes the list's wireframe.
final class ItemsListWireframeTests: XCTestCase {
  private enum Call: Equatable {
    case presentItemDetailModule(of: Item)
    case presentAddItemModule
    case dismissAddItemModule
  }

  private final class ItemDetailWireframeSpy: ItemDetailWireframeProtocol {
    private(set) weak var navigationController: NavigationController?
    private let log: CallLog<Call>

    init(_ log: CallLog<Call>) {
      self.log = log
    }

    func presentItemDetailModule(
      of item: Item, from navigationController: NavigationController
    ) {
      self.navigationController = navigationController
      log.note(.presentItemDetailModule(of: item))
    }
  }

  private final class AddItemWireframeSpy: AddItemWireframeProtocol {
    private(set) weak var delegate: (any AddItemModuleDelegate)?
    private(set) weak var navigationController: NavigationController?
    private let log: CallLog<Call>

    init(_ log: CallLog<Call>) {
      self.log = log
    }

    func presentAddItemModule(
      notifying delegate: any AddItemModuleDelegate,
      from navigationController: NavigationController
    ) {
      self.delegate = delegate
      self.navigationController = navigationController
      log.note(.presentAddItemModule)
    }

    func dismissAddItemModule() {
      log.note(.dismissAddItemModule)
    }
  }

  private final class Delegate: AddItemModuleDelegate {
    func addItemModuleDidSave() {}
  }

  private let delegate = Delegate()
  private var log: CallLog<Call>!
  private var itemDetailWireframe: ItemDetailWireframeSpy!
  private var addItemWireframe: AddItemWireframeSpy!
  private var navigationController: NavigationController!
  private var sut: ItemsListWireframe!

  override func setUp() {
    log = CallLog()
    itemDetailWireframe = ItemDetailWireframeSpy(log)
    addItemWireframe = AddItemWireframeSpy(log)
    navigationController = NavigationController()
    sut = ItemsListWireframe(client: ItemsClientSpy(), store: InMemoryStore())
    sut.itemDetailWireframe = itemDetailWireframe
    sut.addItemWireframe = addItemWireframe
  }

  override func tearDown() {
    sut = nil
  }

  // MARK: describe assembling

  /// L1.
  func test_whenPresentingTheModule_itConnectsAllRolesBeforeItPushes() {
    let navigationController = NavigationControllerSpy { viewController in
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
    XCTAssertEqual(navigationController.log.calls, [.push])
  }

  // MARK: describe routing

  /// L9 D1.
  func test_whenPresentingADetail_itPassesItemAndStackToTheDetailsWireframe() {
    sut.presentItemsListModule(from: navigationController)

    sut.presentItemDetail(of: .milk)

    XCTAssertEqual(log.calls, [.presentItemDetailModule(of: .milk)])
    XCTAssertTrue(
      itemDetailWireframe.navigationController === navigationController,
      "another stack was passed on")
  }

  /// L10 A4.
  func test_whenPresentingTheForm_itPassesDelegateAndStackToTheFormsWireframe() {
    sut.presentItemsListModule(from: navigationController)

    sut.presentAddItem(notifying: delegate)

    XCTAssertEqual(log.calls, [.presentAddItemModule])
    XCTAssertTrue(addItemWireframe.delegate === delegate, "another delegate was passed on")
    XCTAssertTrue(
      addItemWireframe.navigationController === navigationController,
      "another stack was passed on")
  }

  // MARK: describe being alone

  /// X2 X4.
  func test_whenTheStackIsReleased_itDoesNotKeepItAndPresentsNothing() {
    sut.presentItemsListModule(from: navigationController)
    weak let weakNavigationController = navigationController

    navigationController = nil
    sut.presentItemDetail(of: .milk)
    sut.presentAddItem(notifying: delegate)

    XCTAssertNil(weakNavigationController, "the stack is kept")
    XCTAssertEqual(log.calls, [])
  }
}
