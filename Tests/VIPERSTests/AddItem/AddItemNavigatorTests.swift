import FakeWorld
import HeadlessKit
import VIPERS
import XCTest

/// Tests the module that the form's navigator makes, and the way back from it.
final class AddItemNavigatorTests: XCTestCase {
  // MARK: Spies

  private final class DelegateSpy: Spy, AddItem_Delegate {
    private(set) var itemIsCreated = false

    func itemDidCreate() {
      note("delegate.itemDidCreate")
      itemIsCreated = true
    }
  }

  // MARK: Setup

  private var loop: EventLoop!
  private var history: CallLog!
  private var delegate: DelegateSpy!

  override func setUp() {
    loop = EventLoop()
    history = CallLog()
    delegate = DelegateSpy(history)
  }

  // MARK: Making the module

  /// A1 A4 X2.
  func test_makeModule() throws {
    // When
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
  func test_makeModuleInjectsClientStoreAndDelegate() {
    // Given
    let scene = makeModule()

    // When
    scene.eventsHandler?.onSaveItem(title: "Buy milk", isEnabled: true)
    loop.runUntilSettled()

    // Then
    XCTAssertTrue(delegate.itemIsCreated)
    XCTAssertEqual(
      history.calls, ["network.createItem", "store.insert", "delegate.itemDidCreate"])
  }

  /// X2.
  func test_makeModuleLeavesTheModuleToItsScene() throws {
    // Given
    var scene: AddItemScene? = makeModule()
    weak let weakScene = scene
    weak let director = try XCTUnwrap(scene?.eventsHandler as? AddItemDirector)
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

  /// A4.
  func test_goBack() throws {
    // Given
    let scene = makeModule()
    let navigator = try XCTUnwrap((scene.eventsHandler as? AddItemDirector)?.navigator)
    let navigationController = NavigationController()
    navigationController.pushViewController(ViewController())
    navigationController.pushViewController(scene)

    // When
    navigator.goBack()

    // Then
    XCTAssertFalse(navigationController.viewControllers.contains { $0 === scene })
    XCTAssertEqual(navigationController.viewControllers.count, 1)
  }

  /// X2 X4.
  ///
  /// Proves that neither call traps, with a scene outside of a stack or with none.
  func test_goBackOutsideOfAStack() throws {
    // Given
    var scene: AddItemScene? = makeModule()
    let director = try XCTUnwrap(scene?.eventsHandler as? AddItemDirector)
    let navigator = try XCTUnwrap(director.navigator as? AddItemNavigator)

    // When
    navigator.goBack()
    scene = nil
    navigator.goBack()

    // Then
    XCTAssertNil(navigator.viewController)
  }

  private func makeModule() -> AddItemScene {
    AddItemNavigator.makeModule(
      with: delegate, client: NetworkFake(history, loop: loop), store: StoreFake(history))
  }
}
