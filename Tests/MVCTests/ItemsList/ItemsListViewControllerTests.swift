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
    let viewController = ItemsListViewController(
      representing: ItemsListModel(
        startingWith: .initial, fetchingVia: ItemsListRepository(calling: client),
        reading: ReadableItemsRepository(reading: store),
        writing: WritableItemsRepository(writing: store)),
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
  func testTriadIsConnectedWhenTheViewLoads() throws {
    let viewController = makeViewController()
    XCTAssertNil(viewController.viewBinding)
    XCTAssertNil(viewController.controller)

    viewController.loadViewIfNeeded()

    XCTAssertEqual(viewController.title, "Items")
    XCTAssertTrue(viewController.view is ItemsListView)
    let viewBinding = try XCTUnwrap(viewController.viewBinding)
    XCTAssertNotNil(viewController.controller)
    XCTAssertIdentical(viewBinding.delegate, viewController.controller)
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

  // MARK: Navigation

  /// L9 D2.
  func testSelectedItemIsPassedToDetail() throws {
    let stub = ItemsListModelStub()
    let navigator = NavigatorSpy()
    let repository = ItemDetailRepositorySpy(delegatingTo: ItemDetailRepositoryStub())
    let viewController = makeViewController(
      representing: stub, navigatingBy: navigator,
      holding: .stubbed(detailRepository: repository))
    viewController.loadViewIfNeeded()
    XCTAssertEqual(navigator.callArgs.count, 0)

    stub.announce(.plants)

    XCTAssertEqual(navigator.callArgs.count, 1)
    let detail = try XCTUnwrap(navigator.callArgs.first as? ItemDetailViewController)
    XCTAssertEqual(detail.model.item, .plants)
    XCTAssertEqual(detail.model.currentState, .initial)
    XCTAssertEqual(repository.callArgs, [])
    detail.model.fetch()
    XCTAssertEqual(repository.callArgs, [Item.plants.id])
  }

  /// D2.
  func testEverySelectionMakesADetailOfItsOwn() throws {
    let stub = ItemsListModelStub()
    let navigator = NavigatorSpy()
    let viewController = makeViewController(representing: stub, navigatingBy: navigator)
    viewController.loadViewIfNeeded()

    stub.announce(.milk)
    stub.announce(.milk)

    let details = navigator.callArgs.compactMap { $0 as? ItemDetailViewController }
    XCTAssertEqual(details.count, 2)
    XCTAssertNotIdentical(details.first?.model, details.last?.model)
  }

  /// L10 A1 A4.
  func testAddSharesTheListsModel() throws {
    let spy = ItemsListModelSpy(delegatingTo: ItemsListModelStub())
    let navigator = NavigatorSpy()
    let reverseNavigator = ReverseNavigatorSpy()
    let repository = AddItemRepositorySpy(
      delegatingTo: AddItemRepositoryStub(firstResult: .success(.milk)))
    let writable = WritableItemsRepositorySpy(
      delegatingTo: WritableItemsRepositoryStub(firstResult: .success(())))
    let viewController = makeViewController(
      representing: spy, navigatingBy: navigator,
      holding: .stubbed(
        addItemRepository: repository, writableRepository: writable,
        reverseNavigator: reverseNavigator))
    let view = try XCTUnwrap(viewController.view as? ItemsListView)

    view.actionsView.addButton.sendActions(for: .touchUpInside)

    XCTAssertEqual(navigator.callArgs.count, 1)
    let add = try XCTUnwrap(navigator.callArgs.first as? AddItemViewController)
    XCTAssertIdentical(add.sharedModel, spy)
    XCTAssertIdentical(add.navigator, reverseNavigator)
    XCTAssertEqual(add.model.currentState, .editing)
    add.model.save(title: "Buy milk", isEnabled: true)
    XCTAssertEqual(repository.callArgs, [NewItem(title: "Buy milk", isEnabled: true)])
    XCTAssertEqual(writable.callArgs, [.add(.milk)])
    XCTAssertEqual(spy.callArgs, [.open])
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
    weak let viewBinding = viewController?.viewBinding
    weak let controller = viewController?.controller
    XCTAssertNotNil(controller)

    navigationController = nil
    viewController = nil

    XCTAssertNil(stack)
    XCTAssertNil(composer)
    XCTAssertNil(model)
    XCTAssertNil(view)
    XCTAssertNil(viewBinding)
    XCTAssertNil(controller)
    repository.fetches.reply(with: .success([.plants]))
  }

  /// X2 X4.
  func testSharedModelDoesNotKeepTheScreenAlive() {
    let stub = ItemsListModelStub()
    let navigator = NavigatorSpy()
    var viewController: ItemsListViewController? = makeViewController(
      representing: stub, navigatingBy: navigator)
    viewController?.loadViewIfNeeded()
    let view = viewController?.view as? ItemsListView
    weak let composer = viewController

    viewController = nil

    XCTAssertNil(composer)
    stub.announce(.milk)
    view?.actionsView.addButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(navigator.callArgs.count, 0)
  }

  // MARK: Making and seeing

  private func makeViewController(
    representing model: any ItemsListModelProtocol = ItemsListModelStub(),
    navigatingBy navigator: any NavigatorProtocol = NavigatorSpy(),
    holding bag: Bag = .stubbed()
  ) -> ItemsListViewController {
    ItemsListViewController(representing: model, navigatingBy: navigator, holding: bag)
  }

  private func titles(in view: ItemsListView) -> [String] {
    view.tableView.visibleCells.compactMap { ($0 as? ItemCell)?.titleLabel.text }
  }
}
