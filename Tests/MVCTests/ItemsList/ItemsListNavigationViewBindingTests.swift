import HeadlessKit
import Items
import UserDriver
import XCTest

@testable import MVC

final class ItemsListNavigationViewBindingTests: XCTestCase {
  private let addButton = Button("Add")
  private let tableView = TableView()

  // MARK: Forward

  /// L9 X4.
  ///
  /// A row may be selected that the table doesn't have any more.
  func testRowOpensItsItemIfTheTableHasIt() {
    let items: [Item] = [.plants, .milk]
    let scenarios: KeyValuePairs<UInt, (visibleItems: [Item], row: Int, opened: [Item])> = [
      #line: (items, 0, [.plants]),
      #line: (items, 1, [.milk]),
      #line: (items, 2, []),
      #line: (items, -1, []),
      #line: ([], 0, []),
    ]

    for (line, scenario) in scenarios {
      let model = ItemsListModelSpy()
      let navigator = NavigatorSpy()
      let viewBinding = makeViewBinding(
        findingVisibleItemBy: ItemsListTableViewBindingStub(showing: scenario.visibleItems),
        sharing: model, navigatingBy: navigator)

      withExtendedLifetime(viewBinding) { selectRow(scenario.row) }

      XCTAssertEqual(
        navigator.callArgs.map { ($0.viewController as? ItemDetailViewController)?.model.item },
        scenario.opened, line: line)
      XCTAssertEqual(model.callArgs, [], line: line)
    }
  }

  /// L9.
  ///
  /// The table's binding is real, because only a table that has rows can mark one.
  func testSelectionLeavesNoMark() {
    let stub = ItemsListModelStub(firstState: .success([.milk, .plants]))
    let navigator = NavigatorSpy()
    let viewBinding = makeViewBinding(
      findingVisibleItemBy: ItemsListTableViewBinding(observing: stub, handling: tableView),
      navigatingBy: navigator)

    withExtendedLifetime(viewBinding) { tableView.touchRow(at: 1) }

    XCTAssertNil(tableView.selectedRow, "The row is still marked.")
  }

  /// L9 D2.
  func testDetailIsHandedItsItemAndFetchesNothingYet() throws {
    let navigator = NavigatorSpy()
    let repository = ItemDetailRepositorySpy()
    let viewBinding = makeViewBinding(
      findingVisibleItemBy: ItemsListTableViewBindingStub(showing: [.plants]),
      navigatingBy: navigator, holding: .stubbed(detailRepository: repository))

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

    withExtendedLifetime(viewBinding) { addButton.sendActions(for: .touchUpInside) }

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
    findingVisibleItemBy tableViewBinding: any ItemsListTableViewBindingProtocol =
      ItemsListTableViewBindingStub(),
    sharing model: any ItemsListReloadableProtocol = ItemsListModelStub(),
    navigatingBy navigator: any NavigatorProtocol, holding bag: Bag = .stubbed()
  ) -> ItemsListNavigationViewBinding {
    ItemsListNavigationViewBinding(
      watching: addButton, handling: tableView, findingVisibleItemBy: tableViewBinding,
      sharing: model, navigatingBy: navigator, holding: bag)
  }

  private func selectRow(_ row: Int) {
    tableView.delegate?.tableView(tableView, didSelectRowAt: row)
  }
}
