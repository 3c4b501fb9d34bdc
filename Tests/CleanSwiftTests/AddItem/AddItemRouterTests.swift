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
    itemsListDataStoreSpy = ItemsListDataStoreSpy(log)
    let itemsListRouterSpy = ItemsListRouterSpy(log)
    itemsListRouterSpy.dataStore = itemsListDataStoreSpy
    let itemsListViewController = ItemsListViewController()
    itemsListViewController.router = itemsListRouterSpy
    viewController = ViewController()
    navigationSpy = NavigationControllerSpy(log)
    navigationSpy.pushViewController(ViewController())
    navigationSpy.pushViewController(itemsListViewController)
    navigationSpy.pushViewController(viewController)
    dataStore = AddItemDataStoreStub()
    target = AddItemRouter()
    target.viewController = viewController
    target.dataStore = dataStore
    log.forget()
  }

  // MARK: - Route to items list

  /// A4.
  func test_routeToItemsList_passesDataThenPops() {
    target.routeToItemsList()

    XCTAssertEqual(log.calls, ["itemWasAdded", "popViewController()"])
  }

  /// A4.
  func test_routeToItemsList_onceItemWasAdded_dataStoreOfListSaysSo() {
    // Arrange
    dataStore.itemWasAdded = true

    // Act
    target.routeToItemsList()

    // Assert
    XCTAssertTrue(itemsListDataStoreSpy.itemWasAdded)
  }

  /// L1.
  func test_routeToItemsList_withoutAddedItem_dataStoreOfListSaysSo() {
    target.routeToItemsList()

    XCTAssertFalse(itemsListDataStoreSpy.itemWasAdded)
  }

  /// A4.
  func test_routeToItemsList_fromFormAboveAnother_dataStoreOfListSaysSo() {
    // Arrange
    dataStore.itemWasAdded = true
    let above = ViewController()
    navigationSpy.pushViewController(above)
    target.viewController = above

    // Act
    target.routeToItemsList()

    // Assert
    XCTAssertTrue(itemsListDataStoreSpy.itemWasAdded)
  }

  /// X4.
  func test_routeToItemsList_withoutListBelow_leavesForm() {
    // Arrange
    let below = ViewController()
    navigationSpy = NavigationControllerSpy(log)
    navigationSpy.pushViewController(below)
    navigationSpy.pushViewController(viewController)

    // Act
    target.routeToItemsList()

    // Assert
    XCTAssertIdentical(navigationSpy.topViewController, below)
  }

  // MARK: - Lifetime

  /// X4.
  func test_routeToItemsList_onceViewControllerIsGone_callsNobody() {
    // Arrange
    navigationSpy = nil
    viewController = nil

    // Act
    target.routeToItemsList()

    // Assert
    XCTAssertEqual(log.calls, [])
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
