import FakeWorld
import HeadlessKit
import UserDriver
import VIPERS
import XCTest

/// Tests the module that the detail's navigator makes.
final class ItemDetailNavigatorTests: XCTestCase {
  // MARK: Setup

  private var loop: EventLoop!
  private var network: NetworkFake!

  override func setUp() {
    loop = EventLoop()
    network = NetworkFake(loop: loop)
  }

  // MARK: Making the module

  /// D1 D2.
  func test_makeModule() throws {
    // Given
    let scene = ItemDetailNavigator.makeModule(with: .plants, client: network)

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
    let scene = ItemDetailNavigator.makeModule(with: .plants, client: network)
    let user = User(at: scene, in: Window())

    // When
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(network.calls, ["fetchDetail(of: 2)"])
    XCTAssertEqual(user.text("detail.explanation"), "About 2")
  }

  /// X2.
  func test_makeModuleLeavesTheModuleToItsScene() {
    // Given
    var scene: ItemDetailScene? = ItemDetailNavigator.makeModule(with: .plants, client: network)
    weak let weakScene = scene
    weak let director = scene?.eventsHandler as? ItemDetailDirector
    weak let worker = director?.dataManager
    XCTAssertNotNil(worker)

    // When
    scene = nil

    // Then
    XCTAssertNil(weakScene)
    XCTAssertNil(director)
    XCTAssertNil(worker)
  }
}
