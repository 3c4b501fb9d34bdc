import HeadlessKit
import Items
import ItemsNetworking
import ItemsScreens
import UserDriver
import VIPER
import XCTest

/// Describes the list's view.
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
  private var table: TableView!

  override func setUpWithError() throws {
    log = CallLog()
    presenter = ItemsListPresenterSpy(log)
    sut = ItemsListViewController()
    sut.presenter = presenter
    table = try XCTUnwrap(sut.part("items.table") as? TableView)
    log.removeAll()
  }

  override func tearDown() {
    sut = nil
  }

  // MARK: describe what the user does

  /// L1 L5 X7.
  func test_whenLoaded_itTellsThePresenterOnce() {
    sut = ItemsListViewController()
    sut.presenter = presenter
    sut.loadViewIfNeeded()
    sut.viewWillAppear()
    sut.viewDidAppear()
    sut.viewDidAppear()
    XCTAssertTrue(presenter.onViewDidLoadWasCalled, "presenter.onViewDidLoad wasn't called")
    XCTAssertEqual(log.calls, ["presenter.onViewDidLoad"])
  }

  /// X3.
  func test_whenLoaded_itSaysWhatItIsAndShowsNothing() {
    XCTAssertEqual(sut.title, "Items")
    XCTAssertEqual(appearance, Appearance())
  }

  /// L7 L3.
  func test_whenRetryIsTapped_itLoads() {
    sut.send(.touchUpInside, to: "items.retry")
    XCTAssertTrue(presenter.loadItemsWasCalled, "presenter.loadItems wasn't called")
    XCTAssertFalse(presenter.loadItemsPulledToRefresh, "loadItems was told of a pull")
    XCTAssertEqual(log.calls, ["presenter.loadItems"])
  }

  /// L6.
  func test_whenPulled_itLoadsAndSaysThatItIsAPull() {
    table.refreshControl?.pull()
    XCTAssertTrue(presenter.loadItemsWasCalled, "presenter.loadItems wasn't called")
    XCTAssertTrue(presenter.loadItemsPulledToRefresh, "loadItems was told of no pull")
    XCTAssertEqual(log.calls, ["presenter.loadItems"])
  }

  /// L10.
  func test_whenAddIsTapped_itAsksForTheForm() {
    sut.send(.touchUpInside, to: "items.add")
    XCTAssertTrue(presenter.addItemWasCalled, "presenter.addItem wasn't called")
    XCTAssertEqual(log.calls, ["presenter.addItem"])
  }

  /// L8.
  func test_whenDeleteAllIsTapped_itDeletes() {
    sut.send(.touchUpInside, to: "items.deleteAll")
    XCTAssertTrue(presenter.deleteItemsWasCalled, "presenter.deleteItems wasn't called")
    XCTAssertEqual(log.calls, ["presenter.deleteItems"])
  }

  /// L9.
  func test_whenARowIsSelected_itPassesTheRowOnAndLeavesNoMark() {
    sut.showItems(rows("Milk", "Plants"), pulledToRefresh: false)
    table.touchRow(at: 1)
    XCTAssertEqual(presenter.selectItemRow, 1)
    XCTAssertEqual(log.calls, ["presenter.selectItem"])
    XCTAssertNil(table.selectedRow, "the row is still marked")
  }

  /// X6.
  func test_whenDeleting_andATouchGetsPastTheControls_itPassesThatOn() {
    sut.showItems(rows("Milk"), pulledToRefresh: false)
    sut.showDeleting()
    sut.send(.touchUpInside, to: "items.add")
    sut.tableView(table, didSelectRowAt: 0)
    XCTAssertEqual(log.calls, ["presenter.addItem", "presenter.selectItem"])
  }

  // MARK: describe the view states

  /// L1 L6 L7.
  func test_whenLoadingFromTheNetwork_andItWasNoPull_itShowsTheIndicatorInPlaceOfTheError() {
    sut.showItems(rows("Milk"), pulledToRefresh: false)
    sut.showError("Oh", pulledToRefresh: false)
    sut.showLoadingFromNetwork(pulledToRefresh: false)
    XCTAssertEqual(appearance, Appearance(isLoading: true))
    XCTAssertEqual(titles, ["Milk"])
  }

  /// L6 L4.
  func test_whenLoadingFromTheNetwork_andThereAreNoItems_itShowsNoEmptyText() {
    for pulledToRefresh in [true, false] {
      sut.hideLoading(pulledToRefresh: false)
      sut.showLoadingFromNetwork(pulledToRefresh: pulledToRefresh)
      XCTAssertEqual(appearance, Appearance(isLoading: !pulledToRefresh))
    }
  }

  /// L6 L7.
  func test_whenLoadingFromTheNetwork_andItWasAPull_itShowsTheRefreshControlAlone() {
    sut.showItems(rows("Milk"), pulledToRefresh: false)
    sut.showError("Oh", pulledToRefresh: false)
    table.refreshControl?.pull()
    sut.showLoadingFromNetwork(pulledToRefresh: true)
    XCTAssertEqual(appearance, Appearance(isRefreshing: true))
    XCTAssertEqual(titles, ["Milk"])
  }

  /// L2 L6.
  func test_whenLoadingFromTheDatabase_andItWasAPull_itShowsTheRefreshControlAlone() {
    table.refreshControl?.pull()
    sut.showLoadingFromNetwork(pulledToRefresh: true)
    sut.showLoadingFromDatabase(pulledToRefresh: true)
    XCTAssertEqual(appearance, Appearance(isRefreshing: true))
  }

  /// L5 L6.
  func test_whenLoadingFromTheDatabase_andAPullHasJoined_itShowsBothIndicators() {
    sut.showLoadingFromNetwork(pulledToRefresh: false)
    table.refreshControl?.pull()
    sut.showLoadingFromDatabase(pulledToRefresh: true)
    XCTAssertEqual(appearance, Appearance(isLoading: true, isRefreshing: true))
  }

  /// L2 L8.
  func test_whenShowingItems_itEndsLoadingAndAllowsDeleting() {
    sut.showLoadingFromNetwork(pulledToRefresh: false)
    sut.showItems(rows("Plants", "Milk"), pulledToRefresh: false)
    XCTAssertEqual(appearance, Appearance(allowsDeleting: true))
    XCTAssertEqual(
      texts,
      [
        ["Plants", "date of Plants", "state of Plants"],
        ["Milk", "date of Milk", "state of Milk"],
      ])
  }

  /// L4 L8.
  func test_whenShowingItems_andThereAreNone_itShowsTheEmptyTextOverATableThatCanBePulled() {
    sut.showItems(rows("Milk"), pulledToRefresh: false)
    sut.showLoadingFromNetwork(pulledToRefresh: false)
    sut.showItems([], pulledToRefresh: false)
    XCTAssertEqual(appearance, Appearance(isEmpty: true))
    XCTAssertEqual(sut.text("items.empty"), "No items yet")
    XCTAssertEqual(titles, [])
    XCTAssertTrue(sut.shows("items.table"), "the table is hidden")
  }

  /// L3 L4.
  func test_whenShowingItems_andAnErrorShowed_itTakesThatAway() {
    sut.showError("Oh", pulledToRefresh: false)
    sut.showItems(rows("Milk"), pulledToRefresh: false)
    XCTAssertEqual(appearance, Appearance(allowsDeleting: true))
  }

  /// L2 L12 L8.
  func test_whenHidingLoading_itKeepsTheRowsAndAllowsDeleting() {
    sut.showItems(rows("Milk"), pulledToRefresh: false)
    sut.showError("Oh", pulledToRefresh: false)
    sut.showLoadingFromNetwork(pulledToRefresh: false)
    sut.hideLoading(pulledToRefresh: false)
    XCTAssertEqual(appearance, Appearance(allowsDeleting: true))
    XCTAssertEqual(titles, ["Milk"])
  }

  /// L4 L12.
  func test_whenHidingLoading_andThereAreNoItems_itShowsTheEmptyText() {
    sut.showLoadingFromNetwork(pulledToRefresh: false)
    sut.hideLoading(pulledToRefresh: false)
    XCTAssertEqual(appearance, Appearance(isEmpty: true))
  }

  /// L3 L8 X1.
  func test_whenShowingAnError_itKeepsTheRowsAndOffersRetry() {
    sut.showItems(rows("Milk"), pulledToRefresh: false)
    sut.showLoadingFromNetwork(pulledToRefresh: false)
    sut.showError("Oh", pulledToRefresh: false)
    XCTAssertEqual(
      appearance, Appearance(error: "Oh", offersRetry: true, allowsDeleting: true))
    XCTAssertEqual(titles, ["Milk"])
  }

  /// L3 X1.
  func test_whenShowingAnError_andAnotherShowed_itTakesItsPlace() {
    sut.showError("Oh", pulledToRefresh: false)
    sut.showError("No", pulledToRefresh: false)
    XCTAssertEqual(sut.text("items.error"), "No")
  }

  /// L3 L4 L8.
  func test_whenShowingAnError_andThereAreNoItems_itShowsNoEmptyText() {
    sut.hideLoading(pulledToRefresh: false)
    sut.showError("Oh", pulledToRefresh: false)
    XCTAssertEqual(appearance, Appearance(error: "Oh", offersRetry: true))
  }

  /// L6 L3 L5.
  func test_whenAnythingEnds_itEndsAPullThatWaitedAndNoOther() {
    let ends: [(name: String, run: (Bool) -> Void)] = [
      ("showItems", { self.sut.showItems(self.rows("Milk"), pulledToRefresh: $0) }),
      ("hideLoading", { self.sut.hideLoading(pulledToRefresh: $0) }),
      ("showError", { self.sut.showError("Oh", pulledToRefresh: $0) }),
    ]
    for end in ends {
      table.refreshControl?.pull()
      end.run(false)
      XCTAssertTrue(sut.shows("items.refresh"), "\(end.name) ended a pull that didn't wait for it")
      end.run(true)
      XCTAssertFalse(sut.shows("items.refresh"), "\(end.name) left the pull waiting")
    }
  }

  /// L8 L7.
  func test_whenDeleting_itAllowsNothingInPlaceOfTheError() {
    sut.showItems(rows("Milk"), pulledToRefresh: false)
    sut.showError("Oh", pulledToRefresh: false)
    sut.showDeleting()
    XCTAssertEqual(appearance, Appearance(isLoading: true, allowsUse: false))
    XCTAssertEqual(titles, ["Milk"])
  }

  /// A4 L8.
  func test_whenDeleting_andALoadTakesThePlace_itAllowsUseAgain() {
    sut.showDeleting()
    sut.showLoadingFromNetwork(pulledToRefresh: false)
    XCTAssertEqual(appearance?.allowsUse, true)
  }

  /// L8.
  func test_whenDeletingHasEnded_itAllowsUseAgain() {
    let ends: [(name: String, run: () -> Void)] = [
      ("showItems", { self.sut.showItems([], pulledToRefresh: false) }),
      ("hideLoading", { self.sut.hideLoading(pulledToRefresh: false) }),
      ("showError", { self.sut.showError("No", pulledToRefresh: false) }),
    ]
    for end in ends {
      sut.showDeleting()
      end.run()
      XCTAssertEqual(appearance?.allowsUse, true, end.name)
    }
  }

  // MARK: describe the table

  /// L10.
  func test_whenScrolled_itShowsTheRowsFurtherDown() {
    sut.showItems(numberedRows(100), pulledToRefresh: false)
    XCTAssertEqual(titles, (0..<12).map { "Item \($0)" })
    table.scrollToRow(at: 50)
    XCTAssertEqual(titles, (50..<62).map { "Item \($0)" })
  }

  /// L12 L10.
  func test_whenHidingLoading_itReloadsNoRow() {
    sut.showItems(rows("Milk", "Plants"), pulledToRefresh: false)
    table.dataSource = nil
    sut.hideLoading(pulledToRefresh: false)
    XCTAssertEqual(titles, ["Milk", "Plants"])
  }

  /// L2.
  func test_whenShowingItems_andThereAreAsManyAsBefore_itShowsTheNewOnes() {
    sut.showItems(rows("Milk"), pulledToRefresh: false)
    sut.showItems(rows("Plants"), pulledToRefresh: false)
    XCTAssertEqual(titles, ["Plants"])
  }

  /// L11.
  func test_whenShowingItems_itKeepsTheScrollOffsetAsFarAsThereAreRows() {
    sut.showItems(numberedRows(40), pulledToRefresh: false)
    table.scrollToRow(at: 20)
    sut.showItems(numberedRows(41), pulledToRefresh: false)
    XCTAssertEqual(table.visibleRows.lowerBound, 20)
    sut.showItems(numberedRows(15), pulledToRefresh: false)
    XCTAssertEqual(table.visibleRows.lowerBound, 3)
  }

  /// L11.
  func test_whenCovered_itShowsItemsAllTheSame() {
    let window = Window(showing: sut)
    sut.navigationController?.pushViewController(ViewController())
    sut.showItems(rows("Milk"), pulledToRefresh: false)
    XCTAssertEqual(titles, ["Milk"])
    withExtendedLifetime(window) {}
  }

  /// L11 L3.
  func test_whenCovered_andAnErrorIsShown_itShowsThatOnceItIsUncovered() {
    let window = Window(showing: sut)
    sut.showItems(rows("Milk"), pulledToRefresh: false)
    sut.navigationController?.pushViewController(ViewController())
    sut.showLoadingFromNetwork(pulledToRefresh: false)
    sut.showError("Oh", pulledToRefresh: false)
    sut.navigationController?.goBack()
    XCTAssertEqual(
      appearance, Appearance(error: "Oh", offersRetry: true, allowsDeleting: true))
    XCTAssertEqual(titles, ["Milk"])
    withExtendedLifetime(window) {}
  }

  // MARK: describe being released

  /// X2.
  func test_whenReleased_itsActionsDoNotKeepIt() {
    sut.showItems(rows("Milk"), pulledToRefresh: false)
    weak let weakView = sut
    sut = nil
    XCTAssertNil(weakView, "the view is kept")
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

  private func numberedRows(_ count: Int) -> [ItemsListRowModel] {
    rows(titled: (0..<count).map { "Item \($0)" })
  }

  private func rows(_ titles: String...) -> [ItemsListRowModel] {
    rows(titled: titles)
  }

  private func rows(titled titles: [String]) -> [ItemsListRowModel] {
    titles.map { title in
      ItemsListRowModel(title: title, date: "date of \(title)", state: "state of \(title)")
    }
  }
}
