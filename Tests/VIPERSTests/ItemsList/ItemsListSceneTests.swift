import Shared
import VIPERS
import XCTest

/// Tests the list's scene between a user and a spy of the director.
final class ItemsListSceneTests: XCTestCase {
  // MARK: Spies

  private final class EventsHandlerSpy: ItemsList_HandleUIEvents {
    private let history: History

    init(_ history: History) {
      self.history = history
    }

    func onUIReady() {
      history.note("eventsHandler.onUIReady")
    }

    func onRetry() {
      history.note("eventsHandler.onRetry")
    }

    func onPullToRefresh() {
      history.note("eventsHandler.onPullToRefresh")
    }

    func onDeleteAll() {
      history.note("eventsHandler.onDeleteAll")
    }

    func onItemSelected(index: Int) {
      history.note("eventsHandler.onItemSelected(index: \(index))")
    }

    func onAddItem() {
      history.note("eventsHandler.onAddItem")
    }
  }

  // MARK: Setup

  private let milk = ItemUI(title: "Buy milk", date: "3 Feb 2026", state: "Enabled")
  private let plants = ItemUI(
    title: "Water the plants", date: "29 Feb 2024", state: "Disabled")

  private var history: History!
  private var scene: ItemsListScene!
  private var user: User!

  override func setUp() {
    history = History()
    scene = ItemsListScene()
    scene.eventsHandler = EventsHandlerSpy(history)
    user = User(at: scene)
  }

  override func tearDown() {
    user = nil
    scene = nil
  }

  // MARK: What the user does

  /// L1.
  func test_onUIReady() {
    // When
    scene.viewWillAppear()
    scene.viewDidAppear()

    // Then
    XCTAssertEqual(history.calls, ["eventsHandler.onUIReady"])
    XCTAssertEqual(user.screens, ["Items"])
    XCTAssertEqual(user.signs, [])
    XCTAssertEqual(user.uses, ["rows", "items.refresh", "items.add"])
  }

  /// L7 L3.
  func test_onRetry() throws {
    // Given
    scene.displayError("Oh")
    history.removeAll()

    // When
    try user.tap("items.retry")

    // Then
    XCTAssertEqual(history.calls, ["eventsHandler.onRetry"])
  }

  /// L6.
  func test_onPullToRefresh() throws {
    // Given
    history.removeAll()

    // When
    try user.pull()

    // Then
    XCTAssertEqual(history.calls, ["eventsHandler.onPullToRefresh"])
    XCTAssertEqual(user.signs, ["items.refresh"])
  }

  /// L8.
  func test_onDeleteAll() throws {
    // Given
    load([milk])

    // When
    try user.tap("items.deleteAll")

    // Then
    XCTAssertEqual(history.calls, ["eventsHandler.onDeleteAll"])
  }

  /// L10.
  func test_onAddItem() throws {
    // Given
    history.removeAll()

    // When
    try user.tap("items.add")

    // Then
    XCTAssertEqual(history.calls, ["eventsHandler.onAddItem"])
  }

  /// L9.
  func test_onItemSelected() throws {
    // Given
    load([milk, plants])

    // When
    try user.selectRow(1)

    // Then
    XCTAssertEqual(history.calls, ["eventsHandler.onItemSelected(index: 1)"])
    XCTAssertNil(user.snapshot().selectedRow)
  }

  // MARK: What it displays

  /// L2.
  func test_displayItems() {
    // When
    scene.display(items: [plants, milk])

    // Then
    XCTAssertEqual(
      user.allRows,
      [
        Row(title: "Water the plants", date: "29 Feb 2024", state: "Disabled"),
        Row(title: "Buy milk", date: "3 Feb 2026", state: "Enabled"),
      ])
  }

