import FakeWorld
import HeadlessKit
import Items
import UserDriver
import XCTest

@testable import CleanSwift

/// Tests the scenes together, as the app connects them.
final class CleanSwiftAppTests: XCTestCase {
  private var world: World!

  override func setUp() {
    world = World(
      server: FakeServer(generating: 40), store: InMemoryStore(contents: [Seeds.Items.milk]))
  }

  override func tearDown() {
    world = nil
  }

  // MARK: - Start

  /// L1.
  func test_start_configuresList() {
    // Arrange
    let configuratorSpy = ConfiguratorSpy<ItemsListViewController>()
    let target = CleanSwiftApp(
      configurator: configuratorSpy, navigationController: NavigationController())

    // Act
    target.start()

    // Assert
    XCTAssertEqual(configuratorSpy.configuredViewControllers.count, 1)
  }

  /// L1.
  func test_start_configuresListBeforePush() {
    // Arrange
    let configuratorSpy = ConfiguratorSpy<ItemsListViewController>()
    let navigationSpy = NavigationControllerSpy()
    let target = CleanSwiftApp(
      configurator: configuratorSpy, navigationController: navigationSpy)
    var isConfigured = false
    navigationSpy.onPush = { isConfigured = configuratorSpy.configuredViewControllers.first === $0 }

    // Act
    target.start()

    // Assert
    XCTAssertTrue(isConfigured)
  }

  /// L1.
  func test_start_showsWhatDeviceHas() {
    // Act
    launch()

    // Assert
    XCTAssertEqual(world.user.allRows.map(\.title), ["Buy milk"])
  }

  /// L1.
  func test_start_showsLoadingAlone() {
    // Act
    launch()

    // Assert
    XCTAssertEqual(signs, ["items.loading"])
  }

  /// L1 L5.
  func test_start_sendsOneRequest() {
    // Act
    launch()

    // Assert
    XCTAssertEqual(requests, ["GET /items"])
  }

  // MARK: - List

  /// L2 L4.
  func test_reply_endsLoading() {
    // Act
    open()

    // Assert
    XCTAssertEqual(signs, [])
  }

  /// L2.
  func test_reply_showsItemsInServersOrder() {
    // Act
    open()

    // Assert
    XCTAssertEqual(world.user.allRows.map(\.title), world.server.items.map(\.title))
  }

  /// L3.
  func test_failure_showsErrorWithRetryAlone() {
    // Arrange
    world.network.script(.list, .offline)

    // Act
    open()

    // Assert
    XCTAssertEqual(signs, ["items.error", "items.retry"])
  }

  /// L3.
  func test_failure_keepsRows() {
    // Arrange
    world.network.script(.list, .offline)

    // Act
    open()

    // Assert
    XCTAssertEqual(world.user.allRows.map(\.title), ["Buy milk"])
  }

  /// L5.
  func test_pull_whileLoading_sendsNothing() throws {
    // Arrange
    launch()

    // Act
    try world.user.pull()

    // Assert
    XCTAssertEqual(requests, ["GET /items"])
  }

  /// L5.
  func test_pull_whileLoading_showsBothIndicators() throws {
    // Arrange
    launch()

    // Act
    try world.user.pull()

    // Assert
    XCTAssertEqual(signs, ["items.loading", "items.refresh"])
  }

  /// L5 L6.
  func test_pull_whileLoading_endsWithTheLoad() throws {
    // Arrange
    launch()
    try world.user.pull()

    // Act
    world.user.waitUntilSettled()

    // Assert
    XCTAssertEqual(signs, [])
  }

  /// L6.
  func test_pull_showsRefreshControlAlone() throws {
    // Arrange
    open()

    // Act
    try world.user.pull()

    // Assert
    XCTAssertEqual(signs, ["items.refresh"])
  }

  /// L7.
  func test_retry_afterFailedDeletion_loads() throws {
    // Arrange
    open()
    world.network.script(.deleteAll, .offline)
    try world.user.tap("items.deleteAll")
    world.user.waitUntilSettled()

    // Act
    try world.user.tap("items.retry")

    // Assert
    XCTAssertEqual(requests, ["GET /items", "DELETE /items", "GET /items"])
  }

