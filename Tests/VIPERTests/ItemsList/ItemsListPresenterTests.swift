import Items
import VIPER
import XCTest

/// Describes the list's presenter.
final class ItemsListPresenterTests: XCTestCase {
  private var log: CallLog!
  private var view: ItemsListViewSpy!
  private var interactor: ItemsListInteractorSpy!
  private var wireframe: ItemsListWireframeSpy!
  private var sut: ItemsListPresenter!

  override func setUp() {
    log = CallLog()
    view = ItemsListViewSpy(log)
    interactor = ItemsListInteractorSpy(log)
    wireframe = ItemsListWireframeSpy(log)
    sut = ItemsListPresenter()
    sut.view = view
    sut.interactor = interactor
    sut.wireframe = wireframe
  }

  override func tearDown() {
    sut = nil
  }

  // MARK: describe what the user does

  /// L1.
  func test_whenTheViewLoads_itOpensTheItems() {
    sut.onViewDidLoad()
    XCTAssertTrue(interactor.openItemsWasCalled)
    XCTAssertEqual(log.calls.count, 1)
  }

  /// L6 L7.
  func test_whenLoading_itPassesTheFlagOn() {
    for pulledToRefresh in [true, false] {
      setUp()
      sut.loadItems(pulledToRefresh: pulledToRefresh)
      XCTAssertTrue(interactor.loadItemsWasCalled)
      XCTAssertEqual(interactor.loadItemsPulledToRefresh, pulledToRefresh)
      XCTAssertEqual(log.calls.count, 1)
    }
  }

  /// L8.
  func test_whenDeleting_itDeletesTheItems() {
    sut.deleteItems()
    XCTAssertTrue(interactor.deleteItemsWasCalled)
    XCTAssertEqual(log.calls.count, 1)
  }

  /// L10 A4.
  func test_whenAdding_itRoutesToTheFormAsItsDelegate() {
    sut.addItem()
    XCTAssertTrue(wireframe.presentAddItemWasCalled)
    XCTAssertTrue(wireframe.presentAddItemDelegate === sut)
    XCTAssertEqual(log.calls.count, 1)
  }

  /// L9 D1.
  func test_whenARowIsSelected_itRoutesToTheDetailOfItsItem() throws {
    sut.presentItems([.plants, .milk], pulledToRefresh: false)
    log.removeAll()
    try XCTUnwrap(view.showItemsRows.last).selectionHandler()
    XCTAssertTrue(wireframe.presentItemDetailWasCalled)
    XCTAssertEqual(wireframe.presentItemDetailItem, .milk)
    XCTAssertEqual(log.calls.count, 1)
  }

  /// A4.
  func test_whenAnItemWasSaved_itReloads() {
    sut.addItemModuleDidSave()
    XCTAssertTrue(interactor.reloadItemsWasCalled)
    XCTAssertEqual(log.calls.count, 1)
  }

  // MARK: describe what became of it

  /// L1 L6.
  func test_whenLoadingFromTheNetwork_itShowsThatAndPassesTheFlagOn() {
    for pulledToRefresh in [true, false] {
      setUp()
      sut.presentLoadingFromNetwork(pulledToRefresh: pulledToRefresh)
      XCTAssertTrue(view.showLoadingFromNetworkWasCalled)
      XCTAssertEqual(view.showLoadingFromNetworkPulledToRefresh, pulledToRefresh)
      XCTAssertEqual(log.calls.count, 1)
    }
  }

  /// L2 L6.
  func test_whenLoadingFromTheDatabase_itShowsThatAndPassesTheFlagOn() {
    for pulledToRefresh in [true, false] {
      setUp()
      sut.presentLoadingFromDatabase(pulledToRefresh: pulledToRefresh)
      XCTAssertTrue(view.showLoadingFromDatabaseWasCalled)
      XCTAssertEqual(view.showLoadingFromDatabasePulledToRefresh, pulledToRefresh)
      XCTAssertEqual(log.calls.count, 1)
    }
  }