  /// L2.
  func test_displayItemsThatDifferInOnePart() {
    let changes = [
      ItemUI(title: "Sell milk", date: "3 Feb 2026", state: "Enabled"),
      ItemUI(title: "Buy milk", date: "4 Feb 2026", state: "Enabled"),
      ItemUI(title: "Buy milk", date: "3 Feb 2026", state: "Disabled"),
    ]
    for item in changes {
      // Given
      scene.display(items: [milk])

      // When
      scene.display(items: [item])

      // Then
      XCTAssertEqual(
        user.allRows, [Row(title: item.title, date: item.date, state: item.state)])
    }
  }

  /// L10.
  func test_displayItemsAgainMakesNoRow() throws {
    // Given
    scene.display(items: [milk, plants])
    let table = try table()
    let cells = table.visibleCells
    table.dataSource = nil

    // When
    scene.display(items: [milk, plants])

    // Then
    XCTAssertEqual(cells.count, 2)
    XCTAssertEqual(table.visibleCells.map(ObjectIdentifier.init), cells.map(ObjectIdentifier.init))
  }

  /// L10.
  func test_scrollingShowsTheRowsFurtherDown() throws {
    // Given
    scene.display(items: numbered(100))
    XCTAssertEqual(user.visibleRows.map(\.title), (0..<12).map { "Item \($0)" })

    // When
    try user.scroll(to: 50)

    // Then
    XCTAssertEqual(user.visibleRows.map(\.title), (50..<62).map { "Item \($0)" })
  }

  /// L11.
  func test_displayItemsKeepsTheScrollOffset() throws {
    // Given
    scene.display(items: numbered(40))
    try user.scroll(to: 20)

    // When
    scene.display(items: numbered(41))

    // Then
    XCTAssertEqual(user.visibleRows.first?.title, "Item 20")
    scene.display(items: numbered(15))
    XCTAssertEqual(user.visibleRows.first?.title, "Item 3")
  }

  /// L3 X1.
  func test_displayError() {
    // Given
    load([milk])
    scene.toggle(loading: true)

    // When
    scene.displayError("Oh")
    scene.toggle(loading: false)

    // Then
    XCTAssertEqual(user.signs, ["items.error", "items.retry"])
    XCTAssertEqual(user.text("items.error"), "Oh")
    XCTAssertEqual(user.allRows.map(\.title), ["Buy milk"])
  }

  /// L3 X1.
  func test_displayErrorAfterAnother() {
    // Given
    scene.displayError("Oh")

    // When
    scene.displayError("No")

    // Then
    XCTAssertEqual(user.signs, ["items.error", "items.retry"])
    XCTAssertEqual(user.text("items.error"), "No")
  }

  // MARK: Without a loader

  /// L4 L8.
  func test_displayItemsTakesTheEmptyTextAway() {
    // Given
    load([])

    // When
    scene.display(items: [milk])

    // Then
    XCTAssertEqual(user.signs, [])
    XCTAssertTrue(user.uses.contains("items.deleteAll"))
  }

  /// L4 X1.
  func test_displayErrorTakesTheEmptyTextAway() {
    // Given
    load([])

    // When
    scene.displayError("Oh")

    // Then
    XCTAssertEqual(user.signs, ["items.error", "items.retry"])
  }

  // MARK: Its loaders

  /// L1 L2.
  func test_toggleLoading() {
    // When
    scene.toggle(loading: true)

    // Then
    XCTAssertEqual(user.signs, ["items.loading"])
    scene.display(items: [milk])
    scene.toggle(loading: false)
    XCTAssertEqual(user.signs, [])
  }

  /// L6 L2.
  func test_toggleRefreshing() throws {
    // Given
    load([milk])
    try user.pull()

    // When
    scene.toggle(refreshing: true)

    // Then
    XCTAssertEqual(user.signs, ["items.refresh"])
    XCTAssertEqual(user.allRows.map(\.title), ["Buy milk"])
    scene.toggle(refreshing: false)
    XCTAssertEqual(user.signs, [])
  }

  /// L8.
  func test_toggleDeleting() {
    // Given
    load([milk])

    // When
    scene.toggle(deleting: true)

    // Then
    XCTAssertEqual(user.signs, ["items.loading"])
    XCTAssertEqual(user.uses, [])
    scene.toggle(deleting: false)
    XCTAssertEqual(user.signs, [])
    XCTAssertEqual(user.uses, ["rows", "items.refresh", "items.add", "items.deleteAll"])
  }

