import FakeWorld
import HeadlessKit
import VIPERS
import XCTest

/// Tests the module that the form's navigator makes, and the way back from it.
final class AddItemNavigatorTests: XCTestCase {
  // MARK: Setup

  private var loop: EventLoop!
  private var network: NetworkFake!
  private var store: InMemoryStore!
  private var history: History!
  private var delegate: DelegateDummy!
  private var navigationController: NavigationControllerSpy!

  override func setUp() {
    loop = EventLoop()
    network = NetworkFake(loop: loop)
    store = InMemoryStore()
    history = History()
    delegate = DelegateDummy()
    navigationController = NavigationControllerSpy(history)
    navigationController.pushViewController(ViewController())
    history.removeAll()
  }

  override func tearDown() {
    navigationController = nil
  }

  // MARK: Making the module

  /// A1 A4.
  func test_makeModule() throws {
    // Given
    let scene = makeModule()

    // Then
    let director = try XCTUnwrap(scene.eventsHandler as? AddItemDirector)
    let worker = try XCTUnwrap(director.dataManager as? AddItemWorker)
    let navigator = try XCTUnwrap(director.navigator as? AddItemNavigator)
    XCTAssertIdentical(director.ui, scene)
    XCTAssertIdentical(director.delegate, delegate)
    XCTAssertIdentical(worker.presenter, director)
    XCTAssertIdentical(navigator.viewController, scene)
  }

  /// A3 A4.
  func test_makeModuleInjectsClientAndStore() {
    // Given
    let scene = makeModule()

    // When
    scene.eventsHandler?.onSaveItem(title: "Buy milk", isEnabled: true)
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(network.calls, ["createItem(Buy milk, true)"])
    XCTAssertEqual(store.calls, [.insert])
  }

  /// X2.
  func test_makeModuleLeavesTheModuleToItsScene() throws {
    // Given
    var scene: AddItemScene? = makeModule()
    weak let weakScene = scene
    weak let director = scene?.eventsHandler as? AddItemDirector
    weak let worker = director?.dataManager
    let navigator = try XCTUnwrap(director?.navigator as? AddItemNavigator)
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

  /// A4.
  func test_goBack() throws {
    // Given
    let scene = makeModule()
    let navigator = try XCTUnwrap((scene.eventsHandler as? AddItemDirector)?.navigator)
    navigationController.pushViewController(scene)
    history.removeAll()

    // When
    navigator.goBack()

    // Then
    XCTAssertEqual(navigationController.viewControllers.count, 1)
    XCTAssertEqual(history.calls, ["navigation.pop"])
  }

  /// X4.
  func test_goBackWithoutAStack() throws {
    // Given
    let scene = makeModule()
    let navigator = try XCTUnwrap((scene.eventsHandler as? AddItemDirector)?.navigator)
    navigationController.pushViewController(scene)
    navigationController.goBack()
    history.removeAll()

    // When
    navigator.goBack()

    // Then
    XCTAssertEqual(history.calls, [])
  }

  private func makeModule() -> AddItemScene {
    AddItemNavigator.makeModule(with: delegate, client: network, store: store)
  }
}
