import HeadlessKit
import Items
import VIPER
import XCTest

/// Describes the list's view; names read describe, context, it.
final class ItemsListViewControllerTests: XCTestCase {
  /// What comes and goes over the rows, and what can be used.
  private struct Appearance: Equatable {
    var isLoading = false
    var isRefreshing = false
    var isEmpty = false
    var error: String?
    var offersRetry = false
    var allowsUse = true
    var allowsDeleting = false
  }

  private var log: CallLog!
  private var presenter: ItemsListPresenterSpy!
  private var sut: ItemsListViewController!

  override func setUp() {
    log = CallLog()
    presenter = ItemsListPresenterSpy(log)
    sut = ItemsListViewController()
    sut.presenter = presenter
    sut.loadViewIfNeeded()
  }

  override func tearDown() {
    sut = nil
  }

  // MARK: What the user does

  /// L1 X3.
  func testLoading_tellsThePresenterOnce() {
    XCTAssertEqual(sut.title, "Items")
    sut.viewWillAppear()
    sut.viewDidAppear()
    sut.viewDidAppear()
    XCTAssertTrue(presenter.onViewDidLoadWasCalled)
    XCTAssertEqual(log.calls, ["presenter.onViewDidLoad"])
    XCTAssertEqual(appearance, Appearance())
  }

  /// L7 L3.
  func testTappingRetry_loads() {
    log.removeAll()
    sut.send(.touchUpInside, to: "items.retry")
    XCTAssertTrue(presenter.loadItemsWasCalled)
    XCTAssertFalse(presenter.loadItemsPulledToRefresh)
    XCTAssertEqual(log.calls, ["presenter.loadItems(pulledToRefresh: false)"])
  }

  /// L6.
  func testPulling_loadsAndSaysThatItIsAPull() {
    log.removeAll()
    table.refreshControl?.pull()
    XCTAssertTrue(presenter.loadItemsWasCalled)
    XCTAssertTrue(presenter.loadItemsPulledToRefresh)
    XCTAssertEqual(log.calls, ["presenter.loadItems(pulledToRefresh: true)"])
  }

  /// L10.
  func testTappingAdd_asksForTheForm() {
    log.removeAll()
    sut.send(.touchUpInside, to: "items.add")
    XCTAssertTrue(presenter.addItemWasCalled)
    XCTAssertEqual(log.calls, ["presenter.addItem"])
  }

  /// L8.
  func testTappingDeleteAll_deletes() {
    log.removeAll()
    sut.send(.touchUpInside, to: "items.deleteAll")
    XCTAssertTrue(presenter.deleteItemsWasCalled)
    XCTAssertEqual(log.calls, ["presenter.deleteItems"])
  }

  /// L9.
  func testSelectingARow_runsItsHandlerAndLeavesNoMark() {
    sut.showItems(rows([.milk, .plants]), pulledToRefresh: false)
    log.removeAll()
    table.touchRow(at: 1)
    XCTAssertEqual(log.calls, ["select Water the plants"])
    XCTAssertNil(table.selectedRow)
  }

  /// L9 X4.
  func testSelectingARow_thatIsNotThere_doesNothing() {
    sut.showItems(rows([.milk]), pulledToRefresh: false)
    log.removeAll()
    for row in [Int.min, -1, 1, Int.max] {
      table.touchRow(at: row)
      XCTAssertNil(table.selectedRow)
    }
    XCTAssertEqual(log.calls, [])
  }

  // MARK: The view states

  /// L1 L6 L7.
  func testShowingLoadingFromNetwork_whenItWasNoPull_showsTheIndicatorInPlaceOfTheError() {
    sut.showItems(rows([.milk]), pulledToRefresh: false)
    sut.showError("Oh", pulledToRefresh: false)
    sut.showLoadingFromNetwork(pulledToRefresh: false)
    XCTAssertEqual(appearance, Appearance(isLoading: true))
    XCTAssertEqual(titles, ["Buy milk"])
  }

  /// L6 L7 L4.
  func testShowingLoadingFromNetwork_whenItWasAPull_showsTheRefreshControlAlone() {
    sut.showItems([], pulledToRefresh: false)
    table.refreshControl?.pull()
    sut.showLoadingFromNetwork(pulledToRefresh: true)
    XCTAssertEqual(appearance, Appearance(isRefreshing: true))

    sut.showItems(rows([.milk]), pulledToRefresh: true)
    sut.showError("Oh", pulledToRefresh: false)
    table.refreshControl?.pull()
    sut.showLoadingFromNetwork(pulledToRefresh: true)
    XCTAssertEqual(appearance, Appearance(isRefreshing: true))
    XCTAssertEqual(titles, ["Buy milk"])
  }

