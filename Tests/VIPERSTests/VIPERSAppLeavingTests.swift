import FakeWorld
import HeadlessKit
import UserDriver
import VIPERS
import XCTest

/// Tests what is cancelled and released as modules are left.
final class VIPERSAppLeavingTests: VIPERSAppTestCase {
  // MARK: Leaving

  /// D4 X5.
  func test_leavingTheDetailCancels() throws {
    // Given
    open()
    try user.selectRow(0)
    let scene = top

    // When
    try user.goBack()

    // Then
    XCTAssertEqual(world.network.exchanges.last?.outcome, .cancelled)
    withExtendedLifetime(scene) {}
  }

  /// A6 X5.
  func test_leavingTheFormCancels() throws {
    // Given
    open()
    try save("Buy milk")
    let scene = top

    // When
    try user.goBack()
    user.waitUntilSettled()

    // Then
    XCTAssertEqual(world.network.exchanges.last?.outcome, .cancelled)
    XCTAssertEqual(world.store.calls, [.readAll, .replaceAll, .readAll])
    XCTAssertEqual(requests, ["GET /items", "POST /items"])
    withExtendedLifetime(scene) {}
  }

  /// D4 X5 X4.
  func test_leavingTheDetailOnANetworkThatIgnoresCancel() throws {
    // Given
    let network = NetworkFake(loop: world.loop)
    network.storedItems = [.milk]
    open(client: network)
    try user.selectRow(0)
    let scene = try XCTUnwrap(top)

    // When
    try user.goBack()
    user.waitUntilSettled()

    // Then
    let label = scene.view.descendant(withIdentifier: "detail.explanation") as? Label
    XCTAssertEqual(label?.text, "")
    XCTAssertEqual(
      network.calls, ["fetchItems", "fetchDetail(of: 1)", "cancel fetchDetail(of: 1)"])
  }

  /// A6 X5 X4.
  func test_leavingTheFormOnANetworkThatIgnoresCancel() throws {
    // Given
    let network = NetworkFake(loop: world.loop)
    open(client: network)
    try save("Buy milk")
    let scene = top

    // When
    try user.goBack()
    user.waitUntilSettled()

    // Then
    XCTAssertEqual(world.store.calls, [.readAll, .replaceAll, .readAll])
    XCTAssertEqual(
      network.calls,
      ["fetchItems", "createItem(Buy milk, true)", "cancel createItem(Buy milk, true)"])
    withExtendedLifetime(scene) {}
  }

  // MARK: Ownership

  /// X2.
  func test_modulesThatAreLeftAreReleased() throws {
    // Given
    open()
    world.network.holdsReplies = true
    let visits: KeyValuePairs<String, () throws -> Void> = [
      "detail": { try self.user.selectRow(0) },
      "form": { try self.user.tap("items.add") },
      "form that saves": { try self.save("Buy milk") },
    ]
    for (name, visit) in visits {
      try visit()
      let actors = actors(of: top)
      XCTAssertEqual(alive(actors).count, actors.count, name)

      // When
      try user.goBack()

      // Then
      XCTAssertEqual(alive(actors), [], name)
    }
  }

  /// X2 A4.
  func test_aFormThatHasSavedIsReleased() throws {
    // Given
    open()
    try save("Buy milk")
    world.network.holdsReplies = true
    let actors = actors(of: top)
    XCTAssertEqual(alive(actors).count, actors.count)

    // When
    user.wait(world.network.latency)

    // Then
    XCTAssertEqual(user.screens, ["Items"])
    XCTAssertEqual(alive(actors), [])
  }

  /// X2 X4.
  func test_allModulesAreReleasedWithTheWindow() {
    // Given
    world.network.holdsReplies = true
    launch()
    let actors = actors(of: top)
    XCTAssertEqual(
      alive(actors),
      ["ItemsListScene", "ItemsListDirector", "ItemsListWorker", "ItemsListNavigator"])

    // When
    user = nil
    world.close()

    // Then
    XCTAssertEqual(alive(actors), [])
    world.network.releaseAll()
    world.loop.runUntilSettled()
    XCTAssertEqual(world.store.calls, [.readAll])
  }

  private struct WeakActor {
    weak let actor: AnyObject?
  }

  /// The actors of a scene's module, none of which is kept alive.
  private func actors(of viewController: ViewController?) -> [WeakActor] {
    var actors: [AnyObject?] = [viewController]
    switch viewController {
    case let list as ItemsListScene:
      let director = list.eventsHandler as? ItemsListDirector
      actors += [director, director?.dataManager, director?.navigator]
    case let detail as ItemDetailScene:
      let director = detail.eventsHandler as? ItemDetailDirector
      actors += [director, director?.dataManager]
    case let form as AddItemScene:
      let director = form.eventsHandler as? AddItemDirector
      actors += [director, director?.dataManager, director?.navigator]
    default: break
    }
    return actors.map { WeakActor(actor: $0) }
  }

  /// The classes of those actors that nobody has released.
  private func alive(_ actors: [WeakActor]) -> [String] {
    actors.compactMap(\.actor).map { "\(type(of: $0))" }
  }
}
