import FakeWorld
import HeadlessKit
import Items
import ItemsNetworking
import UserDriver
import XCTest

@testable import MVC

final class MVCAppTests: XCTestCase {
  /// L1.
  func testStartNavigatesToTheList() throws {
    let log = CallLog()
    let navigator = NavigatorSpy(loggingTo: log)
    let app = MVCApp(
      representing: ItemsListModelSpy(loggingTo: log), navigatingBy: navigator,
      holding: .stubbed())

    app.start()

    let list = try XCTUnwrap(navigator.callArgs.first?.viewController as? ItemsListViewController)
    XCTAssertEqual(log.callArgs, [.navigator(Screen(list))])
    list.loadViewIfNeeded()
    XCTAssertEqual(log.callArgs, [.navigator(Screen(list)), .listModel(.open)])
  }

  /// L1 L2 L8 L9 D2 A4 X3.
  ///
  /// The smoke test of the app: all roles are real, on the fake network and the store in memory.
  func testWalkThroughAllScreens() throws {
    let world = World(server: FakeServer(generating: 2))
    world.launch { MVCApp(environment: $0) }
    XCTAssertEqual(world.user.screens, ["Items"])
    world.user.waitUntilSettled()
    XCTAssertEqual(world.user.allRows.map(\.title), ["Item number 1", "Item number 2"])

    try world.user.selectRow(1)
    world.user.waitUntilSettled()
    XCTAssertEqual(world.user.text("detail.explanation"), "What item number 2 is for.")

    try world.user.goBack()
    try world.user.tap("items.add")
    try world.user.type("Buy milk", into: "add.title")
    try world.user.tap("add.save")
    world.user.waitUntilSettled()
    XCTAssertEqual(world.user.screens, ["Items"])
    XCTAssertEqual(
      world.user.allRows.map(\.title), ["Item number 1", "Item number 2", "Buy milk"])

    try world.user.tap("items.deleteAll")
    world.user.waitUntilSettled()
    XCTAssertTrue(world.user.sees("items.empty"))
    XCTAssertEqual(
      world.network.exchanges.map(\.request),
      [
        Endpoint.items.request(),
        Endpoint.item(2).request(),
        Endpoint.createItem(NewItem(title: "Buy milk", isEnabled: true)).request(),
        Endpoint.items.request(),
        Endpoint.deleteItems.request(),
      ])
    XCTAssertEqual(
      world.store.calls,
      [.readAll, .replaceAll, .readAll, .insert, .replaceAll, .readAll, .removeAll])
  }

  /// X2.
  func testNothingOutlivesTheApp() throws {
    let world = World(server: FakeServer(generating: 2))
    world.network.holdsReplies = true
    world.launch { MVCApp(environment: $0) }
    var list = world.navigationController.topViewController as? ItemsListViewController
    weak let app = world.app
    weak let composer = list
    weak let view = list?.view
    XCTAssertNotNil(view)

    list = nil
    world.close()

    XCTAssertNil(app)
    XCTAssertNil(composer)
    XCTAssertNil(view)
    world.network.releaseAll()
    world.loop.runUntilSettled()
    XCTAssertEqual(world.store.calls, [.readAll])
  }
}
