import FakeWorld
import HeadlessKit
import XCTest

@testable import VIPERS

/// Tests the module that the list's navigator makes, and the ways from it to the other modules.
final class ItemsListNavigatorTests: XCTestCase {
  // MARK: Setup

  private var loop: EventLoop!
  private var history: CallLog!
  private var navigationController: NavigationController!

  override func setUp() {
    super.setUp()
    loop = EventLoop()
    history = CallLog()
    navigationController = NavigationController()
  }

  private func makeModule() -> ItemsListScene {
    ItemsListNavigator.makeModule(
      client: NetworkFake(history, loop: loop), store: StoreFake(history))
  }

  private func navigator(of scene: ItemsListScene) throws -> any ItemsList_Navigate {
    try XCTUnwrap((scene.eventsHandler as? ItemsListDirector)?.navigator)
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
      history.calls,
      [.store(.readAll), .network(.fetchItems), .store(.replaceAll([])), .store(.readAll)])
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
    let list = makeModule()
    navigationController.pushViewController(list)

    // When
    try navigator(of: list).gotoDetail(for: .plants)

    // Then
    let scene = try XCTUnwrap(navigationController.topViewController as? ItemDetailScene)
    XCTAssertEqual((scene.eventsHandler as? ItemDetailDirector)?.item, .plants)
  }

  /// L10 A4.
  func test_gotoAddItem() throws {
    // Given
    let list = makeModule()
    navigationController.pushViewController(list)
    let delegate = ItemsListDirector()

    // When
    try navigator(of: list).gotoAddItem(with: delegate)

    // Then
    let scene = try XCTUnwrap(navigationController.topViewController as? AddItemScene)
    let director = try XCTUnwrap(scene.eventsHandler as? AddItemDirector)
    XCTAssertIdentical(director.delegate, delegate)
  }

  /// X4.
  ///
  /// Only a crash could fail this test.
  func test_gotoDetailOutsideOfAStack() throws {
    // Given
    let list = makeModule()

    // When
    try navigator(of: list).gotoDetail(for: .milk)

    // Then
    XCTAssertEqual(history.calls, [])
  }
}
