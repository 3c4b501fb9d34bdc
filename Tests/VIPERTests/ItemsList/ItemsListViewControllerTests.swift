import HeadlessKit
import ItemsScreens
import UserDriver
import XCTest

@testable import VIPER

/// Describes the list's view.
final class ItemsListViewControllerTests: XCTestCase {
  private enum Call: Equatable {
    case openItems
    case loadItems(pulledToRefresh: Bool)
    case deleteItems
    case presentItemDetail(at: Int)
    case presentAddItem
  }

  private final class PresenterSpy: ItemsListPresenterProtocol {
    private let log: CallLog<Call>

    init(_ log: CallLog<Call>) {
      self.log = log
    }

    func openItems() {
      log.note(.openItems)
    }

    func loadItems(pulledToRefresh: Bool) {
      log.note(.loadItems(pulledToRefresh: pulledToRefresh))
    }

    func deleteItems() {
      log.note(.deleteItems)
    }

    func presentItemDetail(at row: Int) {
      log.note(.presentItemDetail(at: row))
    }

    func presentAddItem() {
      log.note(.presentAddItem)
    }
  }

  /// What the screen shows over the rows, and what the user can use.
  private struct Appearance: Equatable {
    var isLoading = false
    var isRefreshing = false
    var isEmpty = false
    var error: String?
    var offersRetry = false
    var allowsSelecting = true
    var allowsPulling = true
    var allowsAdding = true
    var allowsDeleting = false
  }

  private var log: CallLog<Call>!
  private var sut: ItemsListViewController!
  private var window: Window!
  private var table: TableView!

  override func setUpWithError() throws {
    log = CallLog()
    sut = ItemsListViewController()
    sut.presenter = PresenterSpy(log)
    window = Window(showing: sut)
    table = try XCTUnwrap(sut.part("items.table") as? TableView)
  }

  override func tearDown() {
    window = nil
    sut = nil
  }

  // MARK: describe the user's actions

  /// X3.
  func test_whenLoaded_itHasATitleAndShowsNothingElse() {
    XCTAssertEqual(sut.title, "Items")
    XCTAssertEqual(appearance, Appearance())
  }

  /// L1 X7.
  func test_whenAppearingAgain_itHasOpenedTheItemsOnce() {
    sut.viewWillAppear()
    sut.viewDidAppear()

    XCTAssertEqual(log.calls, [.openItems])
  }

  /// L3 L7.
  func test_whenRetryIsTapped_itLoads() {
    sut.showError("Oh", pulledToRefresh: false)
    log.removeAll()

    sut.tap("items.retry")

    XCTAssertEqual(log.calls, [.loadItems(pulledToRefresh: false)])
  }

  /// L6.
  func test_whenPulled_itLoadsAndPassesOnThatItWasAPull() {
    log.removeAll()

    table.refreshControl?.pull()

    XCTAssertEqual(log.calls, [.loadItems(pulledToRefresh: true)])
  }

  /// L10.
  func test_whenAddIsTapped_itRequestsTheForm() {
    log.removeAll()

    sut.tap("items.add")

    XCTAssertEqual(log.calls, [.presentAddItem])
  }

  /// L8.
  func test_whenDeleteAllIsTapped_itDeletes() {
    sut.showItems(rows("Milk"), pulledToRefresh: false)
    log.removeAll()

    sut.tap("items.deleteAll")

    XCTAssertEqual(log.calls, [.deleteItems])
  }

  /// L9.
  func test_whenARowIsSelected_itRequestsItsDetailAndLeavesNoMark() {
    sut.showItems(rows("Milk", "Plants"), pulledToRefresh: false)
    log.removeAll()

    table.touchRow(at: 1)

    XCTAssertEqual(log.calls, [.presentItemDetail(at: 1)])
    XCTAssertNil(table.selectedRow, "the row is still marked")
  }

  // MARK: describe the view states

  /// A4 L6.
  func test_whenLoadingFromTheNetwork_andAPullShows_itShowsBoth() {
    table.refreshControl?.pull()
    sut.showLoadingFromNetwork(pulledToRefresh: true)

    sut.showLoadingFromNetwork(pulledToRefresh: false)

    XCTAssertTrue(appearance.isLoading, "loading doesn't show")
    XCTAssertTrue(appearance.isRefreshing, "the pull has ended")
  }

  /// L1 L7.
  func test_whenLoadingFromTheNetwork_itReplacesTheErrorByTheIndicatorAndKeepsTheRows() {
    sut.showItems(rows("Milk"), pulledToRefresh: false)
    sut.showError("Oh", pulledToRefresh: false)

    sut.showLoadingFromNetwork(pulledToRefresh: false)

    XCTAssertEqual(appearance, Appearance(isLoading: true))
    XCTAssertEqual(titles, ["Milk"])
  }

  /// L1 L4.
  func test_whenLoadingFromTheNetwork_andThereAreNoRows_itHidesTheEmptyText() {
    sut.hideLoading(pulledToRefresh: false)

    sut.showLoadingFromNetwork(pulledToRefresh: false)

    XCTAssertEqual(appearance, Appearance(isLoading: true))
  }

