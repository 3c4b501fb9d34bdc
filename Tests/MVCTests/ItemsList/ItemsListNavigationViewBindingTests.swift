import HeadlessKit
import Items
import UserDriver
import XCTest

@testable import MVC

final class ItemsListNavigationViewBindingTests: XCTestCase {
  private let views: ItemsListNavigationViewBinding.Views = (
    tableView: TableView(), addButton: Button("Add")
  )

  // MARK: Forward

  /// L9 X4.
  ///
  /// A row may be selected that the table doesn't have any more.
  func testRowOpensItsItemIfTheTableHasIt() {
    let items: [Item] = [.plants, .milk]
    let scenarios: KeyValuePairs<UInt, (list: ItemsListModelState, row: Int, opened: [Item])> = [
      #line: (.success(items), 0, [.plants]),
      #line: (.success(items), 1, [.milk]),
      #line: (.success(items), 2, []),
      #line: (.success(items), -1, []),
      #line: (.success([]), 0, []),
      #line: (.preparing(items, .load), 1, [.milk]),
      #line: (.failure(items, because: .network(.offline)), 1, [.milk]),
    ]

    for (line, scenario) in scenarios {
      let model = ItemsListModelSpy(
        delegatingTo: ItemsListModelStub(firstState: scenario.list))
      let navigator = NavigatorSpy()

      withExtendedLifetime(makeViewBinding(sharing: model, navigatingBy: navigator)) {
        selectRow(scenario.row)
      }

      XCTAssertEqual(
        navigator.callArgs.map { ($0.viewController as? ItemDetailViewController)?.model.item },
        scenario.opened, line: line)
      XCTAssertEqual(model.callArgs, [], line: line)
    }
  }

  /// L9.
  func testSelectionLeavesNoMark() {
    let stub = ItemsListModelStub(firstState: .success([.milk, .plants]))
    let navigator = NavigatorSpy()
    let viewBinding = makeViewBinding(sharing: stub, navigatingBy: navigator)

    withExtendedLifetime(viewBinding) { views.tableView.touchRow(at: 1) }

    XCTAssertNil(views.tableView.selectedRow, "The row is still marked.")
  }

  /// L9 D2.
  func testDetailIsHandedItsItemAndFetchesNothingYet() throws {
    let navigator = NavigatorSpy()
    let repository = ItemDetailRepositorySpy()
    let viewBinding = makeViewBinding(
      sharing: ItemsListModelStub(firstState: .success([.plants])), navigatingBy: navigator,
      holding: .stubbed(detailRepository: repository))

    withExtendedLifetime(viewBinding) { selectRow(0) }

    let detail = try XCTUnwrap(
      navigator.callArgs.first?.viewController as? ItemDetailViewController)
    XCTAssertEqual(detail.model.currentState, .initial)
    XCTAssertEqual(repository.callArgs, [])
    detail.model.fetch()
    XCTAssertEqual(repository.callArgs, [Item.plants.id])
  }

  /// L10 A1 A4.
  func testFormReloadsTheList() throws {
    let log = CallLog()
    let navigator = NavigatorSpy()
    let reverseNavigator = ReverseNavigatorSpy()
    let viewBinding = makeViewBinding(
      sharing: ItemsListModelSpy(loggingTo: log), navigatingBy: navigator,
      holding: .stubbed(
        addItemRepository: AddItemRepositorySpy(
          delegatingTo: AddItemRepositoryStub(firstResult: .success(.milk)), loggingTo: log),
        writableRepository: WritableItemsRepositorySpy(loggingTo: log),
        reverseNavigator: reverseNavigator))

    withExtendedLifetime(viewBinding) { views.addButton.sendActions(for: .touchUpInside) }

    XCTAssertEqual(navigator.callArgs.count, 1)
    let form = try XCTUnwrap(navigator.callArgs.first?.viewController as? AddItemViewController)
    XCTAssertIdentical(form.navigator, reverseNavigator)
    XCTAssertEqual(form.model.currentState, .editing)
    XCTAssertEqual(log.callArgs, [])
    form.model.save(title: "Buy milk", isEnabled: true)
    XCTAssertEqual(
      log.callArgs,
      [
        .addItemRepository(NewItem(title: "Buy milk", isEnabled: true)),
        .writableRepository(.add(.milk)),
        .listModel(.reloadAfterChange),
      ])
  }

  // MARK: Lifetime

  /// X2.
  func testViewsDoNotKeepTheBindingAlive() {
    let navigator = NavigatorSpy()
    var viewBinding: ItemsListNavigationViewBinding? = makeViewBinding(navigatingBy: navigator)
    weak let weakViewBinding = viewBinding

    viewBinding = nil

    XCTAssertNil(weakViewBinding)
  }

  // MARK: Making and selecting

  private func makeViewBinding(
    sharing model: any ItemsListModelProtocol = ItemsListModelStub(),
    navigatingBy navigator: any NavigatorProtocol, holding bag: Bag = .stubbed()
  ) -> ItemsListNavigationViewBinding {
    ItemsListNavigationViewBinding(
      watching: views,
      findingVisibleItemBy: ItemsListTableViewBinding(
        observing: model, handling: views.tableView),
      sharing: model, navigatingBy: navigator, holding: bag)
  }

  private func selectRow(_ row: Int) {
    views.tableView.delegate?.tableView(views.tableView, didSelectRowAt: row)
  }
}
