import HeadlessKit
import Items
import XCTest

@testable import VIPER

/// Describes the list's presenter.
final class ItemsListPresenterTests: XCTestCase {
  private enum Call: Equatable {
    case showLoadingFromNetwork(pulledToRefresh: Bool)
    case showLoadingFromDatabase(pulledToRefresh: Bool)
    case showDeleting
    case showItems([ItemsListRowModel], pulledToRefresh: Bool)
    case hideLoading(pulledToRefresh: Bool)
    case showError(String, pulledToRefresh: Bool)
    case openItems
    case loadItems(pulledToRefresh: Bool)
    case reloadItems
    case deleteItems
    case presentItemsListModule
    case presentItemDetail(of: Item)
    case presentAddItem
  }

  private final class ViewSpy: ItemsListViewProtocol {
    private let log: CallLog<Call>

    init(_ log: CallLog<Call>) {
      self.log = log
    }

    func showLoadingFromNetwork(pulledToRefresh: Bool) {
      log.note(.showLoadingFromNetwork(pulledToRefresh: pulledToRefresh))
    }

    func showLoadingFromDatabase(pulledToRefresh: Bool) {
      log.note(.showLoadingFromDatabase(pulledToRefresh: pulledToRefresh))
    }

    func showDeleting() {
      log.note(.showDeleting)
    }

    func showItems(_ rows: [ItemsListRowModel], pulledToRefresh: Bool) {
      log.note(.showItems(rows, pulledToRefresh: pulledToRefresh))
    }

    func hideLoading(pulledToRefresh: Bool) {
      log.note(.hideLoading(pulledToRefresh: pulledToRefresh))
    }

    func showError(_ message: String, pulledToRefresh: Bool) {
      log.note(.showError(message, pulledToRefresh: pulledToRefresh))
    }
  }

  private final class InteractorSpy: ItemsListInteractorInputProtocol {
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

    func reloadItems() {
      log.note(.reloadItems)
    }

    func deleteItems() {
      log.note(.deleteItems)
    }
  }

  private final class WireframeSpy: ItemsListWireframeProtocol {
    private(set) weak var presentAddItemDelegate: (any AddItemModuleDelegate)?
    private let log: CallLog<Call>

    init(_ log: CallLog<Call>) {
      self.log = log
    }

    func presentItemsListModule(from navigationController: NavigationController) {
      log.note(.presentItemsListModule)
    }

    func presentItemDetail(of item: Item) {
      log.note(.presentItemDetail(of: item))
    }

    func presentAddItem(notifying delegate: any AddItemModuleDelegate) {
      presentAddItemDelegate = delegate
      log.note(.presentAddItem)
    }
  }

  private let milkRow = ItemsListRowModel(
    title: "Buy milk", date: "3 Feb 2026", state: "Enabled")
  private let plantsRow = ItemsListRowModel(
    title: "Water the plants", date: "29 Feb 2024", state: "Disabled")
  private var log: CallLog<Call>!
  private var view: ViewSpy!
  private var wireframe: WireframeSpy!
  private var sut: ItemsListPresenter!

  override func setUp() {
    log = CallLog()
    view = ViewSpy(log)
    wireframe = WireframeSpy(log)
    sut = ItemsListPresenter()
    sut.view = view
    sut.interactor = InteractorSpy(log)
    sut.wireframe = wireframe
  }

  override func tearDown() {
    sut = nil
  }

  // MARK: describe the user's actions

  /// L1.
  func test_whenOpening_itOpensTheItems() {
    sut.openItems()

    XCTAssertEqual(log.calls, [.openItems])
  }

  /// L7 L6.
  func test_whenLoading_itPassesOnWhetherItWasAPull() {
    sut.loadItems(pulledToRefresh: false)
    sut.loadItems(pulledToRefresh: true)

    XCTAssertEqual(
      log.calls, [.loadItems(pulledToRefresh: false), .loadItems(pulledToRefresh: true)])
  }

