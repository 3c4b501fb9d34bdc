import FakeWorld
import HeadlessKit
import Items
import XCTest

@testable import MVC

final class ItemsListViewControllerTests: XCTestCase {
  // MARK: Composition

  /// L1 L2 L9.
  ///
  /// Smoke test: every role is the real one, from the view to the repositories.
  func testComposition() throws {
    let stub = ItemsClientStub()
    let client = ItemsClientSpy(delegatingTo: stub)
    let store = InMemoryStore(contents: [.plants])
    let navigator = NavigatorSpy()
    let model = ItemsListModel(
      startingWith: .initial, fetchingVia: ItemsListRepository(calling: client),
      reading: ReadableItemsRepository(reading: store),
      writing: WritableItemsRepository(writing: store))
    let viewController = ItemsListViewController(
      representing: model,
      leadingBy: ItemsListNavigationModel(startingWith: .initial, selectingFrom: model),
      navigatingBy: navigator, holding: .stubbed())

    let view = try XCTUnwrap(viewController.view as? ItemsListView)
    XCTAssertEqual(titles(in: view), ["Water the plants"])
    XCTAssertTrue(view.statusView.loadingIndicator.isVisible)

    stub.lists.reply(with: .success([.milk, .plants]))
    XCTAssertEqual(titles(in: view), ["Buy milk", "Water the plants"])
    XCTAssertFalse(view.statusView.loadingIndicator.isVisible)

    view.tableView.touchRow(at: 1)
    let detail = try XCTUnwrap(navigator.callArgs.first as? ItemDetailViewController)
    XCTAssertEqual(detail.model.item, .plants)
    XCTAssertEqual(navigator.callArgs.count, 1)
    XCTAssertEqual(client.callArgs, [.fetchItems])
    XCTAssertEqual(store.calls, [.readAll, .replaceAll, .readAll])
  }

  /// L1 X3.
  func testPairsAreConnectedWhenTheViewLoads() throws {
    let viewController = makeViewController()
    XCTAssertNil(viewController.tableViewBinding)
    XCTAssertEqual(viewController.viewBindings.count, 0)
    XCTAssertEqual(viewController.controllers.count, 0)

    viewController.loadViewIfNeeded()

    XCTAssertEqual(viewController.title, "Items")
    XCTAssertTrue(viewController.view is ItemsListView)
    let tableViewBinding = try XCTUnwrap(viewController.tableViewBinding)
    XCTAssertTrue(tableViewBinding.delegate is ItemsListSelectionController)
    XCTAssertEqual(viewController.viewBindings.count, 4)
    XCTAssertEqual(viewController.controllers.count, 4)
  }

  /// L5 L7 L8 L9 L10.
  ///
  /// Every control reaches the model that it is for.
  func testControlsReachTheModels() throws {
    let model = ItemsListModelSpy(delegatingTo: ItemsListModelStub(firstState: .success([.milk])))
    let navigationModel = ItemsListNavigationModelSpy(
      delegatingTo: ItemsListNavigationModelStub())
    let viewController = makeViewController(representing: model, leadingBy: navigationModel)
    let view = try XCTUnwrap(viewController.view as? ItemsListView)

    view.statusView.retryButton.sendActions(for: .touchUpInside)
    view.refreshControl.pull()
    view.actionsView.deleteAllButton.sendActions(for: .touchUpInside)
    view.tableView.touchRow(at: 0)
    view.actionsView.addButton.sendActions(for: .touchUpInside)

    XCTAssertEqual(model.callArgs, [.open, .reload, .refresh, .deleteAll])
    XCTAssertEqual(navigationModel.callArgs, [.select(row: 0), .add])
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
    let spy = ItemsListModelSpy(delegatingTo: ItemsListModelStub())
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
    navigationController.goBack()

    let view = try XCTUnwrap(viewController.view as? ItemsListView)
    XCTAssertEqual(titles(in: view), ["Buy milk"])
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
    weak let navigationModel = viewController?.navigationModel
    weak let view = viewController?.view
    weak let tableViewBinding = viewController?.tableViewBinding
    let viewBindings = viewController?.viewBindings.map { WeakReference(to: $0) } ?? []
    let controllers = viewController?.controllers.map { WeakReference(to: $0) } ?? []
    XCTAssertNotNil(tableViewBinding)

    navigationController = nil
    viewController = nil

    XCTAssertNil(stack)
    XCTAssertNil(composer)
    XCTAssertNil(model)
    XCTAssertNil(navigationModel)
    XCTAssertNil(view)
    XCTAssertNil(tableViewBinding)
    XCTAssertEqual((viewBindings + controllers).filter(\.isAlive).count, 0)
    repository.fetches.reply(with: .success([.plants]))
  }

  /// X2 X4.
  func testModelsDoNotKeepTheScreenAlive() {
    let stub = ItemsListModelStub()
    let navigationModel = ItemsListNavigationModelStub()
    let navigator = NavigatorSpy()
    var viewController: ItemsListViewController? = makeViewController(
      representing: stub, leadingBy: navigationModel, navigatingBy: navigator)
    viewController?.loadViewIfNeeded()
    weak let composer = viewController

    viewController = nil

    XCTAssertNil(composer)
    stub.nextState = .success([.milk])
    navigationModel.nextState = .addItem
    XCTAssertEqual(navigator.callArgs.count, 0)
  }

  // MARK: Making and seeing

  private func makeViewController(
    representing model: any ItemsListModelProtocol = ItemsListModelStub(),
    leadingBy navigationModel: any ItemsListNavigationModelProtocol =
      ItemsListNavigationModelStub(),
    navigatingBy navigator: any NavigatorProtocol = NavigatorSpy(),
    holding bag: Bag = .stubbed()
  ) -> ItemsListViewController {
    ItemsListViewController(
      representing: model, leadingBy: navigationModel, navigatingBy: navigator, holding: bag)
  }

  private func titles(in view: ItemsListView) -> [String] {
    view.tableView.visibleCells.compactMap { ($0 as? ItemCell)?.titleLabel.text }
  }
}
