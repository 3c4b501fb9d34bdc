import HeadlessKit
import XCTest

@testable import CleanSwift

/// Tests the form's router: the way back, and the data it passes.
final class AddItemRouterTests: XCTestCase {
  private let log = CallLog()
  private var target: AddItemRouter!
  private var viewController: ViewController!
  private var navigationSpy: NavigationControllerSpy!
  private var dataStore: AddItemDataStoreStub!
  private var itemsListDataStoreSpy: ItemsListDataStoreSpy!

  override func setUp() {
    viewController = ViewController()
    navigationSpy = NavigationControllerSpy(log)
    navigationSpy.pushViewController(ViewController())
    navigationSpy.pushViewController(viewController)
    dataStore = AddItemDataStoreStub()
    itemsListDataStoreSpy = ItemsListDataStoreSpy(log)
    target = AddItemRouter()
    target.viewController = viewController
    target.dataStore = dataStore
    target.itemsListDataStore = itemsListDataStoreSpy
    log.forget()
  }

  // MARK: - Route to items list

  /// A4.
  func test_routeToItemsList_passesAddedItemThenPops() {
    target.routeToItemsList()

    XCTAssertEqual(log.calls, ["addedItem", "popViewController()"])
  }

  /// A4.
  func test_routeToItemsList_passesAddedItem() {
    // Arrange
    dataStore.addedItem = Seeds.Items.milk

    // Act
    target.routeToItemsList()

    // Assert
    XCTAssertEqual(itemsListDataStoreSpy.addedItem, Seeds.Items.milk)
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

  /// X2.
  func test_itemsListDataStore_isNotKeptAlive() {
    // Arrange
    let survivors = Survivors([itemsListDataStoreSpy])

    // Act
    itemsListDataStoreSpy = nil

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 1")
  }
}
