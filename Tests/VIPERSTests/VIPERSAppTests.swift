import Shared
import VIPERS
import XCTest

/// Tests the modules together, made and associated by their navigators.
final class VIPERSAppTests: XCTestCase {
  // MARK: Setup

  private var world: World!
  private var user: User!

  override func setUp() {
    world = World(server: FakeServer(generating: 40))
  }

  override func tearDown() {
    user = nil
    world = nil
  }

  // MARK: Opening

  /// L1 L2.
  func test_start() {
    // When
    launch()

    // Then
    XCTAssertTrue(top is ItemsListScene)
    XCTAssertEqual(user.signs, ["items.loading"])
    XCTAssertEqual(requests, ["GET /items"])
    user.waitUntilSettled()
    XCTAssertEqual(user.allRows.map(\.title), world.server.items.map(\.title))
    XCTAssertEqual(world.store.calls, [.readAll, .replaceAll, .readAll])
  }

  /// X2 X4.
  func test_startWithoutAStack() {
    // Given
    var navigationController: NavigationController? = NavigationController()
    weak let weakNavigationController = navigationController
    let app = navigationController.map {
      VIPERSApp(
        environment: Environment(
          client: HTTPItemsClient(transport: world.network), store: world.store,
          navigationController: $0))
    }

    // When
    navigationController = nil

    // Then
    XCTAssertNil(weakNavigationController)
    app?.start()
    XCTAssertEqual(world.store.calls, [])
  }

  /// L1 L5.
  func test_comingBackSendsNothing() throws {
    // Given
    open()

    // When
    try user.selectRow(0)
    user.waitUntilSettled()
    try user.goBack()
    try user.tap("items.add")
    try user.goBack()

    // Then
    XCTAssertEqual(requests, ["GET /items", "GET /items/1"])
  }

  /// L11.
  func test_repliesReachACoveredList() throws {
    // Given
    open()
    try user.scroll(to: 10)
    _ = world.server.create(NewItem(title: "Buy milk", isEnabled: true))

    // When
    try user.pull()
    try user.selectRow(10)
    user.waitUntilSettled()
    try user.goBack()

    // Then
    XCTAssertEqual(user.signs, [])
    XCTAssertEqual(user.allRows.last?.title, "Buy milk")
    XCTAssertEqual(user.visibleRows.first?.title, "Item number 11")
  }

  /// L11 L3.
  func test_failuresReachACoveredList() throws {
    // Given
    open()
    world.network.script(.list, .offline)

    // When
    try user.pull()
    try user.tap("items.add")
    user.waitUntilSettled()
    try user.goBack()

    // Then
    XCTAssertEqual(user.signs, ["items.error", "items.retry"])
    XCTAssertEqual(user.allRows.count, 40)
  }

  // MARK: Deleting

  /// L8 L4.
  func test_deleteAll() throws {
    // Given
    open()

    // When
    try user.tap("items.deleteAll")
    XCTAssertEqual(user.uses, [])
    user.waitUntilSettled()

    // Then
    XCTAssertEqual(user.signs, ["items.empty"])
    XCTAssertEqual(user.uses, ["rows", "items.refresh", "items.add"])
    XCTAssertEqual(world.store.contents, [])
    XCTAssertEqual(requests, ["GET /items", "DELETE /items"])
  }

  // MARK: Going on and back

  /// L9 D1 D2.
  func test_detail() throws {
    // Given
    open()

    // When
    try user.selectRow(2)

    // Then
    XCTAssertTrue(top is ItemDetailScene)
    XCTAssertEqual(user.text("detail.title"), "Item number 3")
    XCTAssertEqual(user.signs, ["detail.loading"])
    user.waitUntilSettled()
    XCTAssertEqual(user.text("detail.explanation"), "What item number 3 is for.")
    XCTAssertEqual(user.signs, [])
  }

  /// D3 L9.
  func test_detailOfAnItemThatIsGone() throws {
    // Given
    open()
    world.network.script(.detail, .status(404))

    // When
    try user.selectRow(2)
    user.waitUntilSettled()

    // Then
    XCTAssertEqual(user.signs, ["detail.error"])
    XCTAssertEqual(user.text("detail.error"), "This item no longer exists.")
    try user.goBack()
    XCTAssertEqual(user.allRows.count, 40)
    XCTAssertEqual(world.store.contents.count, 40)
  }

