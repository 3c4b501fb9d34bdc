import FakeWorld
import HeadlessKit
import Items
import UserDriver
import VIPERS
import XCTest

/// Tests the modules together.
final class VIPERSAppTests: VIPERSAppTestCase {
  // MARK: Opening

  /// L1 L2.
  func test_start() {
    // When
    launch()

    // Then
    XCTAssertTrue(top is ItemsListScene)
    XCTAssertEqual(user.signs, ["items.loading"])
    XCTAssertEqual(requests, ["GET /items"])
    user.waitUntilSettled()
    XCTAssertEqual(user.allRows.map(\.title), world.server.items.map(\.title))
    XCTAssertEqual(world.store.calls, [.readAll, .replaceAll, .readAll])
  }

  /// X2 X4.
  func test_startWithoutAStack() {
    // Given
    var navigationController: NavigationController? = NavigationController()
    weak let weakNavigationController = navigationController
    let app = navigationController.map {
      VIPERSApp(
        environment: Environment(
          client: HTTPItemsClient(transport: world.network), store: world.store,
          navigationController: $0))
    }

    // When
    navigationController = nil

    // Then
    XCTAssertNil(weakNavigationController)
    app?.start()
    XCTAssertEqual(world.store.calls, [])
  }

  /// L1 L5.
  func test_comingBackSendsNothing() throws {
    // Given
    open()

    // When
    try user.selectRow(0)
    user.waitUntilSettled()
    try user.goBack()
    try user.tap("items.add")
    try user.goBack()

    // Then
    XCTAssertEqual(requests, ["GET /items", "GET /items/1"])
  }

  /// L11.
  func test_repliesReachACoveredList() throws {
    // Given
    open()
    try user.scroll(to: 10)
    _ = world.server.create(NewItem(title: "Buy milk", isEnabled: true))

    // When
    try user.pull()
    try user.selectRow(10)
    user.waitUntilSettled()
    try user.goBack()

    // Then
    XCTAssertEqual(user.signs, [])
    XCTAssertEqual(user.allRows.last?.title, "Buy milk")
    XCTAssertEqual(user.visibleRows.first?.title, "Item number 11")
  }

  /// L11 L3.
  func test_failuresReachACoveredList() throws {
    // Given
    open()
    world.network.script(.list, .offline)

    // When
    try user.pull()
    try user.tap("items.add")
    user.waitUntilSettled()
    try user.goBack()

    // Then
    XCTAssertEqual(user.signs, ["items.error", "items.retry"])
    XCTAssertEqual(user.allRows.count, 40)
  }

  // MARK: Deleting

  /// L8 L4.
  func test_deleteAll() throws {
    // Given
    open()

    // When
    try user.tap("items.deleteAll")
    XCTAssertEqual(user.uses, [])
    user.waitUntilSettled()

    // Then
    XCTAssertEqual(user.signs, ["items.empty"])
    XCTAssertEqual(user.uses, ["rows", "items.refresh", "items.add"])
    XCTAssertEqual(world.store.contents, [])
    XCTAssertEqual(requests, ["GET /items", "DELETE /items"])
  }

  // MARK: Going on and back

  /// L9 D1 D2.
  func test_detail() throws {
    // Given
    open()

    // When
    try user.selectRow(2)

    // Then
    XCTAssertTrue(top is ItemDetailScene)
    XCTAssertEqual(user.text("detail.title"), "Item number 3")
    XCTAssertEqual(user.signs, ["detail.loading"])
    user.waitUntilSettled()
    XCTAssertEqual(user.text("detail.explanation"), "What item number 3 is for.")
    XCTAssertEqual(user.signs, [])
  }

  /// D3 L9.
  func test_detailOfAnItemThatIsGone() throws {
    // Given
    open()
    world.network.script(.detail, .status(404))

    // When
    try user.selectRow(2)
    user.waitUntilSettled()

    // Then
    XCTAssertEqual(user.signs, ["detail.error"])
    XCTAssertEqual(user.text("detail.error"), "This item no longer exists.")
    try user.goBack()
    XCTAssertEqual(user.allRows.count, 40)
    XCTAssertEqual(world.store.contents.count, 40)
  }

