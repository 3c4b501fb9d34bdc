import FakeWorld
import HeadlessKit
import Items
import UserDriver
import VIPER
import XCTest

/// Describes the modules together, as the app connects them; names read describe, context, it.
final class VIPERAppTests: XCTestCase {
  private var world: World!

  override func setUp() {
    world = World(server: FakeServer(generating: 40))
  }

  override func tearDown() {
    world = nil
  }

  // MARK: Starting

  /// L1 L2.
  func testStarting_presentsTheListAndLoads() {
    launch()
    XCTAssertTrue(top is ItemsListViewController)
    XCTAssertEqual(requests, ["GET /items"])
    world.user.waitUntilSettled()
    XCTAssertEqual(world.user.allRows.count, 40)
    XCTAssertEqual(world.store.calls, [.readAll, .replaceAll, .readAll])
  }

  /// L1 L5 X7.
  func testAppearing_again_sendsNothing() throws {
    launch()
    world.user.waitUntilSettled()
    try world.user.selectRow(0)
    world.user.waitUntilSettled()
    try world.user.goBack()
    XCTAssertEqual(requests, ["GET /items", "GET /items/1"])
  }

  /// L11.
  func testReplies_whileTheListIsCovered_areShownOnTheWayBack() throws {
    launch()
    world.user.waitUntilSettled()
    try world.user.scroll(to: 10)
    _ = world.server.create(NewItem(title: "Buy milk", isEnabled: true))
    try world.user.pull()
    try world.user.selectRow(10)
    world.user.waitUntilSettled()
    try world.user.goBack()
    XCTAssertFalse(world.user.sees("items.refresh"))
    XCTAssertEqual(world.user.allRows.last?.title, "Buy milk")
    XCTAssertEqual(world.user.visibleRows.first?.title, "Item number 11")
  }

  // MARK: Going forward and back

  /// L9 D1 D2.
  func testSelectingARow_presentsTheDetailWithItsItem() throws {
    launch()
    world.user.waitUntilSettled()
    try world.user.selectRow(2)
    XCTAssertTrue(top is ItemDetailViewController)
    XCTAssertEqual(world.user.text("detail.title"), "Item number 3")
    XCTAssertTrue(world.user.sees("detail.loading"))
    world.user.waitUntilSettled()
    XCTAssertEqual(world.user.text("detail.explanation"), "What item number 3 is for.")
  }

  /// A4 L10.
  func testSaving_leavesTheFormThenReloadsTheListOnce() throws {
    launch()
    world.user.waitUntilSettled()
    try save()
    XCTAssertTrue(top is AddItemViewController)
    world.user.waitUntilSettled()
    XCTAssertTrue(top is ItemsListViewController)
    XCTAssertEqual(requests, ["GET /items", "POST /items", "GET /items"])
    XCTAssertEqual(world.user.allRows.last?.title, "Buy milk")
  }

  // MARK: Leaving

  /// D4 X5.
  func testLeavingTheDetail_cancelsItsRequest() throws {
    launch()
    world.user.waitUntilSettled()
    try world.user.selectRow(0)
    let screen = top
    try world.user.goBack()
    XCTAssertEqual(world.network.exchanges.last?.outcome, .cancelled)
    withExtendedLifetime(screen) {}
  }

  /// A6 X5.
  func testLeavingTheForm_cancelsItsRequest() throws {
    launch()
    world.user.waitUntilSettled()
    try save()
    let screen = top
    try world.user.goBack()
    world.user.waitUntilSettled()
    XCTAssertEqual(world.network.exchanges.last?.outcome, .cancelled)
    XCTAssertEqual(world.store.calls, [.readAll, .replaceAll, .readAll])
    XCTAssertEqual(requests, ["GET /items", "POST /items"])
    withExtendedLifetime(screen) {}
  }

  /// X5 D4 A6.
  func testLeaving_whenTheClientIgnoresCancel_letsNoReplyIn() throws {
    let log = CallLog()
    let client = ItemsClientSpy(log)
    launch(client: client)
    client.fetchItemsCompletions[0](.success([.milk]))

    try world.user.selectRow(0)
    let detail = try XCTUnwrap(top)
    try world.user.goBack()
    client.fetchDetailCompletions[0](.success(ItemDetail(item: .milk, explanation: "Late")))
    XCTAssertNil(detail.text("detail.explanation"))

    try save()
    let form = try XCTUnwrap(top)
    try world.user.goBack()
    let before = world.user.snapshot()
    client.createItemCompletions[0](.success(.plants))
    XCTAssertEqual(world.user.snapshot(), before)
    XCTAssertEqual(world.store.contents, [.milk])
    XCTAssertEqual(
      log.calls,
      [
        "client.fetchItems", "client.fetchDetail(of: 1)", "fetchDetail.cancel",
        "client.createItem(Buy milk)", "createItem.cancel",
      ])
    withExtendedLifetime(form) {}
  }

  /// X5 A4.
  func testReloading_whenTheClientIgnoresCancel_letsOnlyTheNewReplyIn() throws {
    let log = CallLog()
    let client = ItemsClientSpy(log)
    launch(client: client)
    try save()
    client.createItemCompletions[0](.success(.milk))
    client.fetchItemsCompletions[0](.success([.plants]))
    XCTAssertTrue(world.user.sees("items.loading"))
    XCTAssertEqual(world.user.allRows, [])
    client.fetchItemsCompletions[1](.success([.plants, .milk]))
    XCTAssertEqual(world.user.allRows.map(\.title), ["Water the plants", "Buy milk"])
    XCTAssertEqual(world.store.calls, [.readAll, .insert, .replaceAll, .readAll])
  }

  // MARK: Being released

  /// X2.
  func testModules_whenTheyAreLeft_areReleased() throws {
    launch()
    world.user.waitUntilSettled()
    world.network.holdsReplies = true
    let opens: [(User) throws -> Void] = [
      { try $0.selectRow(0) },
      { try $0.tap("items.add") },
      {
        try $0.tap("items.add")
        try $0.type("Buy milk", into: "add.title")
        try $0.tap("add.save")
      },
    ]
    for open in opens {
      try open(world.user)
      let roles = roles(of: top)
      XCTAssertTrue(roles.allSatisfy { $0.role != nil })
      try world.user.goBack()
      XCTAssertTrue(roles.allSatisfy { $0.role == nil })
    }
  }

  /// X2.
  func testModules_whenWindowAndAppAreReleased_areReleasedWithRepliesHeld() throws {
    world.network.holdsReplies = true
    launch()
    let roles = roles(of: top)
    XCTAssertTrue(roles.allSatisfy { $0.role != nil })
    world.close()
    XCTAssertTrue(roles.allSatisfy { $0.role == nil })
    world.network.releaseAll()
    world.loop.runUntilSettled()
    XCTAssertEqual(world.store.calls, [.readAll])
  }

  private struct WeakRole {
    weak let role: AnyObject?
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

  private var top: ViewController? { world.navigationController.topViewController }

  private var requests: [String] {
    world.network.exchanges.map { "\($0.request.method.rawValue) \($0.request.path)" }
  }

  private func launch(client: (any ItemsClient)? = nil) {
    world.launch(client: client) { VIPERApp(environment: $0) }
  }

  private func save() throws {
    try world.user.tap("items.add")
    try world.user.type("Buy milk", into: "add.title")
    try world.user.tap("add.save")
  }
}