  /// L2 L6.
  func testShowingLoadingFromDatabase_showsWhatShowedBefore() {
    sut.showItems(rows([.milk]), pulledToRefresh: false)
    sut.showLoadingFromDatabase(pulledToRefresh: false)
    XCTAssertEqual(appearance, Appearance(isLoading: true))

    table.refreshControl?.pull()
    sut.showLoadingFromDatabase(pulledToRefresh: true)
    XCTAssertEqual(appearance, Appearance(isLoading: true, isRefreshing: true))

    sut.showItems(rows([.milk]), pulledToRefresh: true)
    table.refreshControl?.pull()
    sut.showLoadingFromNetwork(pulledToRefresh: true)
    sut.showLoadingFromDatabase(pulledToRefresh: true)
    XCTAssertEqual(appearance, Appearance(isRefreshing: true))
  }

  /// L2 L4 L8.
  func testShowingItems_whenThereAreSome_showsThemAloneAndAllowsDeleting() {
    sut.showLoadingFromNetwork(pulledToRefresh: false)
    sut.showItems(rows([.plants, .milk]), pulledToRefresh: false)
    XCTAssertEqual(appearance, Appearance(allowsDeleting: true))
    XCTAssertEqual(
      texts,
      [["Water the plants", "29 Feb 2024", "Disabled"], ["Buy milk", "3 Feb 2026", "Enabled"]])
  }

  /// L4 L8.
  func testShowingItems_whenThereAreNone_showsTheEmptyTextOverATableThatCanBePulled() {
    sut.showItems(rows([.milk]), pulledToRefresh: false)
    sut.showLoadingFromNetwork(pulledToRefresh: false)
    sut.showItems([], pulledToRefresh: false)
    XCTAssertEqual(appearance, Appearance(isEmpty: true))
    XCTAssertEqual(sut.text("items.empty"), "No items yet")
    XCTAssertEqual(titles, [])
    XCTAssertTrue(sut.shows("items.table"))
  }

  /// L6.
  func testShowingItems_endsAPullThatWaitedAndNoOther() {
    table.refreshControl?.pull()
    sut.showItems([], pulledToRefresh: false)
    XCTAssertEqual(appearance, Appearance(isRefreshing: true, isEmpty: true))
    sut.showItems([], pulledToRefresh: true)
    XCTAssertEqual(appearance, Appearance(isEmpty: true))
  }

  /// L3 L8 X1.
  func testShowingAnError_keepsTheRowsAndOffersRetry() {
    sut.showItems(rows([.milk]), pulledToRefresh: false)
    sut.showLoadingFromNetwork(pulledToRefresh: false)
    sut.showError("Oh", pulledToRefresh: false)
    XCTAssertEqual(
      appearance, Appearance(error: "Oh", offersRetry: true, allowsDeleting: true))
    XCTAssertEqual(titles, ["Buy milk"])

    sut.showError("No", pulledToRefresh: false)
    XCTAssertEqual(
      appearance, Appearance(error: "No", offersRetry: true, allowsDeleting: true))
  }

  /// L3 L4 L8.
  func testShowingAnError_withoutRows_showsNoEmptyText() {
    sut.showItems([], pulledToRefresh: false)
    sut.showError("Oh", pulledToRefresh: false)
    XCTAssertEqual(appearance, Appearance(error: "Oh", offersRetry: true))
  }

  /// L6 L3.
  func testShowingAnError_endsAPullThatWaitedAndNoOther() {
    table.refreshControl?.pull()
    sut.showError("Oh", pulledToRefresh: false)
    XCTAssertEqual(
      appearance, Appearance(isRefreshing: true, error: "Oh", offersRetry: true))
    sut.showError("Oh", pulledToRefresh: true)
    XCTAssertEqual(appearance, Appearance(error: "Oh", offersRetry: true))
  }

  /// L3 L4.
  func testShowingItems_afterAnError_takesItAway() {
    sut.showError("Oh", pulledToRefresh: false)
    sut.showItems(rows([.milk]), pulledToRefresh: false)
    XCTAssertEqual(appearance, Appearance(allowsDeleting: true))
  }

