import FakeWorld
import HeadlessKit
import Items
import XCTest

@testable import VIPERS

/// Tests the module that the form's navigator makes, and the way back from it.
final class AddItemNavigatorTests: XCTestCase {
  // MARK: Spies

  private final class DelegateSpy: Spy, AddItem_Delegate {
    func itemDidCreate() { note(.itemDidCreate) }
  }

  // MARK: Setup

  private let milk = NewItem(title: "Buy milk", isEnabled: true)

  private var loop: EventLoop!
  private var history: CallLog!
  private var delegate: DelegateSpy!

  override func setUp() {
    super.setUp()
    loop = EventLoop()
    history = CallLog()
    delegate = DelegateSpy(history)
  }

  private func makeModule() -> AddItemScene {
    AddItemNavigator.makeModule(
      with: delegate, client: NetworkFake(history, loop: loop), store: StoreFake(history))
  }

  // MARK: Making the module

  /// A4 X2.
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
  func test_makeModuleInjectsClientAndStore() {
    // Given
    let scene = makeModule()

    // When
    scene.eventsHandler?.onSaveItem(title: "Buy milk", isEnabled: true)
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(
      history.calls,
      [
        .network(.createItem(milk)),
        .store(
          .insert(
            Item(
              id: 3, title: "Buy milk", isEnabled: true, createdAt: Item.milk.createdAt,
              owner: "me"))),
        .itemDidCreate,
      ])
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
    let list = ViewController()
    let navigationController = NavigationController()
    navigationController.pushViewController(list)
    navigationController.pushViewController(scene)

    // When
    navigator.goBack()

    // Then
    XCTAssertEqual(navigationController.viewControllers.map(ObjectIdentifier.init), [.init(list)])
  }

  /// X4.
  ///
  /// Only a crash could fail this test.
  func test_goBackOutsideOfAStack() throws {
    // Given
    let scene = makeModule()
    let navigator = try XCTUnwrap((scene.eventsHandler as? AddItemDirector)?.navigator)
    scene.eventsHandler?.onSaveItem(title: "Buy milk", isEnabled: true)

    // When
    navigator.goBack()

    // Then
    XCTAssertEqual(history.calls, [.network(.createItem(milk))])
  }
}