  /// A4 L10.
  func test_addItem() throws {
    // Given
    open()
    world.network.script(.list, Script(isHeld: true))

    // When
    try save("Buy milk")
    XCTAssertTrue(top is AddItemScene)
    user.waitUntilSettled()

    // Then
    XCTAssertTrue(top is ItemsListScene)
    XCTAssertEqual(user.signs, ["items.loading"])
    XCTAssertEqual(user.allRows.count, 40)
    XCTAssertEqual(world.store.contents.last?.title, "Buy milk")
    world.network.releaseAll()
    user.waitUntilSettled()
    XCTAssertEqual(user.allRows.last?.title, "Buy milk")
    XCTAssertEqual(requests, ["GET /items", "POST /items", "GET /items"])
  }

  /// A5 A2.
  func test_addItemFailed() throws {
    // Given
    open()
    world.network.script(.create, .offline)

    // When
    try save(" Buy milk ")
    user.waitUntilSettled()

    // Then
    XCTAssertTrue(top is AddItemScene)
    XCTAssertEqual(user.signs, ["add.error"])
    XCTAssertEqual(user.text("add.title"), " Buy milk ")
    XCTAssertEqual(world.store.calls, [.readAll, .replaceAll, .readAll])
  }

  /// A4 L5 L6.
  func test_addItemWhileThePulledListLoads() throws {
    // Given
    open()
    world.network.script(.list, Script(isHeld: true))
    world.network.script(.list, Script(isHeld: true))
    try user.pull()

    // When
    try save("Buy milk")
    user.waitUntilSettled()

    // Then
    XCTAssertEqual(user.signs, ["items.refresh", "items.loading"])
    XCTAssertEqual(
      world.network.exchanges.map(\.outcome),
      [.replied(200), .cancelled, .replied(201), .pending])
    world.network.releaseAll()
    user.waitUntilSettled()
    XCTAssertEqual(user.signs, [])
  }

  // MARK: All of it

  /// X3 L2 L6 L8 A4.
  func test_aWholeVisit() throws {
    // Given
    world = World(server: FakeServer(generating: 2))
    launch()
    user.waitUntilSettled()

    // When
    try user.pull()
    user.waitUntilSettled()
    try user.selectRow(1)
    user.waitUntilSettled()
    XCTAssertEqual(user.screens, ["Items", "Item"])
    let detail = user.snapshot().elements.filter { $0.key.hasPrefix("detail.") }
    try user.goBack()
    try save(" Buy milk ")
    XCTAssertEqual(user.screens, ["Items", "New item"])
    user.waitUntilSettled()
    let rows = user.allRows
    try user.tap("items.deleteAll")
    user.waitUntilSettled()

    // Then
    XCTAssertEqual(
      detail.filter(\.value.isVisible).mapValues(\.text),
      [
        "detail.title": "Item number 2", "detail.date": "13 Sep 2020",
        "detail.state": "Enabled", "detail.explanation": "What item number 2 is for.",
      ])
    XCTAssertEqual(
      rows,
      [
        Row(title: "Item number 1", date: "13 Sep 2020", state: "Disabled"),
        Row(title: "Item number 2", date: "13 Sep 2020", state: "Enabled"),
        Row(title: "Buy milk", date: "21 Sep 2026", state: "Enabled"),
      ])
    XCTAssertEqual(user.screens, ["Items"])
    XCTAssertEqual(user.allRows, [])
    XCTAssertEqual(
      requests,
      [
        "GET /items", "GET /items", "GET /items/2", "POST /items", "GET /items",
        "DELETE /items",
      ])
    XCTAssertEqual(
      world.network.exchanges.map(\.outcome),
      [
        .replied(200), .replied(200), .replied(200), .replied(201), .replied(200),
        .replied(204),
      ])
    XCTAssertEqual(
      world.store.calls,
      [
        .readAll, .replaceAll, .readAll, .replaceAll, .readAll, .insert, .replaceAll, .readAll,
        .removeAll,
      ])
  }
}
