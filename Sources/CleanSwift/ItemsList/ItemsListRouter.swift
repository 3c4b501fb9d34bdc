import Shared

/// The ways out of the list.
package protocol ItemsListRoutingLogic: AnyObject {
  /// Shows the detail of the item in a row; does nothing for a row that isn't there.
  func routeToItemDetail(row: Int)

  /// Shows the form.
  func routeToAddItem()
}

/// Leads from the list to the other scenes and passes them data.
package final class ItemsListRouter: ItemsListRoutingLogic {
  package weak var viewController: ViewController?
  package var dataStore: (any ItemsListDataStore)?
  private let itemDetailConfigurator: any Configurator<ItemDetailViewController>
  private let addItemConfigurator: any Configurator<AddItemViewController>

  package init(
    itemDetailConfigurator: any Configurator<ItemDetailViewController>,
    addItemConfigurator: any Configurator<AddItemViewController>
  ) {
    self.itemDetailConfigurator = itemDetailConfigurator
    self.addItemConfigurator = addItemConfigurator
  }

  package func routeToItemDetail(row: Int) {
    guard let items = dataStore?.items, items.indices.contains(row) else { return }
    let destination = ItemDetailViewController()
    itemDetailConfigurator.configure(viewController: destination)
    destination.router?.dataStore?.item = items[row]
    viewController?.navigationController?.pushViewController(destination)
  }

  package func routeToAddItem() {
    let destination = AddItemViewController()
    addItemConfigurator.configure(viewController: destination)
    destination.router?.itemsListDataStore = dataStore
    viewController?.navigationController?.pushViewController(destination)
  }
}