  /// A4 L10.
  func test_addItem() throws {
    // Given
    open()
    world.network.script(.list, Script(isHeld: true))

    // When
    try save("Buy milk")
    XCTAssertTrue(top is AddItemScene)
    user.waitUntilSettled()

    // Then
    XCTAssertTrue(top is ItemsListScene)
    XCTAssertEqual(user.signs, ["items.loading"])
    XCTAssertEqual(user.allRows.count, 40)
    XCTAssertEqual(world.store.contents.last?.title, "Buy milk")
    world.network.releaseAll()
    user.waitUntilSettled()
    XCTAssertEqual(user.allRows.last?.title, "Buy milk")
    XCTAssertEqual(requests, ["GET /items", "POST /items", "GET /items"])
  }

  /// A5 A2.
  func test_addItemFailed() throws {
    // Given
    open()
    world.network.script(.create, .offline)

    // When
    try save(" Buy milk ")
    user.waitUntilSettled()

    // Then
    XCTAssertTrue(top is AddItemScene)
    XCTAssertEqual(user.signs, ["add.error"])
    XCTAssertEqual(user.text("add.title"), " Buy milk ")
    XCTAssertEqual(world.store.calls, [.readAll, .replaceAll, .readAll])
  }

  /// A4 L5 L6.
  func test_addItemWhileThePulledListLoads() throws {
    // Given
    open()
    world.network.script(.list, Script(isHeld: true))
    world.network.script(.list, Script(isHeld: true))
    try user.pull()

    // When
    try save("Buy milk")
    user.waitUntilSettled()

    // Then
    XCTAssertEqual(user.signs, ["items.refresh", "items.loading"])
    XCTAssertEqual(
      world.network.exchanges.map(\.outcome),
      [.replied(200), .cancelled, .replied(201), .pending])
    world.network.releaseAll()
    user.waitUntilSettled()
    XCTAssertEqual(user.signs, [])
  }

  // MARK: All of it

  /// X3 L2 L6 L8 A4.
  func test_aWholeVisit() throws {
    // Given
    world = World(server: FakeServer(generating: 2))
    launch()
    user.waitUntilSettled()

    // When
    try user.pull()
    user.waitUntilSettled()
    try user.selectRow(1)
    user.waitUntilSettled()
    XCTAssertEqual(user.screens, ["Items", "Item"])
    let detail = user.snapshot().elements.filter { $0.key.hasPrefix("detail.") }
    try user.goBack()
    try save(" Buy milk ")
    XCTAssertEqual(user.screens, ["Items", "New item"])
    user.waitUntilSettled()
    let rows = user.allRows
    try user.tap("items.deleteAll")
    user.waitUntilSettled()

    // Then
    XCTAssertEqual(
      detail.filter(\.value.isVisible).mapValues(\.text),
      [
        "detail.title": "Item number 2", "detail.date": "13 Sep 2020",
        "detail.state": "Enabled", "detail.explanation": "What item number 2 is for.",
      ])
    XCTAssertEqual(
      rows,
      [
        Row(title: "Item number 1", date: "13 Sep 2020", state: "Disabled"),
        Row(title: "Item number 2", date: "13 Sep 2020", state: "Enabled"),
        Row(title: "Buy milk", date: "21 Sep 2026", state: "Enabled"),
      ])
    XCTAssertEqual(user.screens, ["Items"])
    XCTAssertEqual(user.allRows, [])
    XCTAssertEqual(
      requests,
      [
        "GET /items", "GET /items", "GET /items/2", "POST /items", "GET /items",
        "DELETE /items",
      ])
    XCTAssertEqual(
      world.network.exchanges.map(\.outcome),
      [
        .replied(200), .replied(200), .replied(200), .replied(201), .replied(200),
        .replied(204),
      ])
    XCTAssertEqual(
      world.store.calls,
      [
        .readAll, .replaceAll, .readAll, .replaceAll, .readAll, .insert, .replaceAll, .readAll,
        .removeAll,
      ])
  }

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

  private var top: ViewController? { world.navigationController.topViewController }

  private var requests: [String] {
    world.network.exchanges.map { "\($0.request.method.rawValue) \($0.request.path)" }
  }

  private func launch(client: (any ItemsClient)? = nil) {
    world.launch(client: client) { VIPERSApp(environment: $0) }
    user = world.user
  }

  /// Launches and lets the list load.
  private func open(client: (any ItemsClient)? = nil) {
    launch(client: client)
    user.waitUntilSettled()
  }

  /// Types a title into a new form and taps Save.
  private func save(_ title: String) throws {
    try user.tap("items.add")
    try user.type(title, into: "add.title")
    try user.tap("add.save")
  }
}