  /// L8.
  func test_whenDeleting_itDeletesTheItems() {
    show([.milk])

    sut.deleteItems()

    XCTAssertEqual(log.calls, [.deleteItems])
  }

  /// L8 L3.
  func test_whenDeleting_andALoadHasFailed_itDeletesTheItemsThatStayed() {
    show([.milk])
    sut.presentError(.network(.offline), pulledToRefresh: false)
    log.removeAll()

    sut.deleteItems()

    XCTAssertEqual(log.calls, [.deleteItems])
  }

  /// L8 X6.
  func test_whenDeleting_andNoItemsWereLoaded_itDoesNothing() {
    sut.deleteItems()

    XCTAssertEqual(log.calls, [])
  }

  /// L8 X6.
  func test_whenDeleting_andAllItemsWereDeleted_itDoesNothing() {
    show([.milk])
    show([])

    sut.deleteItems()

    XCTAssertEqual(log.calls, [])
  }

  /// L9 D1.
  func test_whenARowIsSelected_itPresentsTheDetailOfItsItem() {
    show([.milk, .plants])

    sut.presentItemDetail(at: 1)

    XCTAssertEqual(log.calls, [.presentItemDetail(of: .plants)])
  }

  /// L9 L2.
  func test_whenARowIsSelected_andTheItemsHaveChanged_itPresentsTheDetailOfTheNewItem() {
    show([.milk])
    show([.plants])

    sut.presentItemDetail(at: 0)

    XCTAssertEqual(log.calls, [.presentItemDetail(of: .plants)])
  }

  /// L9 X4.
  func test_whenARowIsSelected_andItIsBeyondTheLast_itDoesNothing() {
    show([.milk])

    sut.presentItemDetail(at: 1)

    XCTAssertEqual(log.calls, [])
  }

  /// L9 X4.
  func test_whenARowIsSelected_andItsNumberIsNegative_itDoesNothing() {
    show([.milk])

    sut.presentItemDetail(at: -1)

    XCTAssertEqual(log.calls, [])
  }

  /// L10 A4.
  func test_whenAddingAnItem_itPresentsTheFormAndIsItsDelegate() {
    sut.presentAddItem()

    XCTAssertEqual(log.calls, [.presentAddItem])
    XCTAssertTrue(wireframe.presentAddItemDelegate === sut, "the delegate isn't sut")
  }

  /// X6.
  func test_whenTheItemsAreBeingDeleted_itStillPresentsTheOtherModules() {
    show([.milk])
    sut.presentDeleting()
    log.removeAll()

    sut.presentAddItem()
    sut.presentItemDetail(at: 0)

    XCTAssertEqual(log.calls, [.presentAddItem, .presentItemDetail(of: .milk)])
  }

  // MARK: describe the form's result

  /// A4.
  func test_whenAnItemWasSaved_itReloads() {
    sut.addItemModuleDidSave()

    XCTAssertEqual(log.calls, [.reloadItems])
  }

  // MARK: describe the results of the use cases

  /// L1 L6.
  func test_whenLoadingFromTheNetwork_itShowsLoadingAndPassesOnWhetherItWasAPull() {
    sut.presentLoadingFromNetwork(pulledToRefresh: false)
    sut.presentLoadingFromNetwork(pulledToRefresh: true)

    XCTAssertEqual(
      log.calls,
      [
        .showLoadingFromNetwork(pulledToRefresh: false),
        .showLoadingFromNetwork(pulledToRefresh: true),
      ])
  }

  /// L2 L6.
  func test_whenLoadingFromTheDatabase_itShowsLoadingAndPassesOnWhetherAPullWaits() {
    sut.presentLoadingFromDatabase(pulledToRefresh: false)
    sut.presentLoadingFromDatabase(pulledToRefresh: true)

    XCTAssertEqual(
      log.calls,
      [
        .showLoadingFromDatabase(pulledToRefresh: false),
        .showLoadingFromDatabase(pulledToRefresh: true),
      ])
  }

