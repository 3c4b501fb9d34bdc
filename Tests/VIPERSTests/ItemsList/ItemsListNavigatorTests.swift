import FakeWorld
import HeadlessKit
import VIPERS
import XCTest

/// Tests the module that the list's navigator makes, and the ways on from it.
final class ItemsListNavigatorTests: XCTestCase {
  // MARK: Setup

  private var loop: EventLoop!
  private var history: CallLog!
  private var navigationController: NavigationController!

  override func setUp() {
    loop = EventLoop()
    history = CallLog()
    navigationController = NavigationController()
  }

  // MARK: Making the module

  /// L1 X2.
  func test_makeModule() throws {
    // When
    let scene = makeModule()

    // Then
    let director = try XCTUnwrap(scene.eventsHandler as? ItemsListDirector)
    let worker = try XCTUnwrap(director.dataManager as? ItemsListWorker)
    let navigator = try XCTUnwrap(director.navigator as? ItemsListNavigator)
    XCTAssertIdentical(director.ui, scene)
    XCTAssertIdentical(worker.presenter, director)
    XCTAssertIdentical(navigator.viewController, scene)
  }

  /// L1 L2.
  func test_makeModuleInjectsClientAndStore() {
    // Given
    let scene = makeModule()

    // When
    scene.eventsHandler?.onUIReady()
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(
      history.calls, ["store.readAll", "network.fetchItems", "store.replaceAll", "store.readAll"])
  }

  /// X2.
  func test_makeModuleLeavesTheModuleToItsScene() throws {
    // Given
    var scene: ItemsListScene? = makeModule()
    weak let weakScene = scene
    weak let director = try XCTUnwrap(scene?.eventsHandler as? ItemsListDirector)
    weak let worker = try XCTUnwrap(director?.dataManager)
    weak let navigator = try XCTUnwrap(director?.navigator)

    // When
    scene = nil

    // Then
    XCTAssertNil(weakScene)
    XCTAssertNil(director)
    XCTAssertNil(worker)
    XCTAssertNil(navigator)
  }

  // MARK: Navigating

  /// L9 D1.
  func test_gotoDetail() throws {
    // Given
    let navigator = try pushedNavigator()

    // When
    navigator.gotoDetail(for: .plants)

    // Then
    let scene = try XCTUnwrap(navigationController.topViewController as? ItemDetailScene)
    XCTAssertEqual((scene.eventsHandler as? ItemDetailDirector)?.item, .plants)
  }

  /// L10 A4.
  func test_gotoAddItem() throws {
    // Given
    let navigator = try pushedNavigator()
    let delegate = ItemsListDirector()

    // When
    navigator.gotoAddItem(with: delegate)

    // Then
    let scene = try XCTUnwrap(navigationController.topViewController as? AddItemScene)
    let director = try XCTUnwrap(scene.eventsHandler as? AddItemDirector)
    XCTAssertIdentical(director.delegate, delegate)
  }

  /// X2 X4.
  ///
  /// Proves that neither call traps, with a scene outside of a stack or with none.
  func test_gotoDetailOutsideOfAStack() throws {
    // Given
    var scene: ItemsListScene? = makeModule()
    let director = try XCTUnwrap(scene?.eventsHandler as? ItemsListDirector)
    let navigator = try XCTUnwrap(director.navigator as? ItemsListNavigator)

    // When
    navigator.gotoDetail(for: .milk)
    scene = nil
    navigator.gotoDetail(for: .milk)

    // Then
    XCTAssertNil(navigator.viewController)
  }

  private func makeModule() -> ItemsListScene {
    ItemsListNavigator.makeModule(
      client: NetworkFake(history, loop: loop), store: StoreFake(history))
  }

  /// The navigator of a list that is on the stack.
  private func pushedNavigator() throws -> ItemsListNavigator {
    let scene = makeModule()
    navigationController.pushViewController(scene)
    let director = try XCTUnwrap(scene.eventsHandler as? ItemsListDirector)
    return try XCTUnwrap(director.navigator as? ItemsListNavigator)
  }
}