  /// L5 L6.
  func test_toggleLoadingAndRefreshing() {
    // When
    scene.toggle(loading: true)
    scene.toggle(refreshing: true)

    // Then
    XCTAssertEqual(user.signs, ["items.loading", "items.refresh"])
    scene.toggle(loading: false)
    XCTAssertEqual(user.signs, ["items.refresh"])
    scene.toggle(refreshing: false)
    XCTAssertEqual(user.signs, ["items.empty"])
  }

  /// L7.
  func test_togglingOnTakesTheErrorAway() {
    for (name, loader) in loaders {
      for items in [[], [milk]] {
        // Given
        load(items)
        scene.displayError("Oh")

        // When
        loader(true)

        // Then
        XCTAssertTrue(user.signs.isDisjoint(with: ["items.error", "items.retry"]), name)
        loader(false)
      }
    }
  }

  /// L3 L4.
  func test_togglingOffLeavesTheError() {
    for (name, loader) in loaders {
      // Given
      loader(true)
      scene.displayError("Oh")

      // When
      loader(false)

      // Then
      XCTAssertEqual(user.signs, ["items.error", "items.retry"], name)
    }
  }

  /// L4.
  func test_togglingOffWithoutItemsShowsTheEmptyText() {
    for (name, loader) in loaders {
      // Given
      loader(true)
      XCTAssertFalse(user.sees("items.empty"), name)

      // When
      loader(false)

      // Then
      XCTAssertEqual(user.signs, ["items.empty"], name)
      XCTAssertEqual(user.text("items.empty"), "No items yet")
      XCTAssertTrue(user.sees("items.table"))
    }
  }

  /// L4 L2.
  func test_firstItemsTakeTheEmptyTextAway() {
    // Given
    load([])

    // When
    load([milk])

    // Then
    XCTAssertEqual(user.signs, [])
  }

  /// L8.
  func test_togglingOffAllowsDeletingItemsOnly() {
    for (name, loader) in loaders {
      for items in [[], [milk]] {
        // Given
        load(items)
        loader(true)
        XCTAssertFalse(user.uses.contains("items.deleteAll"), name)

        // When
        loader(false)

        // Then
        XCTAssertEqual(user.uses.contains("items.deleteAll"), !items.isEmpty, name)
      }
    }
  }

  /// L8 L5.
  func test_loadingAndRefreshingAllowEverythingElse() {
    // Given
    load([milk])

    // When
    scene.toggle(loading: true)
    scene.toggle(refreshing: true)

    // Then
    XCTAssertEqual(user.uses, ["rows", "items.refresh", "items.add"])
    scene.toggle(loading: false)
    XCTAssertEqual(user.uses, ["rows", "items.refresh", "items.add"])
  }

  // MARK: Ownership

  /// X2.
  func test_controlsDoNotKeepTheSceneAlive() {
    // Given
    weak let weakScene = scene

    // When
    scene = nil
    user = nil

    // Then
    XCTAssertNil(weakScene)
  }

  private var loaders: KeyValuePairs<String, (Bool) -> Void> {
    [
      "loading": { self.scene.toggle(loading: $0) },
      "refreshing": { self.scene.toggle(refreshing: $0) },
      "deleting": { self.scene.toggle(deleting: $0) },
    ]
  }

  /// Loads these items, and forgets the events.
  private func load(_ items: [ItemUI]) {
    scene.toggle(loading: true)
    scene.display(items: items)
    scene.toggle(loading: false)
    history.removeAll()
  }

  private func numbered(_ count: Int) -> [ItemUI] {
    (0..<count).map { ItemUI(title: "Item \($0)", date: "3 Feb 2026", state: "Enabled") }
  }

  private func table() throws -> TableView {
    try XCTUnwrap(scene.view.descendant(withIdentifier: "items.table") as? TableView)
  }
}
