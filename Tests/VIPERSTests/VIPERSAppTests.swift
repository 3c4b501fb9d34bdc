import FakeWorld
import HeadlessKit
import Items
import UserDriver
import XCTest

@testable import VIPERS

/// Tests the modules together, as their navigators make them.
final class VIPERSAppTests: XCTestCase {
  // MARK: Setup

  private var world: World!
  private var user: User!

  override func setUp() {
    super.setUp()
    world = World(server: FakeServer(generating: 2))
  }

  override func tearDown() {
    user = nil
    world = nil
    super.tearDown()
  }

  /// Launches the app, and lets the list load.
  private func open() {
    world.launch { VIPERSApp(environment: $0) }
    user = world.user
    user.waitUntilSettled()
  }

  private func makeApp(on navigationController: NavigationController) -> VIPERSApp {
    VIPERSApp(environment: world.environment(on: navigationController))
  }

  // MARK: From module to module

  /// L1 L2 X3.
  func test_start() {
    // When
    open()

    // Then
    XCTAssertEqual(user.screens, ["Items"])
    XCTAssertEqual(user.allRows.map(\.title), ["Item number 1", "Item number 2"])
    XCTAssertEqual(world.store.calls, [.readAll, .replaceAll, .readAll])
  }

  /// L9 D1 D2.
  func test_detail() throws {
    // Given
    open()

    // When
    try user.selectRow(1)
    user.waitUntilSettled()

    // Then
    XCTAssertEqual(user.screens, ["Items", "Item"])
    XCTAssertEqual(user.text("detail.title"), "Item number 2")
    XCTAssertEqual(user.text("detail.explanation"), "What item number 2 is for.")
  }

  /// A4 L10 L11.
  func test_addItem() throws {
    // Given
    open()
    try user.tap("items.add")
    try user.type("Buy milk", into: "add.title")

    // When
    try user.tap("add.save")
    user.waitUntilSettled()

    // Then
    XCTAssertEqual(user.screens, ["Items"])
    XCTAssertEqual(
      user.allRows.map(\.title), ["Item number 1", "Item number 2", "Buy milk"])
    XCTAssertEqual(
      world.store.calls, [.readAll, .replaceAll, .readAll, .insert, .replaceAll, .readAll])
  }

  /// A6 X2 X5 L1.
  func test_leavingTheFormWhileSaving() throws {
    // Given
    open()
    try user.tap("items.add")
    weak let scene = try XCTUnwrap(world.navigationController.topViewController as? AddItemScene)
    weak let director = try XCTUnwrap(scene?.eventsHandler as? AddItemDirector)
    try user.type("Buy milk", into: "add.title")
    try user.tap("add.save")

    // When
    try user.goBack()
    user.waitUntilSettled()

    // Then
    XCTAssertEqual(world.network.exchanges.map(\.outcome), [.replied(200), .cancelled])
    XCTAssertEqual(world.store.calls, [.readAll, .replaceAll, .readAll])
    XCTAssertNil(scene)
    XCTAssertNil(director)
  }

  // MARK: Ownership

  /// X2.
  func test_leavingTheDetailReleasesItsModule() throws {
    // Given
    open()
    world.network.holdsReplies = true
    try user.selectRow(0)
    weak let scene = try XCTUnwrap(
      world.navigationController.topViewController as? ItemDetailScene)
    weak let director = try XCTUnwrap(scene?.eventsHandler as? ItemDetailDirector)
    weak let worker = try XCTUnwrap(director?.dataManager)

    // When
    try user.goBack()

    // Then
    XCTAssertNil(scene)
    XCTAssertNil(director)
    XCTAssertNil(worker)
  }

  /// X2.
  func test_navigationControllerIsNotKeptAlive() {
    // Given
    var navigationController: NavigationController? = NavigationController()
    let app = navigationController.map(makeApp)
    weak let weakNavigationController = navigationController

    // When
    navigationController = nil

    // Then
    withExtendedLifetime(app) { XCTAssertNil(weakNavigationController) }
  }

  /// X4.
  ///
  /// Only a crash could fail this test.
  func test_startOnceTheNavigationControllerIsGone() {
    // Given
    let app = makeApp(on: NavigationController())

    // When
    app.start()

    // Then
    XCTAssertEqual(world.store.calls, [])
  }
}