  /// L6 L7.
  func test_whenLoadingFromTheNetwork_andItWasAPull_itKeepsTheRowsAndShowsTheRefreshControlOnly() {
    sut.showItems(rows("Milk"), pulledToRefresh: false)
    sut.showError("Oh", pulledToRefresh: false)
    table.refreshControl?.pull()

    sut.showLoadingFromNetwork(pulledToRefresh: true)

    XCTAssertEqual(appearance, Appearance(isRefreshing: true))
    XCTAssertEqual(titles, ["Milk"])
  }

  /// L6 L4.
  func test_whenLoadingFromTheNetwork_andAPullFoundNoRows_itHidesTheEmptyText() {
    sut.hideLoading(pulledToRefresh: false)
    table.refreshControl?.pull()

    sut.showLoadingFromNetwork(pulledToRefresh: true)

    XCTAssertEqual(appearance, Appearance(isRefreshing: true))
  }

  /// L2 L6.
  func test_whenLoadingFromTheDatabase_andItWasAPull_itStillShowsTheRefreshControlOnly() {
    table.refreshControl?.pull()
    sut.showLoadingFromNetwork(pulledToRefresh: true)

    sut.showLoadingFromDatabase(pulledToRefresh: true)

    XCTAssertEqual(appearance, Appearance(isRefreshing: true))
  }