  /// L8.
  func test_whenTheItemsAreBeingDeleted_itShowsDeleting() {
    sut.presentDeleting()

    XCTAssertEqual(log.calls, [.showDeleting])
  }

  /// L2.
  func test_whenTheItemsHaveChanged_itShowsARowForEachItem() {
    sut.presentItems([.plants, .milk], pulledToRefresh: false)

    XCTAssertEqual(log.calls, [.showItems([plantsRow, milkRow], pulledToRefresh: false)])
  }

  /// L2 L6.
  func test_whenTheItemsHaveChanged_andAPullWaited_itPassesOnThatItEnds() {
    sut.presentItems([.milk], pulledToRefresh: true)

    XCTAssertEqual(log.calls, [.showItems([milkRow], pulledToRefresh: true)])
  }

  /// L2 L12.
  func test_whenOnlyTheOrderHasChanged_itShowsTheRowsAgain() {
    show([.milk, .plants])

    sut.presentItems([.plants, .milk], pulledToRefresh: false)

    XCTAssertEqual(log.calls, [.showItems([plantsRow, milkRow], pulledToRefresh: false)])
  }

  /// L2 L12.
  func test_whenOnlyATitleHasChanged_itShowsTheRowsAgain() {
    show([.plants])

    sut.presentItems([.plants.with(title: "Buy milk")], pulledToRefresh: false)

    XCTAssertEqual(
      log.calls,
      [
        .showItems(
          [ItemsListRowModel(title: "Buy milk", date: "29 Feb 2024", state: "Disabled")],
          pulledToRefresh: false)
      ])
  }

  /// L2 L12 D1.
  func test_whenOnlyWhatNoRowShowsHasChanged_itShowsTheRowsAgain() {
    show([.milk])

    sut.presentItems([.milk.with(owner: "sam")], pulledToRefresh: false)

    XCTAssertEqual(log.calls, [.showItems([milkRow], pulledToRefresh: false)])
  }

  /// L12 L2.
  func test_whenTheItemsAreTheSame_itOnlyHidesLoading() {
    show([.plants, .milk])

    sut.presentItems([.plants, .milk], pulledToRefresh: false)

    XCTAssertEqual(log.calls, [.hideLoading(pulledToRefresh: false)])
  }

  /// L12 L6.
  func test_whenTheItemsAreTheSame_andAPullWaited_itPassesOnThatItEnds() {
    show([.milk])

    sut.presentItems([.milk], pulledToRefresh: true)

    XCTAssertEqual(log.calls, [.hideLoading(pulledToRefresh: true)])
  }

  /// L4 L12.
  func test_whenThereAreStillNoItems_itOnlyHidesLoading() {
    sut.presentItems([], pulledToRefresh: false)

    XCTAssertEqual(log.calls, [.hideLoading(pulledToRefresh: false)])
  }

  /// L3 X1.
  func test_whenTheNetworkHasFailed_itShowsAMessage() {
    sut.presentError(.network(.offline), pulledToRefresh: false)

    XCTAssertEqual(
      log.calls,
      [
        .showError("You appear to be offline. Check your connection.", pulledToRefresh: false)
      ])
  }

  /// L3 L6 X1.
  func test_whenTheStoreHasFailed_andAPullWaited_itShowsAMessageAndPassesOnThatThePullEnds() {
    sut.presentError(.store(.readFailed), pulledToRefresh: true)

    XCTAssertEqual(
      log.calls,
      [.showError("The items on this device couldn't be read.", pulledToRefresh: true)])
  }

  // MARK: describe being released

  /// X2 X4.
  func test_whenTheViewIsReleased_itDoesNotKeepIt() {
    weak let weakView = view

    view = nil
    sut.presentDeleting()

    XCTAssertNil(weakView, "the view is kept")
    XCTAssertEqual(log.calls, [])
  }

  /// Lets the view show these items, and forgets the calls.
  private func show(_ items: [Item]) {
    sut.presentItems(items, pulledToRefresh: false)
    log.removeAll()
  }
}