  /// L8.
  func test_whenTheItemsAreBeingDeleted_itShowsThat() {
    sut.presentDeleting()
    XCTAssertTrue(view.showDeletingWasCalled)
    XCTAssertEqual(log.calls.count, 1)
  }

  /// L2 L6.
  func test_whenTheItemsHaveChanged_itShowsARowForEachAndPassesTheFlagOn() {
    for pulledToRefresh in [true, false] {
      setUp()
      sut.presentItems([.plants, .milk], pulledToRefresh: pulledToRefresh)
      XCTAssertTrue(view.showItemsWasCalled)
      XCTAssertEqual(
        view.showItemsRows.map { [$0.title, $0.date, $0.state] },
        [["Water the plants", "29 Feb 2024", "Disabled"], ["Buy milk", "3 Feb 2026", "Enabled"]])
      XCTAssertEqual(view.showItemsPulledToRefresh, pulledToRefresh)
      XCTAssertEqual(log.calls.count, 1)
    }
  }

  /// L12 L2 L6.
  func test_whenTheItemsAreTheSame_itOnlyHidesLoadingAndPassesTheFlagOn() {
    for items in [[], [Item.plants, .milk]] {
      for pulledToRefresh in [true, false] {
        setUp()
        sut.presentItems(items, pulledToRefresh: false)
        log.removeAll()
        sut.presentItems(items, pulledToRefresh: pulledToRefresh)
        XCTAssertTrue(view.hideLoadingWasCalled)
        XCTAssertEqual(view.hideLoadingPulledToRefresh, pulledToRefresh)
        XCTAssertEqual(log.calls.count, 1)
      }
    }
  }

  /// L2 L12.
  func test_whenAnythingOfTheItemsHasChanged_itShowsTheRowsAnew() {
    let (milk, plants) = (Item.milk, Item.plants)
    let changes: [[Item]] = [
      [], [milk], [plants, milk], [milk, plants, milk.with(id: 3)], [milk, plants.with(id: 3)],
      [milk, plants.with(title: "Milk")], [milk, plants.with(isEnabled: true)],
      [milk, plants.with(createdAt: milk.createdAt)], [milk, plants.with(owner: "mira")],
    ]
    for items in changes {
      setUp()
      sut.presentItems([milk, plants], pulledToRefresh: false)
      log.removeAll()
      sut.presentItems(items, pulledToRefresh: false)
      XCTAssertEqual(log.calls, ["view.showItems"])
      XCTAssertEqual(view.showItemsRows.map(\.title), items.map(\.title))
    }
  }

  /// L3 L6 X1.
  func test_whenItFailed_itShowsThatInWordsAndPassesTheFlagOn() {
    let messages: [(failure: ItemsFailure, message: String)] = [
      (.network(.offline), "You appear to be offline. Check your connection."),
      (.store(.readFailed), "The items on this device couldn't be read."),
    ]
    for (failure, message) in messages {
      for pulledToRefresh in [true, false] {
        setUp()
        sut.presentError(failure, pulledToRefresh: pulledToRefresh)
        XCTAssertTrue(view.showErrorWasCalled)
        XCTAssertEqual(view.showErrorMessage, message)
        XCTAssertEqual(view.showErrorPulledToRefresh, pulledToRefresh)
        XCTAssertEqual(log.calls.count, 1)
      }
    }
  }

  // MARK: describe being released

  /// X2.
  func test_whenTheViewIsReleased_itDoesNotKeepIt() {
    weak let weakView = view
    view = nil
    XCTAssertNil(weakView)
  }

  /// X2 X4.
  func test_whenReleased_itsRowsLeadNowhereAndDoNotKeepIt() throws {
    sut.presentItems([.milk], pulledToRefresh: false)
    log.removeAll()
    weak let weakPresenter = sut
    sut = nil
    XCTAssertNil(weakPresenter)
    try XCTUnwrap(view.showItemsRows.first).selectionHandler()
    XCTAssertEqual(log.calls, [])
  }
}
