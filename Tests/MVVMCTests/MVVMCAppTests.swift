import FakeWorld
import UserDriver
import XCTest

@testable import MVVMC

final class MVVMCAppTests: XCTestCase {
  /// L1.
  func testStartStartsTheCoordinator() {
    let log = CallLog()
    let navigationController = NavigationControllerMock(log)
    let app = MVVMCApp(
      coordinator: CoordinatorMock(log), navigationController: navigationController)
    XCTAssertEqual(log.calls, [])

    app.start()

    XCTAssertEqual(log.calls, [.startRoot(on: Reference(navigationController))])
  }

  /// X2 X4.
  func testNavigationControllerIsNeitherRetainedNorRequired() throws {
    let log = CallLog()
    var navigationController: NavigationControllerMock? = NavigationControllerMock(log)
    weak let weakNavigationController = navigationController
    let app = MVVMCApp(
      coordinator: CoordinatorMock(log),
      navigationController: try XCTUnwrap(navigationController))

    navigationController = nil

    XCTAssertNil(weakNavigationController)
    app.start()
    XCTAssertEqual(log.calls, [])
  }

  /// L2 L9 L10 D2 A4.
  ///
  /// Every object is real, from the views to the client.
  func testEveryRoleIsConnected() throws {
    let world = World(server: FakeServer(generating: 1))
    world.launch { MVVMCApp(environment: $0) }
    world.user.waitUntilSettled()

    try world.user.selectRow(0)
    world.user.waitUntilSettled()
    XCTAssertEqual(world.user.text("detail.explanation"), "What item number 1 is for.")
    try world.user.goBack()

    try world.user.tap("items.add")
    try world.user.type("Buy milk", into: "add.title")
    try world.user.tap("add.save")
    world.user.waitUntilSettled()

    XCTAssertEqual(world.user.screens, ["Items"])
    XCTAssertEqual(world.user.visibleRows.map(\.title), ["Item number 1", "Buy milk"])
  }
}
