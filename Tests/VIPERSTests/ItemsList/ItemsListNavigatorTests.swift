import FakeWorld
import HeadlessKit
import Items
import VIPERS
import XCTest

/// Tests the module that the list's navigator makes, and the ways on from it.
final class ItemsListNavigatorTests: XCTestCase {
  // MARK: Setup

  private var loop: EventLoop!
  private var network: NetworkFake!
  private var store: InMemoryStore!
  private var history: History!
  private var navigationController: NavigationControllerSpy!

  override func setUp() {
    loop = EventLoop()
    network = NetworkFake(loop: loop)
    store = InMemoryStore()
    history = History()
    navigationController = NavigationControllerSpy(history)
  }

  override func tearDown() {
    navigationController = nil
  }

  // MARK: Making the module

  /// L1.
  func test_makeModule() throws {
    // Given
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
    network.storedItems = [.milk]
    let scene = makeModule()

    // When
    scene.loadViewIfNeeded()
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(network.calls, ["fetchItems"])
    XCTAssertEqual(store.calls, [.readAll, .replaceAll, .readAll])
    XCTAssertEqual(store.contents, [.milk])
  }

  /// X2.
  func test_makeModuleLeavesTheModuleToItsScene() throws {
    // Given
    var scene: ItemsListScene? = makeModule()
    weak let weakScene = scene
    weak let director = scene?.eventsHandler as? ItemsListDirector
    weak let worker = director?.dataManager
    let navigator = try XCTUnwrap(director?.navigator as? ItemsListNavigator)
    XCTAssertNotNil(worker)

    // When
    scene = nil

    // Then
    XCTAssertNil(weakScene)
    XCTAssertNil(director)
    XCTAssertNil(worker)
    XCTAssertNil(navigator.viewController)
  }

  // MARK: Navigating

  /// L9 D1.
  func test_gotoDetail() throws {
    // Given
    let navigator = try pushedNavigator()
    var pushedItem: Item?
    navigationController.onPush = {
      let scene = $0 as? ItemDetailScene
      pushedItem = (scene?.eventsHandler as? ItemDetailDirector)?.item
    }

    // When
    navigator.gotoDetail(for: .plants)

    // Then
    XCTAssertEqual(pushedItem, .plants)
    XCTAssertEqual(history.calls, ["navigation.push(ItemDetailScene)"])
  }

  /// D2.
  func test_gotoDetailHandsOnTheClient() throws {
    // Given
    let navigator = try pushedNavigator()

    // When
    navigator.gotoDetail(for: .plants)
    navigationController.topViewController?.loadViewIfNeeded()

    // Then
    XCTAssertEqual(network.calls, ["fetchDetail(of: 2)"])
  }

  /// L10 A4.
  func test_gotoAddItem() throws {
    // Given
    let navigator = try pushedNavigator()
    let delegate = DelegateDummy()
    var pushedDelegate: (any AddItem_Delegate)?
    navigationController.onPush = {
      let scene = $0 as? AddItemScene
      pushedDelegate = (scene?.eventsHandler as? AddItemDirector)?.delegate
    }

    // When
    navigator.gotoAddItem(with: delegate)

    // Then
    XCTAssertIdentical(pushedDelegate, delegate)
    XCTAssertEqual(history.calls, ["navigation.push(AddItemScene)"])
  }

  /// A3 A4.
  func test_gotoAddItemHandsOnClientAndStore() throws {
    // Given
    let navigator = try pushedNavigator()
    let delegate = DelegateDummy()

    // When
    navigator.gotoAddItem(with: delegate)
    let scene = try XCTUnwrap(navigationController.topViewController as? AddItemScene)
    scene.eventsHandler?.onSaveItem(title: "Buy milk", isEnabled: true)
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(network.calls, ["createItem(Buy milk, true)"])
    XCTAssertEqual(store.calls, [.insert])
  }

  /// X4.
  func test_gotoWithoutAStack() throws {
    // Given
    let scene = makeModule()
    let director = try XCTUnwrap(scene.eventsHandler as? ItemsListDirector)
    let navigator = try XCTUnwrap(director.navigator)

    // When
    navigator.gotoDetail(for: .milk)
    navigator.gotoAddItem(with: DelegateDummy())

    // Then
    XCTAssertEqual(history.calls, [])
    XCTAssertEqual(network.calls, [])
  }

  private func makeModule() -> ItemsListScene {
    ItemsListNavigator.makeModule(client: network, store: store)
  }

  /// The navigator of a list that is on the stack, its push forgotten.
  private func pushedNavigator() throws -> any ItemsList_Navigate {
    let scene = makeModule()
    navigationController.pushViewController(scene)
    history.removeAll()
    let director = try XCTUnwrap(scene.eventsHandler as? ItemsListDirector)
    return try XCTUnwrap(director.navigator)
  }
}
