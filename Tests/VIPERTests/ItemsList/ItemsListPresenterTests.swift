import Items
import VIPER
import XCTest

/// Describes the list's presenter; names read describe, context, it.
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

  // MARK: What the user does

  /// L1.
  func testLoadingTheView_opensTheItems() {
    sut.onViewDidLoad()
    XCTAssertTrue(interactor.openItemsWasCalled)
    XCTAssertEqual(log.calls, ["interactor.openItems"])
  }

  /// L6 L7.
  func testLoadingItems_passesTheFlagOn() {
    for pulledToRefresh in [true, false] {
      log.removeAll()
      sut.loadItems(pulledToRefresh: pulledToRefresh)
      XCTAssertTrue(interactor.loadItemsWasCalled)
      XCTAssertEqual(interactor.loadItemsPulledToRefresh, pulledToRefresh)
      XCTAssertEqual(log.calls, ["interactor.loadItems(pulledToRefresh: \(pulledToRefresh))"])
    }
  }

  /// L8.
  func testDeletingItems_deletesThem() {
    sut.deleteItems()
    XCTAssertTrue(interactor.deleteItemsWasCalled)
    XCTAssertEqual(log.calls, ["interactor.deleteItems"])
  }

  /// L10 A4.
  func testAddingAnItem_routesToTheFormAsItsDelegate() {
    sut.addItem()
    XCTAssertTrue(wireframe.presentAddItemWasCalled)
    XCTAssertTrue(wireframe.presentAddItemDelegate === sut)
    XCTAssertEqual(log.calls, ["wireframe.presentAddItem"])
  }

  /// A4.
  func testHearingThatAnItemWasSaved_reloads() {
    sut.addItemModuleDidSave()
    XCTAssertTrue(interactor.reloadItemsWasCalled)
    XCTAssertEqual(log.calls, ["interactor.reloadItems"])
  }

  // MARK: What became of it

  /// L1 L6.
  func testPresentingLoadingFromNetwork_passesTheFlagOn() {
    for pulledToRefresh in [true, false] {
      log.removeAll()
      sut.presentLoadingFromNetwork(pulledToRefresh: pulledToRefresh)
      XCTAssertTrue(view.showLoadingFromNetworkWasCalled)
      XCTAssertEqual(view.showLoadingFromNetworkPulledToRefresh, pulledToRefresh)
      XCTAssertEqual(
        log.calls, ["view.showLoadingFromNetwork(pulledToRefresh: \(pulledToRefresh))"])
    }
  }

  /// L2 L6.
  func testPresentingLoadingFromDatabase_passesTheFlagOn() {
    for pulledToRefresh in [true, false] {
      log.removeAll()
      sut.presentLoadingFromDatabase(pulledToRefresh: pulledToRefresh)
      XCTAssertTrue(view.showLoadingFromDatabaseWasCalled)
      XCTAssertEqual(view.showLoadingFromDatabasePulledToRefresh, pulledToRefresh)
      XCTAssertEqual(
        log.calls, ["view.showLoadingFromDatabase(pulledToRefresh: \(pulledToRefresh))"])
    }
  }

  /// L8.
  func testPresentingDeleting_showsIt() {
    sut.presentDeleting()
    XCTAssertTrue(view.showDeletingWasCalled)
    XCTAssertEqual(log.calls, ["view.showDeleting"])
  }

  /// L2 L6.
  func testPresentingItems_showsARowForEachAndPassesTheFlagOn() {
    for pulledToRefresh in [true, false] {
      log.removeAll()
      sut.presentItems([.plants, .milk], pulledToRefresh: pulledToRefresh)
      XCTAssertTrue(view.showItemsWasCalled)
      XCTAssertEqual(view.showItemsRows.map { $0.title() }, ["Water the plants", "Buy milk"])
      XCTAssertEqual(view.showItemsRows.map { $0.date() }, ["29 Feb 2024", "3 Feb 2026"])
      XCTAssertEqual(view.showItemsRows.map { $0.state() }, ["Disabled", "Enabled"])
      XCTAssertEqual(view.showItemsPulledToRefresh, pulledToRefresh)
      XCTAssertEqual(
        log.calls,
        [
          #"view.showItems(["Water the plants", "Buy milk"], "#
            + "pulledToRefresh: \(pulledToRefresh))"
        ])
    }
  }

  /// L9 D1.
  func testSelectingARow_routesToTheDetailOfItsItem() {
    sut.presentItems([.plants, .milk], pulledToRefresh: false)
    log.removeAll()
    view.showItemsRows[1].select()
    XCTAssertTrue(wireframe.presentItemDetailWasCalled)
    XCTAssertEqual(wireframe.presentItemDetailItem, .milk)
    XCTAssertEqual(log.calls, ["wireframe.presentItemDetail(of: Buy milk)"])
  }

  /// L3 L6 X1.
  func testPresentingAnError_showsItInWordsAndPassesTheFlagOn() {
    let messages: [(failure: ItemsFailure, message: String)] = [
      (.network(.offline), "You appear to be offline. Check your connection."),
      (.store(.readFailed), "The items on this device couldn't be read."),
    ]
    for (failure, message) in messages {
      for pulledToRefresh in [true, false] {
        log.removeAll()
        sut.presentError(failure, pulledToRefresh: pulledToRefresh)
        XCTAssertTrue(view.showErrorWasCalled)
        XCTAssertEqual(view.showErrorMessage, message)
        XCTAssertEqual(view.showErrorPulledToRefresh, pulledToRefresh)
        XCTAssertEqual(
          log.calls, ["view.showError(\(message), pulledToRefresh: \(pulledToRefresh))"])
      }
    }
  }

  // MARK: Being released

  /// X2.
  func testView_isNotKeptAlive() {
    weak let weakView = view
    view = nil
    XCTAssertNil(weakView)
    sut.presentItems([.milk], pulledToRefresh: false)
  }

  /// X2 X4.
  func testRows_whenThePresenterIsGone_leadNowhereAndKeepNothingAlive() {
    sut.presentItems([.milk], pulledToRefresh: false)
    log.removeAll()
    weak let weakPresenter = sut
    sut = nil
    XCTAssertNil(weakPresenter)
    view.showItemsRows[0].select()
    XCTAssertEqual(log.calls, [])
  }
}