  /// L5 L6.
  func test_whenLoadingFromTheDatabase_andAPullHasJoined_itStillShowsBothIndicators() {
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

  /// L2 L3.
  func test_whenShowingItems_andAnErrorShows_itHidesTheError() {
    sut.showError("Oh", pulledToRefresh: false)

    sut.showItems(rows("Milk"), pulledToRefresh: false)

    XCTAssertEqual(appearance, Appearance(allowsDeleting: true))
  }

  /// L2 L12 L8.
  func test_whenHidingLoading_itKeepsTheRowsAndAllowsDeleting() {
    sut.showItems(rows("Milk"), pulledToRefresh: false)
    sut.showLoadingFromNetwork(pulledToRefresh: false)

    sut.hideLoading(pulledToRefresh: false)

    XCTAssertEqual(appearance, Appearance(allowsDeleting: true))
    XCTAssertEqual(titles, ["Milk"])
  }

  /// L4 L12.
  func test_whenHidingLoading_andThereAreNoRows_itShowsTheEmptyText() {
    sut.showLoadingFromNetwork(pulledToRefresh: false)

    sut.hideLoading(pulledToRefresh: false)

    XCTAssertEqual(appearance, Appearance(isEmpty: true))
  }

  /// L3 L8 X1.
  func test_whenShowingAnError_itEndsLoadingKeepsTheRowsAndOffersRetry() {
    sut.showItems(rows("Milk"), pulledToRefresh: false)
    sut.showLoadingFromNetwork(pulledToRefresh: false)

    sut.showError("Oh", pulledToRefresh: false)

    XCTAssertEqual(appearance, Appearance(error: "Oh", offersRetry: true, allowsDeleting: true))
    XCTAssertEqual(titles, ["Milk"])
  }

  /// L3 L4 L8.
  func test_whenShowingAnError_andThereAreNoRows_itHidesTheEmptyText() {
    sut.hideLoading(pulledToRefresh: false)

    sut.showError("Oh", pulledToRefresh: false)

    XCTAssertEqual(appearance, Appearance(error: "Oh", offersRetry: true))
  }

  // MARK: describe the end of a pull

  /// L6.
  func test_whenShowingItems_andAPullWaited_itEndsThePull() {
    table.refreshControl?.pull()

    sut.showItems(rows("Milk"), pulledToRefresh: true)

    XCTAssertEqual(appearance, Appearance(allowsDeleting: true))
  }

  /// L6 L12.
  func test_whenHidingLoading_andAPullWaited_itEndsThePull() {
    table.refreshControl?.pull()

    sut.hideLoading(pulledToRefresh: true)

    XCTAssertEqual(appearance, Appearance(isEmpty: true))
  }

  /// L6 L3.
  func test_whenShowingAnError_andAPullWaited_itEndsThePull() {
    table.refreshControl?.pull()

    sut.showError("Oh", pulledToRefresh: true)

    XCTAssertEqual(appearance, Appearance(error: "Oh", offersRetry: true))
  }

  /// L5 L6.
  func test_whenShowingItems_andNoPullWaited_itLeavesTheRefreshControl() {
    table.refreshControl?.pull()

    sut.showItems(rows("Milk"), pulledToRefresh: false)

    XCTAssertEqual(appearance, Appearance(isRefreshing: true, allowsDeleting: true))
  }

  // MARK: describe deleting

  /// L8 L7.
  func test_whenDeleting_itReplacesTheErrorByTheIndicatorAndAllowsNothing() {
    sut.showItems(rows("Milk"), pulledToRefresh: false)
    sut.showError("Oh", pulledToRefresh: false)

    sut.showDeleting()

    XCTAssertEqual(
      appearance,
      Appearance(
        isLoading: true, allowsSelecting: false, allowsPulling: false, allowsAdding: false))
    XCTAssertEqual(titles, ["Milk"])
  }

  /// L8 L4.
  func test_whenDeletingHasSucceeded_itShowsTheEmptyTextAndAllowsUseAgain() {
    sut.showItems(rows("Milk"), pulledToRefresh: false)
    sut.showDeleting()

    sut.showItems([], pulledToRefresh: false)

    XCTAssertEqual(appearance, Appearance(isEmpty: true))
  }

  /// L8.
  func test_whenDeletingHasFailed_itShowsTheErrorAndAllowsUseAgain() {
    sut.showItems(rows("Milk"), pulledToRefresh: false)
    sut.showDeleting()

    sut.showError("Oh", pulledToRefresh: false)

    XCTAssertEqual(appearance, Appearance(error: "Oh", offersRetry: true, allowsDeleting: true))
  }

  /// A4 L8.
  func test_whenDeleting_andALoadReplacesTheDeletion_itAllowsUseAgain() {
    sut.showItems(rows("Milk"), pulledToRefresh: false)
    sut.showDeleting()

    sut.showLoadingFromNetwork(pulledToRefresh: false)

    XCTAssertEqual(appearance, Appearance(isLoading: true))
  }

  // MARK: describe the table

  /// L10.
  func test_whenScrolled_itShowsTheRowsFurtherDown() {
    sut.showItems(numberedRows(100), pulledToRefresh: false)

    table.scrollToRow(at: 50)

    XCTAssertEqual(titles, (50..<62).map { "Item \($0)" })
  }

  /// L12.
  func test_whenHidingLoading_itReloadsNoRow() {
    sut.showItems(rows("Milk", "Plants"), pulledToRefresh: false)
    table.dataSource = nil

    sut.hideLoading(pulledToRefresh: false)

    XCTAssertEqual(titles, ["Milk", "Plants"])
  }

  /// L2.
  func test_whenShowingItems_andThereAreAsManyAsBefore_itShowsTheNewRows() {
    sut.showItems(rows("Milk"), pulledToRefresh: false)

    sut.showItems(rows("Plants"), pulledToRefresh: false)

    XCTAssertEqual(titles, ["Plants"])
  }

  /// L11.
  func test_whenShowingItems_itKeepsTheScrollOffset() {
    sut.showItems(numberedRows(40), pulledToRefresh: false)
    table.scrollToRow(at: 20)

    sut.showItems(numberedRows(41), pulledToRefresh: false)

    XCTAssertEqual(table.visibleRows.lowerBound, 20)
  }

  // MARK: describe being covered

  /// L11.
  func test_whenCovered_andItemsAreShown_itHasTheirRows() {
    sut.navigationController?.pushViewController(ViewController())

    sut.showItems(rows("Milk"), pulledToRefresh: false)

    XCTAssertEqual(titles, ["Milk"])
  }

  /// L11 L3.
  func test_whenCovered_andAnErrorIsShown_itShowsTheErrorAfterBack() {
    sut.showItems(rows("Milk"), pulledToRefresh: false)
    sut.navigationController?.pushViewController(ViewController())

    sut.showLoadingFromNetwork(pulledToRefresh: false)
    sut.showError("Oh", pulledToRefresh: false)
    sut.navigationController?.popViewController()

    XCTAssertEqual(appearance, Appearance(error: "Oh", offersRetry: true, allowsDeleting: true))
    XCTAssertEqual(titles, ["Milk"])
  }

  // MARK: describe being released

  /// X2.
  func test_whenReleased_itsActionsDoNotKeepIt() {
    weak let weakView = sut

    window = nil
    sut = nil

    XCTAssertNil(weakView, "the view is kept")
  }

  private var texts: [[String]] {
    table.visibleCells.map { cell in
      ["row.title", "row.date", "row.state"].compactMap {
        (cell.descendant(withIdentifier: $0) as? Label)?.text
      }
    }
  }

  private var titles: [String] {
    texts.compactMap(\.first)
  }

  private var appearance: Appearance {
    Appearance(
      isLoading: sut.shows("items.loading"), isRefreshing: sut.shows("items.refresh"),
      isEmpty: sut.shows("items.empty"), error: sut.text("items.error"),
      offersRetry: sut.shows("items.retry"), allowsSelecting: table.allowsSelection,
      allowsPulling: sut.allows("items.refresh"), allowsAdding: sut.allows("items.add"),
      allowsDeleting: sut.allows("items.deleteAll"))
  }

  private func numberedRows(_ count: Int) -> [ItemsListRowModel] {
    (0..<count).map { row("Item \($0)") }
  }

  private func rows(_ titles: String...) -> [ItemsListRowModel] {
    titles.map(row)
  }

  private func row(_ title: String) -> ItemsListRowModel {
    ItemsListRowModel(title: title, date: "date of \(title)", state: "state of \(title)")
  }
}
