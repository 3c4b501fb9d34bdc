import FakeWorld
import HeadlessKit
import Items
import ItemsApp
import ItemsNetworking
import UserDriver
import VIPER
import XCTest

/// Describes the modules together, as the app connects them.
final class VIPERAppTests: XCTestCase {
  private var world: World!

  override func setUp() {
    world = World(server: FakeServer(generating: 3))
  }

  override func tearDown() {
    world = nil
  }

  /// L1 X4.
  func test_whenStarted_itHasTheWireframePresentTheListOnTheStackIfThatIsThere() {
    let log = CallLog()
    let wireframe = ItemsListWireframeSpy(log)
    VIPERApp(itemsListWireframe: wireframe, navigationController: NavigationController()).start()
    XCTAssertEqual(log.calls, [], "the app keeps the stack")
    world.launch {
      VIPERApp(
        itemsListWireframe: wireframe, navigationController: $0.navigationController)
    }
    XCTAssertTrue(
      wireframe.presentItemsListModuleWasCalled, "wireframe.presentItemsListModule wasn't called")
    XCTAssertTrue(
      wireframe.presentItemsListModuleNavigationController === world.navigationController,
      "another stack was passed on")
  }

  /// L10 A4.
  func test_whenAnItemIsSaved_itIsStoredAndTheListReloadedOnce() throws {
    world.launch { VIPERApp(environment: $0) }
    world.user.waitUntilSettled()
    try save()
    world.user.waitUntilSettled()
    XCTAssertTrue(
      world.navigationController.topViewController is ItemsListViewController,
      "topViewController isn't ItemsListViewController")
    XCTAssertEqual(
      world.store.calls, [.readAll, .replaceAll, .readAll, .insert, .replaceAll, .readAll])
    XCTAssertEqual(world.user.allRows.last?.title, "Buy milk")
  }

  /// L9 D2 X5 D4.
  func test_whenTheDetailIsLeft_andTheClientIgnoresThat_itLetsNoReplyIn() throws {
    let (client, log) = launchWithSpy()
    complete(client.fetchItemsCompletions, with: .success([.milk]))
    try world.user.selectRow(0)
    let detail = try XCTUnwrap(world.navigationController.topViewController)
    try world.user.goBack()
    complete(
      client.fetchDetailCompletions,
      with: .success(ItemDetail(item: .milk, explanation: "Late")))
    XCTAssertNil(detail.text("detail.explanation"), "a late reply shows")
    XCTAssertEqual(
      log.calls, ["client.fetchItems", "client.fetchDetail", "fetchDetail.cancel"])
  }

  /// X5 A6.
  func test_whenTheFormIsLeft_andTheClientIgnoresThat_itLetsNoReplyIn() throws {
    let (client, log) = launchWithSpy()
    try save()
    let form = world.navigationController.topViewController
    try world.user.goBack()
    complete(client.createItemCompletions, with: .success(.plants))
    XCTAssertEqual(world.store.calls, [.readAll])
    XCTAssertEqual(log.calls, ["client.fetchItems", "client.createItem", "createItem.cancel"])
    withExtendedLifetime(form) {}
  }

  /// X2.
  func test_whenModulesAreLeft_itKeepsNoRoleOfThem() throws {
    world.launch { VIPERApp(environment: $0) }
    world.user.waitUntilSettled()
    world.network.holdsReplies = true
    for open in [{ try self.world.user.selectRow(0) }, save] {
      try open()
      let roles = roles(of: world.navigationController.topViewController)
      XCTAssertTrue(roles.allSatisfy { $0.role != nil }, "a role is missing")
      try world.user.goBack()
      XCTAssertEqual(roles.compactMap(\.name), [])
    }
  }

  /// X2.
  func test_whenWindowAndAppAreReleased_itKeepsNoRoleOfTheList() {
    world.network.holdsReplies = true
    world.launch { VIPERApp(environment: $0) }
    let roles = roles(of: world.navigationController.topViewController)
    XCTAssertTrue(roles.allSatisfy { $0.role != nil }, "a role is missing")
    world.close()
    XCTAssertEqual(roles.compactMap(\.name), [])
    world.network.releaseAll()
    world.loop.runUntilSettled()
    XCTAssertEqual(world.store.calls, [.readAll])
  }

  private struct WeakRole {
    weak let role: AnyObject?
    /// Nil once the role is gone.
    var name: String? { role.map { "\(type(of: $0))" } }
  }

  /// The roles of a module, none of which is kept alive.
  private func roles(of viewController: ViewController?) -> [WeakRole] {
    var roles: [AnyObject?] = [viewController]
    switch viewController {
    case let list as ItemsListViewController:
      let presenter = list.presenter as? ItemsListPresenter
      let interactor = presenter?.interactor as? ItemsListInteractor
      roles += [
        presenter, interactor, presenter?.wireframe, interactor?.apiDataManager,
        interactor?.localDataManager,
      ]
    case let detail as ItemDetailViewController:
      let presenter = detail.presenter as? ItemDetailPresenter
      let interactor = presenter?.interactor as? ItemDetailInteractor
      roles += [presenter, interactor, interactor?.apiDataManager]
    case let form as AddItemViewController:
      let presenter = form.presenter as? AddItemPresenter
      let interactor = presenter?.interactor as? AddItemInteractor
      roles += [
        presenter, interactor, interactor?.apiDataManager, interactor?.localDataManager,
      ]
    default: break
    }
    return roles.map { WeakRole(role: $0) }
  }

  private func launchWithSpy() -> (ItemsClientSpy, CallLog) {
    let log = CallLog()
    let client = ItemsClientSpy(log)
    world.launch(client: client) { VIPERApp(environment: $0) }
    return (client, log)
  }

  private func save() throws {
    try world.user.tap("items.add")
    try world.user.type("Buy milk", into: "add.title")
    try world.user.tap("add.save")
  }
}