  /// L8 L7.
  func testShowingDeleting_allowsNothingUntilItEnds() {
    let ends: [(ItemsListViewController) -> Void] = [
      { $0.showItems([], pulledToRefresh: false) },
      { $0.showError("No", pulledToRefresh: false) },
    ]
    for end in ends {
      sut.showItems(rows([.milk]), pulledToRefresh: false)
      sut.showError("Oh", pulledToRefresh: false)
      sut.showDeleting()
      XCTAssertEqual(appearance, Appearance(isLoading: true, allowsUse: false))
      XCTAssertEqual(titles, ["Buy milk"])
      end(sut)
      XCTAssertTrue(appearance?.allowsUse == true)
    }
  }

  // MARK: The table

  /// L10.
  func testScrolling_showsTheRowsFurtherDown() {
    sut.showItems(rows(Item.numbered(100)), pulledToRefresh: false)
    XCTAssertEqual(titles, (0..<12).map { "Item \($0)" })
    table.scroll(to: 50)
    XCTAssertEqual(titles, (50..<62).map { "Item \($0)" })
  }

  /// L10 L12.
  func testShowingItems_whenTheyAreTheSame_makesNoRow() {
    sut.showItems(rows([.milk, .plants]), pulledToRefresh: false)
    let cells = table.visibleCells
    table.dataSource = nil
    sut.showItems(rows([.milk, .plants]), pulledToRefresh: false)
    XCTAssertEqual(cells.map(ObjectIdentifier.init), table.visibleCells.map(ObjectIdentifier.init))
    XCTAssertEqual(cells.count, 2)
  }

  /// L2 L10.
  func testShowingItems_whenOneHasChanged_makesTheRowsAnew() {
    let (milk, plants) = (Item.milk, Item.plants)
    let changes: [(item: Item, texts: [String])] = [
      (
        Item(
          id: 1, title: "Sell milk", isEnabled: true, createdAt: milk.createdAt, owner: "mira"),
        ["Sell milk", "3 Feb 2026", "Enabled"]
      ),
      (
        Item(
          id: 1, title: "Buy milk", isEnabled: true, createdAt: plants.createdAt, owner: "mira"),
        ["Buy milk", "29 Feb 2024", "Enabled"]
      ),
      (
        Item(
          id: 1, title: "Buy milk", isEnabled: false, createdAt: milk.createdAt, owner: "mira"),
        ["Buy milk", "3 Feb 2026", "Disabled"]
      ),
    ]
    for (item, texts) in changes {
      sut.showItems(rows([milk]), pulledToRefresh: false)
      sut.showItems(rows([item]), pulledToRefresh: false)
      XCTAssertEqual(self.texts, [texts])
      table.touchRow(at: 0)
      XCTAssertEqual(log.calls.last, "select \(item.title)")
    }
  }

  /// L11.
  func testShowingItems_again_keepsTheScrollOffsetClamped() {
    sut.showItems(rows(Item.numbered(40)), pulledToRefresh: false)
    table.scroll(to: 20)
    sut.showItems(rows(Item.numbered(41)), pulledToRefresh: false)
    XCTAssertEqual(table.visibleRows.lowerBound, 20)
    sut.showItems(rows(Item.numbered(15)), pulledToRefresh: false)
    XCTAssertEqual(table.visibleRows.lowerBound, 3)
  }

  // MARK: Being released

  /// X2.
  func testActions_doNotKeepTheViewAlive() {
    weak let weakView = sut
    sut = nil
    XCTAssertNil(weakView)
  }

  private var table: TableView {
    sut.part("items.table") as? TableView ?? TableView()
  }

  private var texts: [[String]] {
    table.visibleCells.map { $0.subviews.compactMap { ($0 as? Label)?.text } }
  }

  private var titles: [String] {
    table.visibleCells.compactMap { ($0 as? ItemCell)?.titleLabel.text }
  }

  private var appearance: Appearance? {
    let uses = [table.allowsSelection, sut.allows("items.refresh"), sut.allows("items.add")]
    guard Set(uses).count == 1 else { return nil }
    return Appearance(
      isLoading: sut.shows("items.loading"), isRefreshing: sut.shows("items.refresh"),
      isEmpty: sut.shows("items.empty"), error: sut.text("items.error"),
      offersRetry: sut.shows("items.retry"), allowsUse: uses[0],
      allowsDeleting: sut.allows("items.deleteAll"))
  }

  private func rows(_ items: [Item]) -> [ItemsListRowModel] {
    items.map { ItemsListRowModel(item: $0) { [log] in log?.note("select \($0.title)") } }
  }
}