  /// L8 X3.
  func test_deleteAll_emptiesStore() throws {
    // Arrange
    open()

    // Act
    try world.user.tap("items.deleteAll")
    world.user.waitUntilSettled()

    // Assert
    XCTAssertEqual(world.store.contents, [])
  }

  /// L8.
  func test_deleteAll_removesRows() throws {
    // Arrange
    open()

    // Act
    try world.user.tap("items.deleteAll")
    world.user.waitUntilSettled()

    // Assert
    XCTAssertEqual(world.user.allRows.map(\.title), [])
  }

  /// L8 L4.
  func test_deleteAll_showsEmptyTextAlone() throws {
    // Arrange
    open()

    // Act
    try world.user.tap("items.deleteAll")
    world.user.waitUntilSettled()

    // Assert
    XCTAssertEqual(signs, ["items.empty"])
  }

  /// L9.
  func test_rowTap_showsDetail() throws {
    // Arrange
    open()

    // Act
    try world.user.selectRow(2)

    // Assert
    XCTAssertEqual(world.user.screens, ["Items", "Item"])
  }

  /// L10.
  func test_addTap_showsForm() throws {
    // Arrange
    open()

    // Act
    try world.user.tap("items.add")

    // Assert
    XCTAssertEqual(world.user.screens, ["Items", "New item"])
  }

  /// L11.
  func test_reply_whileCovered_showsOnTheWayBack() throws {
    // Arrange
    launch()
    try world.user.selectRow(0)
    world.user.waitUntilSettled()

    // Act
    try world.user.goBack()

    // Assert
    XCTAssertEqual(world.user.allRows.count, 40)
  }

  /// L11 L3.
  func test_failure_whileCovered_showsOnTheWayBack() throws {
    // Arrange
    world.network.script(.list, .offline)
    launch()
    try world.user.selectRow(0)
    world.user.waitUntilSettled()

    // Act
    try world.user.goBack()

    // Assert
    XCTAssertEqual(signs, ["items.error", "items.retry"])
  }

  /// L11.
  func test_pull_keepsScrollOffset() throws {
    // Arrange
    open()
    try world.user.scroll(to: 10)
    _ = world.server.create(Seeds.NewItems.milk)

    // Act
    try world.user.pull()
    world.user.waitUntilSettled()

    // Assert
    XCTAssertEqual(world.user.visibleRows.first?.title, "Item number 11")
  }

  // MARK: - Detail

  /// D1.
  func test_detail_beforeReply_showsItem() throws {
    // Arrange
    open()

    // Act
    try world.user.selectRow(2)

    // Assert
    XCTAssertEqual(
      ["detail.title", "detail.date", "detail.state"].map(world.user.text),
      ["Item number 3", "13 Sep 2020", "Enabled"])
  }

  /// D2 L1.
  func test_detail_sendsOneRequestPerOpening() throws {
    // Arrange
    open()

    // Act
    for _ in 0..<2 {
      try world.user.selectRow(2)
      world.user.waitUntilSettled()
      try world.user.goBack()
    }

    // Assert
    XCTAssertEqual(requests, ["GET /items", "GET /items/3", "GET /items/3"])
  }

  /// D2.
  func test_detail_onReply_showsExplanation() throws {
    // Arrange
    open()
    try world.user.selectRow(2)

    // Act
    world.user.waitUntilSettled()

    // Assert
    XCTAssertEqual(world.user.text("detail.explanation"), "What item number 3 is for.")
  }

  /// D4 X5.
  func test_leavingDetail_cancelsRequest() throws {
    // Arrange
    open()
    try world.user.selectRow(2)
    let screen = world.navigationController.topViewController

    // Act
    try world.user.goBack()

    // Assert
    XCTAssertEqual(outcomes, [.replied(200), .cancelled])
    withExtendedLifetime(screen) {}
  }

  /// X5 D4.
  func test_leavingDetail_whenClientIgnoresCancel_letsNoReplyIn() throws {
    // Arrange
    let clientSpy = ItemsClientSpy()
    launch(client: clientSpy)
    try world.user.selectRow(0)
    let screen = try XCTUnwrap(world.navigationController.topViewController)
    try world.user.goBack()

    // Act
    clientSpy.fetchDetailCompletions.first?(.success(Seeds.Details.milk))

    // Assert
    XCTAssertNil(screen.text("detail.explanation"))
  }

