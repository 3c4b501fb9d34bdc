import FakeWorld
import HeadlessKit
import Items
import ItemsNetworking
import ItemsScreens
import UserDriver
import XCTest

@testable import MVC

final class ItemsListViewControllerTests: XCTestCase {
  // MARK: Composition

  /// L1 L2 L9 X3.
  ///
  /// The smoke test of the list: all roles except client, store, and navigator are real.
  func testListLoadsAndOpensADetail() throws {
    let stub = ItemsClientStub()
    let client = ItemsClientSpy(delegatingTo: stub)
    let store = InMemoryStore(contents: [.plants])
    let navigator = NavigatorSpy()
    let viewController = makeViewController(
      representing: ItemsListModel(
        startingWith: .initial, fetchingVia: ItemsListRepository(calling: client),
        reading: ReadableItemsRepository(reading: store),
        writing: WritableItemsRepository(writing: store)),
      navigatingBy: navigator)

    let view = try XCTUnwrap(viewController.view as? ItemsListView)
    XCTAssertEqual(viewController.title, "Items")
    XCTAssertEqual(titles(in: view), ["Water the plants"])
    XCTAssertTrue(view.statusView.loadingIndicator.isVisible)

    stub.lists.reply(with: .success([.milk, .plants]))
    XCTAssertEqual(titles(in: view), ["Buy milk", "Water the plants"])
    XCTAssertFalse(view.statusView.loadingIndicator.isVisible)

    view.tableView.touchRow(at: 1)
    let detail = try XCTUnwrap(
      navigator.callArgs.first?.viewController as? ItemDetailViewController)
    XCTAssertEqual(detail.model.item, .plants)
    XCTAssertEqual(client.callArgs, [.fetchItems])
    XCTAssertEqual(store.calls, [.readAll, .replaceAll, .readAll])
  }

  /// L7 L8 L9 L10.
  ///
  /// Each part is alive and observes the view.
  func testEachControlReachesModelOrNavigator() throws {
    let log = CallLog()
    let navigator = NavigatorSpy(loggingTo: log)
    let viewController = makeViewController(
      representing: ItemsListModelSpy(
        delegatingTo: ItemsListModelStub(firstState: .success([.milk])), loggingTo: log),
      navigatingBy: navigator)
    let view = try XCTUnwrap(viewController.view as? ItemsListView)

    view.actionsView.deleteAllButton.sendActions(for: .touchUpInside)
    view.tableView.touchRow(at: 0)
    view.actionsView.addButton.sendActions(for: .touchUpInside)

    XCTAssertEqual(
      log.callArgs,
      [.listModel(.open), .listModel(.deleteAll)] + navigator.callArgs.map { .navigator($0) })
    XCTAssertEqual(
      navigator.callArgs.map(\.debugDescription),
      ["ItemDetailViewController", "AddItemViewController"])
  }

  /// L3 L6 L8.
  ///
  /// Each part is alive and observes the model.
  func testStateReachesEveryPart() throws {
    let stub = ItemsListModelStub()
    let viewController = makeViewController(representing: stub)
    let view = try XCTUnwrap(viewController.view as? ItemsListView)

    stub.currentState = .failure([.milk], because: .network(.offline))
    XCTAssertEqual(titles(in: view), ["Buy milk"])
    XCTAssertTrue(view.statusView.retryButton.isVisible)
    XCTAssertTrue(view.actionsView.deleteAllButton.isEnabled)

    stub.currentState = .preparing([.milk], .refresh)
    XCTAssertTrue(view.refreshControl.isVisible)
  }

  /// L1 L5 X7.
  func testModelIsOpenedOnFirstAppearanceOnly() {
    let spy = ItemsListModelSpy()
    let viewController = makeViewController(representing: spy)
    XCTAssertEqual(spy.callArgs, [])

    let navigationController = NavigationController.onScreen(showing: viewController)
    XCTAssertEqual(spy.callArgs, [.open])

    navigationController.pushViewController(ViewController())
    navigationController.goBack()
    XCTAssertEqual(spy.callArgs, [.open])
  }

  /// L11.
  func testCoveredListShowsChanges() throws {
    let stub = ItemsListModelStub()
    let viewController = makeViewController(representing: stub)
    let navigationController = NavigationController.onScreen(
      showing: viewController, ViewController())

    stub.currentState = .success([.milk])
    stub.currentState = .failure([.milk], because: .network(.offline))
    navigationController.goBack()

    let view = try XCTUnwrap(viewController.view as? ItemsListView)
    XCTAssertEqual(titles(in: view), ["Buy milk"])
    XCTAssertTrue(view.statusView.retryButton.isVisible)
  }

  /// X5.
  func testReleaseAloneCancelsNothing() {
    let stub = ItemsListRepositoryStub()
    var viewController: ItemsListViewController? = makeViewController(
      representing: ItemsListModel.stubbed(startingWith: .initial, fetchingVia: stub))
    viewController?.loadViewIfNeeded()

    viewController = nil

    XCTAssertEqual(stub.fetches.cancelled, [])
  }

  // MARK: Making, and what the user sees

  private func makeViewController(
    representing model: any ItemsListModelProtocol = ItemsListModelStub(),
    navigatingBy navigator: any NavigatorProtocol = NavigatorSpy(),
    holding bag: Bag = .stubbed()
  ) -> ItemsListViewController {
    ItemsListViewController(
      representing: model, navigatingBy: navigator, holding: bag)
  }

  private func titles(in view: ItemsListView) -> [String] {
    view.tableView.visibleCells.compactMap { ($0 as? ItemCell)?.titleLabel.text }
  }
}
