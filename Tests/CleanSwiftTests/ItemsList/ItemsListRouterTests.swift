import HeadlessKit
import Items
import XCTest

@testable import CleanSwift

/// Tests where the list's router leads, and what it passes to the detail.
final class ItemsListRouterTests: XCTestCase {
  private let log = CallLog<OuterCall>()
  private var target: ItemsListRouter!
  private var viewController: ViewController!
  private var navigationSpy: NavigationControllerSpy!
  private var dataStore: ItemsListDataStoreSpy!

  override func setUp() {
    viewController = ViewController()
    navigationSpy = NavigationControllerSpy(log)
    navigationSpy.pushViewController(viewController)
    dataStore = ItemsListDataStoreSpy(log)
    dataStore.items = [Samples.plants, Samples.milk]
    let itemDetailConfiguratorSpy = ConfiguratorSpy<ItemDetailViewController>(log)
    itemDetailConfiguratorSpy.onConfigure = { [log] in
      let router = ItemDetailRouter()
      router.dataStore = ItemDetailDataStoreSpy(log)
      $0.router = router
    }
    target = ItemsListRouter(
      itemDetailConfigurator: itemDetailConfiguratorSpy,
      addItemConfigurator: ConfiguratorSpy<AddItemViewController>(log))
    target.viewController = viewController
    target.dataStore = dataStore
    log.forget()
  }

  // MARK: - Route to item detail

  /// L9 D1.
  func test_routeToItemDetail_configuresDetailThenPassesItemThenPushes() throws {
    target.routeToItemDetail(row: 1)

    let detail = OuterCall.Screen(try XCTUnwrap(navigationSpy.topViewController))
    assertCalls(log, [.configure(detail), .setItem(Samples.milk), .push(detail)])
  }

  /// L9 X4.
  func test_routeToItemDetail_withRowBeforeFirst_callsNobody() {
    target.routeToItemDetail(row: -1)

    assertCalls(log, [])
  }

  /// L9 X4.
  func test_routeToItemDetail_withRowAfterLast_callsNobody() {
    target.routeToItemDetail(row: 2)

    assertCalls(log, [])
  }

  // MARK: - Route to add item

  /// L10.
  func test_routeToAddItem_configuresFormThenPushes() throws {
    target.routeToAddItem()

    let form = OuterCall.Screen(try XCTUnwrap(navigationSpy.topViewController))
    assertCalls(log, [.configure(form), .push(form)])
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