  // MARK: - Form

  /// A2.
  func test_save_withBlankTitle_sendsNothing() throws {
    // Arrange
    open()

    // Act
    try save(" ")

    // Assert
    XCTAssertEqual(requests, ["GET /items"])
  }

  /// A4 L1.
  func test_save_onReply_sendsOneLoad() throws {
    // Arrange
    open()
    try save()

    // Act
    world.user.waitUntilSettled()

    // Assert
    XCTAssertEqual(requests, ["GET /items", "POST /items", "GET /items"])
  }

  /// A4.
  func test_save_onReply_leavesForm() throws {
    // Arrange
    open()
    try save()

    // Act
    world.user.wait(world.network.latency)

    // Assert
    XCTAssertEqual(world.user.screens, ["Items"])
  }

  /// A4.
  func test_save_onReply_showsLoadingAlone() throws {
    // Arrange
    open()
    try save()

    // Act
    world.user.wait(world.network.latency)

    // Assert
    XCTAssertEqual(signs, ["items.loading"])
  }

  /// A4.
  func test_save_onReply_keepsRowsUntilTheLoadSucceeds() throws {
    // Arrange
    open()
    try save()

    // Act
    world.user.wait(world.network.latency)

    // Assert
    XCTAssertEqual(world.user.allRows.count, 40)
  }

  /// A4 L2.
  func test_save_onReply_loadShowsItem() throws {
    // Arrange
    open()
    try save()

    // Act
    world.user.waitUntilSettled()

    // Assert
    XCTAssertEqual(world.user.allRows.last?.title, "Buy bread")
  }

  /// A4.
  func test_save_onReply_replacesLoadInFlight() throws {
    // Arrange
    world.network.script(.list, Script(isHeld: true))
    launch()
    try save()

    // Act
    world.user.wait(world.network.latency)

    // Assert
    XCTAssertEqual(outcomes, [.cancelled, .replied(201), .pending])
  }

  /// A4.
  func test_save_onReply_keepsIndicatorsUntilTheLoadEnds() throws {
    // Arrange
    open()
    world.network.script(.list, Script(isHeld: true))
    try world.user.pull()
    try save()

    // Act
    world.user.wait(world.network.latency)

    // Assert
    XCTAssertEqual(signs, ["items.loading", "items.refresh"])
  }

  /// X5 A4.
  func test_save_whenClientIgnoresCancel_letsOnlyTheNewLoadIn() throws {
    // Arrange
    let clientSpy = ItemsClientSpy()
    launch(client: clientSpy)
    try save()
    clientSpy.createItemCompletions.first?(.success(Seeds.Items.plants))

    // Act
    clientSpy.fetchItemsCompletions.first?(.success([]))

    // Assert
    XCTAssertEqual(world.store.calls, [.readAll, .insert])
  }

  /// A5.
  func test_save_onFailure_formStaysWithErrorAlone() throws {
    // Arrange
    open()
    world.network.script(.create, .offline)
    try save()

    // Act
    world.user.waitUntilSettled()

    // Assert
    XCTAssertEqual(signs, ["add.error"])
  }

  /// L1.
  func test_leavingForm_withoutSaving_sendsNothing() throws {
    // Arrange
    open()
    try world.user.tap("items.add")

    // Act
    try world.user.goBack()

    // Assert
    XCTAssertEqual(requests, ["GET /items"])
  }

  /// A6 X5.
  func test_leavingForm_whileSaving_cancelsRequest() throws {
    // Arrange
    open()
    try save()
    let screen = world.navigationController.topViewController

    // Act
    try world.user.goBack()

    // Assert
    XCTAssertEqual(outcomes, [.replied(200), .cancelled])
    withExtendedLifetime(screen) {}
  }

  /// X5 A6.
  func test_leavingForm_whenClientIgnoresCancel_letsNoReplyIn() throws {
    // Arrange
    let clientSpy = ItemsClientSpy()
    launch(client: clientSpy)
    try save()
    let screen = world.navigationController.topViewController
    try world.user.goBack()

    // Act
    clientSpy.createItemCompletions.first?(.success(Seeds.Items.plants))

    // Assert
    XCTAssertEqual(
      clientSpy.calls,
      [.fetchItems, .createItem(NewItem(title: "Buy bread", isEnabled: true)), .cancel])
    withExtendedLifetime(screen) {}
  }

