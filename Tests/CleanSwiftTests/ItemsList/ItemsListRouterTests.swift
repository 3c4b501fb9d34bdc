import HeadlessKit
import Items
import XCTest

@testable import CleanSwift

/// Tests the list's router: where it leads, and the data it passes forward.
final class ItemsListRouterTests: XCTestCase {
  private let log = CallLog()
  private var target: ItemsListRouter!
  private var viewController: ViewController!
  private var navigationSpy: NavigationControllerSpy!
  private var dataStore: ItemsListDataStoreSpy!
  private var itemDetailDataStoreSpy: ItemDetailDataStoreSpy!
  private var itemDetailConfiguratorSpy: ConfiguratorSpy<ItemDetailViewController>!
  private var addItemConfiguratorSpy: ConfiguratorSpy<AddItemViewController>!

  override func setUp() {
    viewController = ViewController()
    navigationSpy = NavigationControllerSpy(log)
    navigationSpy.pushViewController(viewController)
    dataStore = ItemsListDataStoreSpy(log)
    dataStore.items = [Seeds.Items.plants, Seeds.Items.milk]
    itemDetailDataStoreSpy = ItemDetailDataStoreSpy(log)
    itemDetailConfiguratorSpy = ConfiguratorSpy(log)
    itemDetailConfiguratorSpy.onConfigure = { [itemDetailDataStoreSpy] in
      let router = ItemDetailRouter()
      router.dataStore = itemDetailDataStoreSpy
      $0.router = router
    }
    addItemConfiguratorSpy = ConfiguratorSpy(log)
    target = ItemsListRouter(
      itemDetailConfigurator: itemDetailConfiguratorSpy,
      addItemConfigurator: addItemConfiguratorSpy)
    target.viewController = viewController
    target.dataStore = dataStore
    log.forget()
  }

  // MARK: - Route to item detail

  /// L9 D1.
  func test_routeToItemDetail_configuresThenPassesItemThenPushes() {
    target.routeToItemDetail(row: 0)

    XCTAssertEqual(
      log.calls, ["configure(viewController:)", "item", "pushViewController(_:)"])
  }

  /// L9.
  func test_routeToItemDetail_pushesConfiguredScene() throws {
    target.routeToItemDetail(row: 0)

    XCTAssertIdentical(
      navigationSpy.pushedViewController,
      try XCTUnwrap(itemDetailConfiguratorSpy.configuredViewController))
  }

  /// L9 D1.
  func test_routeToItemDetail_passesItemOfRow() {
    target.routeToItemDetail(row: 1)

    XCTAssertEqual(itemDetailDataStoreSpy.item, Seeds.Items.milk)
  }

  /// L9 X4.
  func test_routeToItemDetail_withRowBeforeFirst_callsNobody() {
    target.routeToItemDetail(row: -1)

    XCTAssertEqual(log.calls, [])
  }

  /// L9 X4.
  func test_routeToItemDetail_withRowAfterLast_callsNobody() {
    target.routeToItemDetail(row: 2)

    XCTAssertEqual(log.calls, [])
  }

  // MARK: - Route to add item

  /// L10.
  func test_routeToAddItem_configuresThenPushes() {
    target.routeToAddItem()

    XCTAssertEqual(log.calls, ["configure(viewController:)", "pushViewController(_:)"])
  }

  /// L10.
  func test_routeToAddItem_pushesConfiguredScene() throws {
    target.routeToAddItem()

    XCTAssertIdentical(
      navigationSpy.pushedViewController,
      try XCTUnwrap(addItemConfiguratorSpy.configuredViewController))
  }

  // MARK: - Lifetime

  /// X4.
  func test_routeToAddItem_onceViewControllerIsGone_pushesNothing() {
    // Arrange
    navigationSpy = nil
    viewController = nil

    // Act
    target.routeToAddItem()

    // Assert
    XCTAssertEqual(log.calls, ["configure(viewController:)"])
  }

  /// X2.
  func test_viewController_isNotKeptAlive() {
    // Arrange
    let survivors = Survivors([viewController])
    navigationSpy = nil

    // Act
    viewController = nil

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 1")
  }
}
