import HeadlessKit
import Items
import XCTest

@testable import CleanSwift

/// Tests the list's router: where it leads, and the data it passes forward.
final class ItemsListRouterTests: XCTestCase {
  private let record = Record()
  private var target: ItemsListRouter!
  private var viewController: ViewController!
  private var navigationSpy: NavigationControllerSpy!
  private var dataStore: ItemsListDataStoreSpy!
  private var itemDetailDataStoreSpy: ItemDetailDataStoreSpy!
  private var itemDetailConfiguratorSpy: ConfiguratorSpy<ItemDetailViewController>!
  private var addItemRouterSpy: AddItemRouterSpy!
  private var addItemConfiguratorSpy: ConfiguratorSpy<AddItemViewController>!

  override func setUp() {
    viewController = ViewController()
    navigationSpy = NavigationControllerSpy(record)
    navigationSpy.pushViewController(viewController)
    dataStore = ItemsListDataStoreSpy(record)
    dataStore.items = [Seeds.Items.milk, Seeds.Items.plants]
    itemDetailDataStoreSpy = ItemDetailDataStoreSpy(record)
    itemDetailConfiguratorSpy = ConfiguratorSpy(record)
    itemDetailConfiguratorSpy.onConfigure = { [itemDetailDataStoreSpy] in
      let router = ItemDetailRouter()
      router.dataStore = itemDetailDataStoreSpy
      $0.router = router
    }
    addItemRouterSpy = AddItemRouterSpy(record)
    addItemConfiguratorSpy = ConfiguratorSpy(record)
    addItemConfiguratorSpy.onConfigure = { [addItemRouterSpy] in $0.router = addItemRouterSpy }
    target = ItemsListRouter(
      itemDetailConfigurator: itemDetailConfiguratorSpy,
      addItemConfigurator: addItemConfiguratorSpy)
    target.viewController = viewController
    target.dataStore = dataStore
    record.forget()
  }

  // MARK: - Route to item detail

  /// L9 D1.
  func test_routeToItemDetail_configuresThenPassesItemThenPushes() {
    target.routeToItemDetail(row: 0)

    XCTAssertEqual(
      record.calls, ["configure(viewController:)", "item", "pushViewController(_:)"])
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

    XCTAssertEqual(itemDetailDataStoreSpy.item, Seeds.Items.plants)
  }

  /// L9 X4.
  func test_routeToItemDetail_withRowBeforeFirst_callsNobody() {
    target.routeToItemDetail(row: -1)

    XCTAssertEqual(record.calls, [])
  }

  /// L9 X4.
  func test_routeToItemDetail_withRowAfterLast_callsNobody() {
    target.routeToItemDetail(row: 2)

    XCTAssertEqual(record.calls, [])
  }

  // MARK: - Route to add item

  /// L10 A4.
  func test_routeToAddItem_configuresThenPassesDataStoreThenPushes() {
    target.routeToAddItem()

    XCTAssertEqual(
      record.calls,
      ["configure(viewController:)", "itemsListDataStore", "pushViewController(_:)"])
  }

  /// L10.
  func test_routeToAddItem_pushesConfiguredScene() throws {
    target.routeToAddItem()

    XCTAssertIdentical(
      navigationSpy.pushedViewController,
      try XCTUnwrap(addItemConfiguratorSpy.configuredViewController))
  }

  /// A4.
  func test_routeToAddItem_passesDataStore() {
    target.routeToAddItem()

    XCTAssertIdentical(addItemRouterSpy.itemsListDataStore, dataStore)
  }

  // MARK: - Lifetime

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