  // MARK: - Always

  /// X3.
  func test_session_callsStoreLikeEveryVersion() throws {
    // Act
    try useEverything()

    // Assert
    XCTAssertEqual(
      world.store.calls,
      [.readAll, .replaceAll, .readAll, .insert, .replaceAll, .readAll, .removeAll])
  }

  /// X3.
  func test_session_sendsRequestsLikeEveryVersion() throws {
    // Act
    try useEverything()

    // Assert
    XCTAssertEqual(
      requests, ["GET /items", "GET /items/1", "POST /items", "GET /items", "DELETE /items"])
  }

  /// X2 D4.
  func test_leavingDetail_whileLoading_releasesEveryPart() throws {
    // Arrange
    open()
    try world.user.selectRow(0)
    let survivors = Survivors(try partsOfTopScene())

    // Act
    try world.user.goBack()

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 6")
  }

  /// X2 A6.
  func test_leavingForm_whileSaving_releasesEveryPart() throws {
    // Arrange
    open()
    try save()
    let survivors = Survivors(try partsOfTopScene())

    // Act
    try world.user.goBack()

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 6")
  }

  /// X2 A4.
  func test_save_onReply_releasesEveryPartOfForm() throws {
    // Arrange
    open()
    try save()
    let survivors = Survivors(try partsOfTopScene())

    // Act
    world.user.wait(world.network.latency)

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 6")
  }

  /// X2.
  func test_close_withReplyHeld_releasesEveryPartOfList() throws {
    // Arrange
    world.network.holdsReplies = true
    launch()
    let survivors = Survivors(try partsOfTopScene() + [world.app])

    // Act
    world.close()

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 7")
  }

  // MARK: - Helpers

  private func launch(client: (any ItemsClient)? = nil) {
    world.launch(client: client) { CleanSwiftApp(environment: $0) }
  }

  /// Launches and waits until the list has loaded.
  private func open() {
    launch()
    world.user.waitUntilSettled()
  }

  private func save(_ title: String = "Buy bread") throws {
    try world.user.tap("items.add")
    try world.user.type(title, into: "add.title")
    try world.user.tap("add.save")
  }

  /// Opens, looks at a detail, adds an item, and deletes all.
  private func useEverything() throws {
    open()
    try world.user.selectRow(0)
    world.user.waitUntilSettled()
    try world.user.goBack()
    try save()
    world.user.waitUntilSettled()
    try world.user.tap("items.deleteAll")
    world.user.waitUntilSettled()
  }

  /// The view controller with its view and the parts behind it, of which the worker is the interactor's own.
  private func partsOfTopScene() throws -> [AnyObject?] {
    let screen = try XCTUnwrap(world.navigationController.topViewController)
    let parts: [AnyObject?] =
      switch screen {
      case let list as ItemsListViewController:
        [list.output, (list.output as? ItemsListInteractor)?.output, list.router]
      case let detail as ItemDetailViewController:
        [detail.output, (detail.output as? ItemDetailInteractor)?.output, detail.router]
      case let form as AddItemViewController:
        [form.output, (form.output as? AddItemInteractor)?.output, form.router]
      default: []
      }
    let interactor = try XCTUnwrap(parts.first ?? nil)
    let worker = try XCTUnwrap(Mirror(reflecting: interactor).descendant("worker")) as AnyObject
    return [screen, screen.view] + parts + [worker]
  }

  /// The parts that come and go and that the topmost screen shows.
  private var signs: [String] {
    [
      "items.loading", "items.refresh", "items.empty", "items.error", "items.retry",
      "detail.loading", "detail.error", "detail.retry", "add.loading", "add.error",
    ].filter(world.user.sees)
  }

  private var requests: [String] {
    world.network.exchanges.map { "\($0.request.method.rawValue) \($0.request.path)" }
  }

  private var outcomes: [Exchange.Outcome] {
    world.network.exchanges.map(\.outcome)
  }
}
