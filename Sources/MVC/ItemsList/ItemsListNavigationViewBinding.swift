import HeadlessKit
import Items

/// Observes the rows and Add, makes the next screen, and navigates to it.
final class ItemsListNavigationViewBinding {
  private let tableViewBinding: any ItemsListTableViewBindingProtocol
  private let model: any ItemsListReloadableProtocol
  private let navigator: any NavigatorProtocol
  private let bag: Bag

  init(
    watching addButton: Button, handling tableView: TableView,
    findingVisibleItemBy tableViewBinding: any ItemsListTableViewBindingProtocol,
    sharing model: any ItemsListReloadableProtocol, navigatingBy navigator: any NavigatorProtocol,
    holding bag: Bag
  ) {
    self.tableViewBinding = tableViewBinding
    self.model = model
    self.navigator = navigator
    self.bag = bag
    tableView.delegate = self
    addButton.addAction(Action { [weak self] in self?.navigateToForm() }, for: .touchUpInside)
  }

  private func navigateToDetail(of item: Item) {
    navigator.navigate(
      to: ItemDetailViewController(
        representing: ItemDetailModel(
          representing: item, startingWith: .initial, fetchingVia: bag.detailRepository)))
  }

  private func navigateToForm() {
    navigator.navigate(
      to: AddItemViewController(
        representing: AddItemModel(
          startingWith: .editing, savingVia: bag.addItemRepository,
          writing: bag.writableRepository, reloading: model),
        navigatingBy: bag.reverseNavigator))
  }
}

extension ItemsListNavigationViewBinding: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    let items = tableViewBinding.visibleItems
    guard items.indices.contains(row) else { return }
    navigateToDetail(of: items[row])
  }
}
