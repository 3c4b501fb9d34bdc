import FakeWorld
import HeadlessKit
import Items
import ItemsNetworking
import MVC
import UserDriver
import XCTest

final class MVCAppTests: XCTestCase {
  /// L1.
  func testStartNavigatesToTheList() throws {
    let model = ItemsListModelSpy()
    let navigator = NavigatorSpy()
    let reverseNavigator = ReverseNavigatorSpy()
    let app = MVCApp(
      representing: model, navigatingBy: navigator,
      holding: .stubbed(reverseNavigator: reverseNavigator))
    XCTAssertEqual(navigator.callArgs, [])

    app.start()

    XCTAssertEqual(navigator.callArgs.count, 1)
    let list = try XCTUnwrap(navigator.callArgs.first?.viewController as? ItemsListViewController)
    XCTAssertIdentical(list.model, model)
    XCTAssertIdentical(list.navigator, navigator)
    XCTAssertIdentical(list.bag.reverseNavigator, reverseNavigator)
    XCTAssertEqual(model.callArgs, [])
  }

  /// L1 L2 L8 L9 D2 A4 X3.
  ///
  /// Smoke test: one walk through all screens, on the fake network and the store in memory.
  func testComposedAppLeadsThroughAllScreens() throws {
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
    weak let model = list?.model
    XCTAssertNotNil(composer)

    list = nil
    world.close()

    XCTAssertNil(app)
    XCTAssertNil(composer)
    XCTAssertNil(model)
    world.network.releaseAll()
    world.user.waitUntilSettled()
  }
}
