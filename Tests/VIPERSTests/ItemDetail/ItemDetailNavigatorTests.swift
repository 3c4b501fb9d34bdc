import FakeWorld
import XCTest

@testable import VIPERS

/// Tests the module that the detail's navigator makes.
final class ItemDetailNavigatorTests: XCTestCase {
  // MARK: Setup

  private var loop: EventLoop!
  private var history: CallLog!

  override func setUp() {
    super.setUp()
    loop = EventLoop()
    history = CallLog()
  }

  private func makeModule() -> ItemDetailScene {
    ItemDetailNavigator.makeModule(with: .plants, client: NetworkFake(history, loop: loop))
  }

  // MARK: Making the module

  /// D1 X2.
  func test_makeModule() throws {
    // When
    let scene = makeModule()

    // Then
    let director = try XCTUnwrap(scene.eventsHandler as? ItemDetailDirector)
    let worker = try XCTUnwrap(director.dataManager as? ItemDetailWorker)
    XCTAssertEqual(director.item, .plants)
    XCTAssertIdentical(director.ui, scene)
    XCTAssertIdentical(worker.presenter, director)
  }

  /// D2.
  func test_makeModuleInjectsTheClient() {
    // Given
    let scene = makeModule()

    // When
    scene.eventsHandler?.onUIReady()

    // Then
    XCTAssertEqual(history.calls, [.network(.fetchDetail(of: 2))])
  }

  /// X2.
  func test_makeModuleLeavesTheModuleToItsScene() throws {
    // Given
    var scene: ItemDetailScene? = makeModule()
    weak let weakScene = scene
    weak let director = try XCTUnwrap(scene?.eventsHandler as? ItemDetailDirector)
    weak let worker = try XCTUnwrap(director?.dataManager)

    // When
    scene = nil

    // Then
    XCTAssertNil(weakScene)
    XCTAssertNil(director)
    XCTAssertNil(worker)
  }
}
