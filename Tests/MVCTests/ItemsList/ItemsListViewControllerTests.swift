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

  /// L1 L2 L9.
  ///
  /// Smoke test: every role is the real one, from the view to the repositories.
  func testComposedListLoadsAndLeadsOn() throws {
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
    XCTAssertEqual(titles(in: view), ["Water the plants"])
    XCTAssertTrue(view.statusView.loadingIndicator.isVisible)

    stub.lists.reply(with: .success([.milk, .plants]))
    XCTAssertEqual(titles(in: view), ["Buy milk", "Water the plants"])
    XCTAssertFalse(view.statusView.loadingIndicator.isVisible)

    view.tableView.touchRow(at: 1)
    let detail = try XCTUnwrap(
      navigator.callArgs.first?.viewController as? ItemDetailViewController)
    XCTAssertEqual(detail.model.item, .plants)
    XCTAssertEqual(navigator.callArgs.count, 1)
    XCTAssertEqual(client.callArgs, [.fetchItems])
    XCTAssertEqual(store.calls, [.readAll, .replaceAll, .readAll])
  }

  /// L1 X3.
  func testPartsAreConnectedWhenTheViewLoads() {
    let viewController = makeViewController()
    XCTAssertNil(viewController.viewBinding)
    XCTAssertNil(viewController.tableViewBinding)
    XCTAssertNil(viewController.navigationViewBinding)
    XCTAssertNil(viewController.controller)

    viewController.loadViewIfNeeded()

    XCTAssertEqual(viewController.title, "Items")
    XCTAssertTrue(viewController.view is ItemsListView)
    XCTAssertNotNil(viewController.viewBinding)
    XCTAssertNotNil(viewController.tableViewBinding)
    XCTAssertNotNil(viewController.navigationViewBinding)
    XCTAssertNotNil(viewController.controller)
  }

  /// L5 L7 L8 L9 L10.
  func testEachControlReachesModelOrNavigator() throws {
    let model = ItemsListModelSpy(delegatingTo: ItemsListModelStub(firstState: .success([.milk])))
    let navigator = NavigatorSpy()
    let viewController = makeViewController(representing: model, navigatingBy: navigator)
    let view = try XCTUnwrap(viewController.view as? ItemsListView)

    view.statusView.retryButton.sendActions(for: .touchUpInside)
    view.refreshControl.pull()
    view.actionsView.deleteAllButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(model.callArgs, [.open, .reload, .refresh, .deleteAll])
    XCTAssertEqual(navigator.callArgs, [])

    view.tableView.touchRow(at: 0)
    view.actionsView.addButton.sendActions(for: .touchUpInside)
    XCTAssertTrue(navigator.callArgs.first?.viewController is ItemDetailViewController)
    XCTAssertTrue(navigator.callArgs.last?.viewController is AddItemViewController)
    XCTAssertEqual(model.callArgs, [.open, .reload, .refresh, .deleteAll])
  }

  /// L3 L6 L8.
  ///
  /// Every part shows the model's state.
  func testStateReachesEveryPart() throws {
    let stub = ItemsListModelStub()
    let viewController = makeViewController(representing: stub)
    let view = try XCTUnwrap(viewController.view as? ItemsListView)

    stub.nextState = .failure([.milk], because: .network(.offline))
    XCTAssertEqual(titles(in: view), ["Buy milk"])
    XCTAssertTrue(view.statusView.retryButton.isVisible)
    XCTAssertTrue(view.actionsView.deleteAllButton.isEnabled)

    stub.nextState = .preparing([.milk], showing: .refresh)
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

    stub.nextState = .success([.milk])
    stub.nextState = .failure([.milk], because: .network(.offline))
    navigationController.goBack()

    let view = try XCTUnwrap(viewController.view as? ItemsListView)
    XCTAssertEqual(titles(in: view), ["Buy milk"])
    XCTAssertTrue(view.statusView.retryButton.isVisible)
  }

  // MARK: Lifetime

  /// X2 X4.
  func testNothingOutlivesTheStack() {
    let repository = ItemsListRepositoryStub()
    var navigationController: NavigationController? = .onScreen()
    var viewController: ItemsListViewController? = navigationController.map {
      makeViewController(
        representing: ItemsListModel.stubbed(startingWith: .initial, fetchingVia: repository),
        navigatingBy: Navigator(for: $0),
        holding: .stubbed(reverseNavigator: ReverseNavigator(for: $0)))
    }
    viewController.map { navigationController?.pushViewController($0) }
    weak let stack = navigationController
    weak let composer = viewController
    weak let model = viewController?.model
    weak let view = viewController?.view
    weak let tableViewBinding = viewController?.tableViewBinding
    weak let viewBinding = viewController?.viewBinding
    weak let navigationViewBinding = viewController?.navigationViewBinding
    weak let controller = viewController?.controller
    XCTAssertNotNil(controller)

    navigationController = nil
    viewController = nil

    XCTAssertNil(stack)
    XCTAssertNil(composer)
    XCTAssertNil(model)
    XCTAssertNil(view)
    XCTAssertNil(tableViewBinding)
    XCTAssertNil(viewBinding)
    XCTAssertNil(navigationViewBinding)
    XCTAssertNil(controller)
    repository.fetches.reply(with: .success([.plants]))
  }

  /// X2 X4.
  func testModelDoesNotKeepTheScreenAlive() {
    let stub = ItemsListModelStub()
    var viewController: ItemsListViewController? = makeViewController(representing: stub)
    viewController?.loadViewIfNeeded()
    weak let composer = viewController

    viewController = nil

    XCTAssertNil(composer)
    stub.nextState = .success([.milk])
  }

  // MARK: Making and seeing

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
