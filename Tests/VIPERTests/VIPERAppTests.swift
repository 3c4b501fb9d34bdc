import FakeWorld
import HeadlessKit
import Items
import UserDriver
import XCTest

@testable import VIPER

/// Describes the modules together, as the app connects them.
final class VIPERAppTests: XCTestCase {
  private final class WireframeSpy: ItemsListWireframeProtocol {
    private(set) var navigationControllers: [NavigationController] = []

    func presentItemsListModule(from navigationController: NavigationController) {
      navigationControllers.append(navigationController)
    }

    func presentItemDetail(of item: Item) {}

    func presentAddItem(notifying delegate: any AddItemModuleDelegate) {}
  }

  private var world: World!

  override func setUp() {
    world = World(server: FakeServer(generating: 3))
  }

  override func tearDown() {
    world = nil
  }

  // MARK: describe starting

  /// L1.
  func test_whenStarted_itPresentsTheListOnTheStack() {
    let wireframe = WireframeSpy()
    let navigationController = NavigationController()
    let sut = VIPERApp(
      itemsListWireframe: wireframe, navigationController: navigationController)

    sut.start()

    XCTAssertEqual(wireframe.navigationControllers.count, 1)
    XCTAssertTrue(
      wireframe.navigationControllers.first === navigationController,
      "another stack was passed on")
  }

  /// X2 X4.
  func test_whenStarted_andTheStackIsReleased_itPresentsNothing() {
    let wireframe = WireframeSpy()
    let sut = VIPERApp(
      itemsListWireframe: wireframe, navigationController: NavigationController())

    sut.start()

    XCTAssertEqual(wireframe.navigationControllers.count, 0)
  }

  // MARK: describe adding an item

  /// L10 A4.
  func test_whenAnItemIsSaved_itIsStoredAndTheListReloadsOnce() throws {
    world.launch { VIPERApp(environment: $0) }
    world.user.waitUntilSettled()

    try save()
    world.user.waitUntilSettled()

    XCTAssertTrue(
      world.navigationController.topViewController is ItemsListViewController,
      "topViewController isn't ItemsListViewController")
    XCTAssertEqual(
      world.store.calls, [.readAll, .replaceAll, .readAll, .insert, .replaceAll, .readAll])
    XCTAssertEqual(world.network.exchanges.count, 3, "the list didn't reload once")
    XCTAssertEqual(world.user.allRows.last?.title, "Buy milk")
  }

  // MARK: describe late replies

  /// D4 X5 L9 D2.
  func test_whenTheDetailIsLeft_andTheClientIgnoresTheCancel_itDropsTheReply() throws {
    let client = ItemsClientSpy()
    world.launch(client: client) { VIPERApp(environment: $0) }
    complete(client.fetchItemsCompletions, with: .success([.milk]))
    try world.user.selectRow(0)
    let detail = try XCTUnwrap(world.navigationController.topViewController)

    try world.user.goBack()
    complete(
      client.fetchDetailCompletions,
      with: .success(ItemDetail(item: .milk, explanation: "Two litres.")))

    XCTAssertEqual(client.log.calls, [.fetchItems, .fetchDetail(of: 1), .cancel])
    XCTAssertNil(detail.text("detail.explanation"), "a late reply shows")
  }

  /// A6 X5.
  func test_whenTheFormIsLeft_andTheClientIgnoresTheCancel_itDropsTheReply() throws {
    let client = ItemsClientSpy()
    world.launch(client: client) { VIPERApp(environment: $0) }
    try save()
    // Kept, because a form that is gone couldn't do anything with the reply.
    let form = world.navigationController.topViewController

    try world.user.goBack()
    complete(client.createItemCompletions, with: .success(.milk))

    XCTAssertEqual(
      client.log.calls,
      [.fetchItems, .createItem(NewItem(title: "Buy milk", isEnabled: true)), .cancel])
    XCTAssertEqual(world.store.calls, [.readAll])
    withExtendedLifetime(form) {}
  }

  // MARK: describe being released

  /// X2.
  func test_whenTheDetailIsLeft_itKeepsNoneOfItsRoles() throws {
    world.launch { VIPERApp(environment: $0) }
    world.user.waitUntilSettled()
    world.network.holdsReplies = true
    try world.user.selectRow(0)
    weak let view = world.navigationController.topViewController as? ItemDetailViewController
    weak let presenter = view?.presenter as? ItemDetailPresenter
    weak let interactor = presenter?.interactor as? ItemDetailInteractor
    weak let apiDataManager = interactor?.apiDataManager
    XCTAssertNotNil(apiDataManager, "the module isn't complete")

    try world.user.goBack()

    XCTAssertNil(view, "the view is kept")
    XCTAssertNil(presenter, "the presenter is kept")
    XCTAssertNil(interactor, "the interactor is kept")
    XCTAssertNil(apiDataManager, "the API data manager is kept")
  }

  /// X2.
  func test_whenTheFormIsLeft_itKeepsNoneOfItsRoles() throws {
    world.launch { VIPERApp(environment: $0) }
    world.user.waitUntilSettled()
    world.network.holdsReplies = true
    try save()
    weak let view = world.navigationController.topViewController as? AddItemViewController
    weak let presenter = view?.presenter as? AddItemPresenter
    weak let interactor = presenter?.interactor as? AddItemInteractor
    weak let apiDataManager = interactor?.apiDataManager
    weak let localDataManager = interactor?.localDataManager
    XCTAssertNotNil(apiDataManager, "the module isn't complete")
    XCTAssertNotNil(localDataManager, "the module isn't complete")

    try world.user.goBack()

    XCTAssertNil(view, "the view is kept")
    XCTAssertNil(presenter, "the presenter is kept")
    XCTAssertNil(interactor, "the interactor is kept")
    XCTAssertNil(apiDataManager, "the API data manager is kept")
    XCTAssertNil(localDataManager, "the local data manager is kept")
  }

  /// X2.
  func test_whenWindowAndAppAreReleased_itKeepsNoRoleOfTheList() {
    world.network.holdsReplies = true
    world.launch { VIPERApp(environment: $0) }
    weak let view = world.navigationController.topViewController as? ItemsListViewController
    weak let presenter = view?.presenter as? ItemsListPresenter
    weak let wireframe = presenter?.wireframe
    weak let interactor = presenter?.interactor as? ItemsListInteractor
    weak let apiDataManager = interactor?.apiDataManager
    weak let localDataManager = interactor?.localDataManager
    XCTAssertNotNil(wireframe, "the module isn't complete")
    XCTAssertNotNil(apiDataManager, "the module isn't complete")
    XCTAssertNotNil(localDataManager, "the module isn't complete")

    world.close()
    world.network.releaseAll()
    world.loop.runUntilSettled()

    XCTAssertNil(view, "the view is kept")
    XCTAssertNil(presenter, "the presenter is kept")
    XCTAssertNil(wireframe, "the wireframe is kept")
    XCTAssertNil(interactor, "the interactor is kept")
    XCTAssertNil(apiDataManager, "the API data manager is kept")
    XCTAssertNil(localDataManager, "the local data manager is kept")
    XCTAssertEqual(world.store.calls, [.readAll])
  }

  private func save() throws {
    try world.user.tap("items.add")
    try world.user.type("Buy milk", into: "add.title")
    try world.user.tap("add.save")
  }
}
