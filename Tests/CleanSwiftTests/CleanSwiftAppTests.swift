import FakeWorld
import HeadlessKit
import ItemsApp
import ItemsNetworking
import UserDriver
import XCTest

@testable import CleanSwift

/// Tests the scenes together, as the app connects them.
final class CleanSwiftAppTests: XCTestCase {
  private let log = CallLog<OuterCall>()
  private var world: World!
  private var initializerSpy: WorkersInitializerSpy!

  override func setUp() {
    world = World(server: FakeServer(generating: 40))
  }

  // MARK: - Start

  /// L1.
  func test_start_configuresListThenPushesIt() throws {
    // Arrange
    let navigationSpy = NavigationControllerSpy(log)
    let target = CleanSwiftApp(
      configurator: ConfiguratorSpy<ItemsListViewController>(log),
      navigationController: navigationSpy)

    // Act
    target.start()

    // Assert
    let list = OuterCall.Screen(try XCTUnwrap(navigationSpy.topViewController))
    assertCalls(log, [.configure(list), .push(list)])
  }

  /// X2.
  func test_start_navigationControllerIsNotKeptAlive() {
    // Arrange
    var navigationController: NavigationController! = NavigationController()
    let target = CleanSwiftApp(
      configurator: ConfiguratorSpy<ItemsListViewController>(log),
      navigationController: navigationController)
    target.start()
    let survivors = Survivors([navigationController])

    // Act
    navigationController = nil

    // Assert
    withExtendedLifetime(target) { XCTAssertEqual("\(survivors)", "0 of 1") }
  }

  // MARK: - Scenes

  /// A4 L2.
  func test_save_listShowsAddedItem() throws {
    // Arrange
    world.launch { CleanSwiftApp(environment: $0) }
    world.user.waitUntilSettled()
    try world.user.tap("items.add")
    try world.user.type("Buy bread", into: "add.title")
    try world.user.tap("add.save")

    // Act
    world.user.waitUntilSettled()

    // Assert
    XCTAssertEqual(world.user.allRows.last?.title, "Buy bread")
  }

  /// A4.
  func test_save_withReplyWhileHidden_loadsOnceOnAppearing() throws {
    // Arrange
    open()
    try world.user.tap("items.add")
    try world.user.type("Buy bread", into: "add.title")
    try world.user.tap("add.save")
    world.navigationController.viewWillDisappear()
    world.navigationController.viewDidDisappear()
    world.user.waitUntilSettled()
    let sentBefore = world.network.exchanges.count

    // Act
    world.navigationController.viewWillAppear()
    world.navigationController.viewDidAppear()

    // Assert
    let sent = world.network.exchanges.dropFirst(sentBefore)
    XCTAssertEqual(sent.map(\.request.method), [.get])
  }

  /// X2 D4.
  func test_leavingDetail_whileLoading_releasesEveryPart() throws {
    // Arrange
    open()
    try world.user.selectRow(0)
    let survivors = Survivors(try partsOfTopScene())

    // Act
    try world.user.goBack()

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 6")
  }

  /// X2 A6.
  func test_leavingForm_whileSaving_releasesEveryPart() throws {
    // Arrange
    open()
    try world.user.tap("items.add")
    try world.user.type("Buy bread", into: "add.title")
    try world.user.tap("add.save")
    let survivors = Survivors(try partsOfTopScene())

    // Act
    try world.user.goBack()

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 6")
  }

  /// X2.
  func test_close_withReplyHeld_releasesEveryPartOfList() throws {
    // Arrange
    world.network.holdsReplies = true
    open()
    let survivors = Survivors(try partsOfTopScene() + [world.app])

    // Act
    world.close()

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 7")
  }

  // MARK: - Helpers

  /// Launches the app with a spy of the initializer, and waits until nothing more happens.
  private func open() {
    world.launch {
      initializerSpy = WorkersInitializerSpy(
        log, next: ItemsWorkersInitializer(client: $0.client, store: $0.store))
      return CleanSwiftApp(
        configurator: ItemsListConfigurator(
          initializer: initializerSpy,
          itemDetailConfigurator: ItemDetailConfigurator(initializer: initializerSpy),
          addItemConfigurator: AddItemConfigurator(initializer: initializerSpy)),
        navigationController: $0.navigationController)
    }
    world.user.waitUntilSettled()
  }

  /// The view controller on top, its view, and the parts behind it.
  private func partsOfTopScene() throws -> [AnyObject?] {
    let screen = try XCTUnwrap(world.navigationController.topViewController)
    let parts: [AnyObject?] =
      switch screen {
      case let list as ItemsListViewController:
        [list.output, (list.output as? ItemsListInteractor)?.output, list.router]
      case let detail as ItemDetailViewController:
        [detail.output, (detail.output as? ItemDetailInteractor)?.output, detail.router]
      case let form as AddItemViewController:
        [form.output, (form.output as? AddItemInteractor)?.output, form.router]
      default: []
      }
    return [screen, screen.view] + parts + [initializerSpy.worker]
  }
}
