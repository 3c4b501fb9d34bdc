import HeadlessKit
import XCTest

@testable import CleanSwift

/// Tests how the form's router leaves the form, and what it passes to the list.
final class AddItemRouterTests: XCTestCase {
  private let log = CallLog<OuterCall>()
  private var target: AddItemRouter!
  private var viewController: ViewController!
  private var navigationSpy: NavigationControllerSpy!
  private var dataStore: AddItemDataStoreStub!

  override func setUp() {
    let itemsListRouterStub = ItemsListRouterSpy(CallLog())
    itemsListRouterStub.dataStore = ItemsListDataStoreSpy(log)
    let itemsListViewController = ItemsListViewController()
    itemsListViewController.router = itemsListRouterStub
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
    // Arrange
    dataStore.itemWasAdded = true

    // Act
    target.routeToItemsList()

    // Assert
    assertCalls(log, [.setItemWasAdded(true), .pop])
  }

  /// L1.
  func test_routeToItemsList_withoutAddedItem_passesNoAddition() {
    target.routeToItemsList()

    assertCalls(log, [.setItemWasAdded(false), .pop])
  }

  /// A4 X4.
  func test_routeToItemsList_withoutListDirectlyBelow_onlyPops() {
    // Arrange
    let form = ViewController()
    navigationSpy.pushViewController(form)
    target.viewController = form
    log.forget()

    // Act
    target.routeToItemsList()

    // Assert
    assertCalls(log, [.pop])
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
