import Items
import ItemsNetworking
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
    XCTAssertTrue(interactor.openItemsWasCalled, "interactor.openItems wasn't called")
    XCTAssertEqual(log.calls, ["interactor.openItems"])
  }

  /// L6 L7.
  func test_whenLoading_itPassesTheFlagOn() {
    for pulledToRefresh in [true, false] {
      sut.loadItems(pulledToRefresh: pulledToRefresh)
      XCTAssertEqual(interactor.loadItemsPulledToRefresh, pulledToRefresh)
    }
    XCTAssertEqual(log.calls, ["interactor.loadItems", "interactor.loadItems"])
  }

  /// L8.
  func test_whenDeleting_itDeletesTheItems() {
    sut.deleteItems()
    XCTAssertTrue(interactor.deleteItemsWasCalled, "interactor.deleteItems wasn't called")
    XCTAssertEqual(log.calls, ["interactor.deleteItems"])
  }

  /// L10 A4.
  func test_whenAdding_itRoutesToTheFormAsItsDelegate() {
    sut.addItem()
    XCTAssertTrue(wireframe.presentAddItemWasCalled, "wireframe.presentAddItem wasn't called")
    XCTAssertTrue(
      wireframe.presentAddItemDelegate === sut, "another delegate was passed on")
    XCTAssertEqual(log.calls, ["wireframe.presentAddItem"])
  }

  /// L9 D1.
  func test_whenARowIsSelected_itRoutesToTheDetailOfItsItem() {
    sut.presentItems([.milk, .plants], pulledToRefresh: false)
    log.removeAll()
    sut.selectItem(at: 1)
    XCTAssertTrue(wireframe.presentItemDetailWasCalled, "wireframe.presentItemDetail wasn't called")
    XCTAssertEqual(wireframe.presentItemDetailItem, .plants)
    XCTAssertEqual(log.calls, ["wireframe.presentItemDetail"])
  }

  /// L2 L9.
  func test_whenTheItemsHaveChanged_andARowIsSelected_itRoutesToTheDetailOfTheNewItem() {
    sut.presentItems([.milk], pulledToRefresh: false)
    sut.presentItems([.plants], pulledToRefresh: false)
    sut.selectItem(at: 0)
    XCTAssertEqual(wireframe.presentItemDetailItem, .plants)
  }

  /// L9 X4.
  func test_whenARowIsSelectedThatIsNotThere_itDoesNothing() {
    sut.presentItems([.milk], pulledToRefresh: false)
    log.removeAll()
    for row in [Int.min, -1, 1, Int.max] { sut.selectItem(at: row) }
    XCTAssertEqual(log.calls, [])
  }

  /// X6.
  func test_whenARequestIsUnderWay_itRoutesAllTheSame() {
    let requests: [(name: String, begin: () -> Void)] = [
      ("a load", { self.sut.presentLoadingFromNetwork(pulledToRefresh: false) }),
      ("a deletion", { self.sut.presentDeleting() }),
    ]
    sut.presentItems([.milk], pulledToRefresh: false)
    for request in requests {
      request.begin()
      log.removeAll()
      sut.addItem()
      sut.selectItem(at: 0)
      XCTAssertEqual(
        log.calls, ["wireframe.presentAddItem", "wireframe.presentItemDetail"], request.name)
    }
  }

  /// A4.
  func test_whenAnItemWasSaved_itReloads() {
    sut.addItemModuleDidSave()
    XCTAssertTrue(interactor.reloadItemsWasCalled, "interactor.reloadItems wasn't called")
    XCTAssertEqual(log.calls, ["interactor.reloadItems"])
  }

  // MARK: describe what became of it

  /// L1 L6.
  func test_whenLoadingFromTheNetwork_itShowsThatAndPassesTheFlagOn() {
    for pulledToRefresh in [true, false] {
      sut.presentLoadingFromNetwork(pulledToRefresh: pulledToRefresh)
      XCTAssertEqual(view.showLoadingFromNetworkPulledToRefresh, pulledToRefresh)
    }
    XCTAssertEqual(log.calls, ["view.showLoadingFromNetwork", "view.showLoadingFromNetwork"])
  }

  /// L2 L6.
  func test_whenLoadingFromTheDatabase_itShowsThatAndPassesTheFlagOn() {
    for pulledToRefresh in [true, false] {
      sut.presentLoadingFromDatabase(pulledToRefresh: pulledToRefresh)
      XCTAssertEqual(view.showLoadingFromDatabasePulledToRefresh, pulledToRefresh)
    }
    XCTAssertEqual(log.calls, ["view.showLoadingFromDatabase", "view.showLoadingFromDatabase"])
  }

  /// L8.
  func test_whenTheItemsAreBeingDeleted_itShowsThat() {
    sut.presentDeleting()
    XCTAssertTrue(view.showDeletingWasCalled, "view.showDeleting wasn't called")
    XCTAssertEqual(log.calls, ["view.showDeleting"])
  }

  /// L2.
  func test_whenTheItemsHaveChanged_itShowsARowForEach() {
    sut.presentItems([.plants, .milk], pulledToRefresh: false)
    XCTAssertEqual(
      view.showItemsRows.map { [$0.title, $0.date, $0.state] },
      [["Water the plants", "29 Feb 2024", "Disabled"], ["Buy milk", "3 Feb 2026", "Enabled"]])
    XCTAssertEqual(log.calls, ["view.showItems"])
  }

  /// L6.
  func test_whenTheItemsHaveChanged_itPassesTheFlagOn() {
    sut.presentItems([.milk], pulledToRefresh: true)
    XCTAssertTrue(view.showItemsPulledToRefresh, "showItems was told of no pull")
    sut.presentItems([.plants], pulledToRefresh: false)
    XCTAssertFalse(view.showItemsPulledToRefresh, "showItems was told of a pull")
  }

  /// L12 L2 L6.
  func test_whenTheItemsAreTheSame_itOnlyHidesLoadingAndPassesTheFlagOn() {
    for items in [[], [Item.plants, .milk]] {
      sut.presentItems(items, pulledToRefresh: false)
      for pulledToRefresh in [true, false] {
        log.removeAll()
        sut.presentItems(items, pulledToRefresh: pulledToRefresh)
        XCTAssertEqual(view.hideLoadingPulledToRefresh, pulledToRefresh)
        XCTAssertEqual(log.calls, ["view.hideLoading"], "\(items.count) items")
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
      sut.presentItems([milk, plants], pulledToRefresh: false)
      log.removeAll()
      sut.presentItems(items, pulledToRefresh: false)
      XCTAssertEqual(log.calls, ["view.showItems"], "\(items)")
      XCTAssertEqual(view.showItemsRows.map(\.title), items.map(\.title))
      sut.selectItem(at: items.count - 1)
      XCTAssertEqual(wireframe.presentItemDetailItem, items.last)
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
        log.removeAll()
        sut.presentError(failure, pulledToRefresh: pulledToRefresh)
        XCTAssertEqual(view.showErrorMessage, message)
        XCTAssertEqual(view.showErrorPulledToRefresh, pulledToRefresh, message)
        XCTAssertEqual(log.calls, ["view.showError"], message)
      }
    }
  }

  // MARK: describe being released

  /// X2 X4.
  func test_whenTheViewIsReleased_itDoesNotKeepIt() {
    weak let weakView = view
    view = nil
    XCTAssertNil(weakView, "the view is kept")
    sut.presentDeleting()
    XCTAssertEqual(log.calls, [])
  }
}
