import HeadlessKit
import Items
import XCTest

@testable import CleanSwift

/// Tests the list's router: where it leads, and the data it passes forward.
final class ItemsListRouterTests: XCTestCase {
  private var target: ItemsListRouter!
  private var viewController: ViewController!
  private var navigationSpy: NavigationControllerSpy!
  private var dataStore: ItemsListDataStoreStub!
  private var itemDetailConfiguratorSpy: ConfiguratorSpy<ItemDetailViewController>!
  private var addItemConfiguratorSpy: ConfiguratorSpy<AddItemViewController>!

  override func setUp() {
    viewController = ViewController()
    navigationSpy = NavigationControllerSpy()
    navigationSpy.pushViewController(viewController)
    navigationSpy.forgetCalls()
    dataStore = ItemsListDataStoreStub()
    dataStore.items = [Seeds.Items.milk, Seeds.Items.plants]
    itemDetailConfiguratorSpy = ConfiguratorSpy()
    addItemConfiguratorSpy = ConfiguratorSpy()
    target = ItemsListRouter(
      itemDetailConfigurator: itemDetailConfiguratorSpy,
      addItemConfigurator: addItemConfiguratorSpy)
    target.viewController = viewController
    target.dataStore = dataStore
  }

  override func tearDown() {
    target = nil
  }

  // MARK: - Route to item detail

  /// L9.
  func test_routeToItemDetail_pushesConfiguredSceneOnly() throws {
    // Act
    target.routeToItemDetail(row: 0)

    // Assert
    let destination = try XCTUnwrap(itemDetailConfiguratorSpy.configuredViewControllers.first)
    XCTAssertEqual(
      navigationSpy.pushedViewControllers.map(ObjectIdentifier.init),
      [ObjectIdentifier(destination)])
  }

  /// D1 L9.
  func test_routeToItemDetail_passesItemBeforePush() {
    // Arrange
    let passedItem = passedItemAtPush()

    // Act
    target.routeToItemDetail(row: 1)

    // Assert
    XCTAssertEqual(passedItem(), Seeds.Items.plants)
  }

  /// L9 X4.
  func test_routeToItemDetail_withRowThatIsNotThere_configuresAndPushesNothing() {
    // Act
    for row in [Int.min, -1, 2, Int.max] { target.routeToItemDetail(row: row) }

    // Assert
    XCTAssertEqual(routes, "no detail, no form, no push")
  }

  /// X4 L9.
  func test_routeToItemDetail_withoutDataStore_configuresAndPushesNothing() {
    // Arrange
    target.dataStore = nil

    // Act
    target.routeToItemDetail(row: 0)

    // Assert
    XCTAssertEqual(routes, "no detail, no form, no push")
  }

  // MARK: - Route to add item

  /// L10.
  func test_routeToAddItem_pushesConfiguredSceneOnly() throws {
    // Act
    target.routeToAddItem()

    // Assert
    let destination = try XCTUnwrap(addItemConfiguratorSpy.configuredViewControllers.first)
    XCTAssertEqual(
      navigationSpy.pushedViewControllers.map(ObjectIdentifier.init),
      [ObjectIdentifier(destination)])
  }

  /// A4 L10.
  func test_routeToAddItem_passesDataStoreBeforePush() {
    // Arrange
    var passedDataStore: (any ItemsListDataStore)?
    addItemConfiguratorSpy.onConfigure = { $0.router = AddItemRouterSpy() }
    navigationSpy.onPush = {
      passedDataStore = ($0 as? AddItemViewController)?.router?.itemsListDataStore
    }

    // Act
    target.routeToAddItem()

    // Assert
    XCTAssertIdentical(passedDataStore, dataStore)
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

  // MARK: - Helpers

  /// Gives the detail a data store, and returns what is in it when the scene is pushed.
  private func passedItemAtPush() -> () -> Item? {
    var item: Item?
    itemDetailConfiguratorSpy.onConfigure = {
      let router = ItemDetailRouter()
      router.dataStore = ItemDetailDataStoreStub()
      $0.router = router
    }
    navigationSpy.onPush = { item = ($0 as? ItemDetailViewController)?.router?.dataStore?.item }
    return { item }
  }

  private var routes: String {
    let detail = itemDetailConfiguratorSpy.configureCalled ? "a detail" : "no detail"
    let form = addItemConfiguratorSpy.configureCalled ? "a form" : "no form"
    let push = navigationSpy.pushViewControllerCalled ? "a push" : "no push"
    return "\(detail), \(form), \(push)"
  }
}
