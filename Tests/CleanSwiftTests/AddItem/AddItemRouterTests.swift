import HeadlessKit
import Items
import XCTest

@testable import CleanSwift

/// Tests the form's router: the way back, and the data it passes.
final class AddItemRouterTests: XCTestCase {
  private var target: AddItemRouter!
  private var viewController: ViewController!
  private var navigationSpy: NavigationControllerSpy!
  private var dataStore: AddItemDataStoreStub!
  private var itemsListDataStore: ItemsListDataStoreStub!

  override func setUp() {
    viewController = ViewController()
    navigationSpy = NavigationControllerSpy()
    navigationSpy.pushViewController(ViewController())
    navigationSpy.pushViewController(viewController)
    dataStore = AddItemDataStoreStub()
    dataStore.addedItem = Seeds.Items.milk
    itemsListDataStore = ItemsListDataStoreStub()
    target = AddItemRouter()
    target.viewController = viewController
    target.dataStore = dataStore
    target.itemsListDataStore = itemsListDataStore
  }

  override func tearDown() {
    target = nil
  }

  // MARK: - Route to items list

  /// A4.
  func test_routeToItemsList_popsOnce() {
    // Act
    target.routeToItemsList()

    // Assert
    XCTAssertEqual(navigationSpy.popViewControllerCalls, 1)
  }

  /// A4.
  func test_routeToItemsList_passesAddedItemBeforePop() {
    // Arrange
    var passedItem: Item?
    navigationSpy.onPop = { [itemsListDataStore] in passedItem = itemsListDataStore?.addedItem }

    // Act
    target.routeToItemsList()

    // Assert
    XCTAssertEqual(passedItem, Seeds.Items.milk)
  }

  /// X4.
  func test_routeToItemsList_whenSceneWasLeft_popsNothing() {
    // Arrange
    navigationSpy.goBack()

    // Act
    target.routeToItemsList()

    // Assert
    XCTAssertEqual(navigationSpy.popViewControllerCalls, 0)
  }

  /// A6 X4.
  func test_routeToItemsList_whenSceneWasLeft_passesNothing() {
    // Arrange
    navigationSpy.goBack()

    // Act
    target.routeToItemsList()

    // Assert
    XCTAssertNil(itemsListDataStore.addedItem)
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
    let survivors = Survivors([itemsListDataStore])

    // Act
    itemsListDataStore = nil

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 1")
  }
}
