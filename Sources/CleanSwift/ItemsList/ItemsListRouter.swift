import HeadlessKit

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
    guard let dataStore, dataStore.items.indices.contains(row) else { return }
    let destination = ItemDetailViewController()
    itemDetailConfigurator.configure(viewController: destination)
    passDataToItemDetail(row: row, source: dataStore, destination: destination.router?.dataStore)
    navigate(to: destination)
  }

  package func routeToAddItem() {
    let destination = AddItemViewController()
    addItemConfigurator.configure(viewController: destination)
    passDataToAddItem(source: dataStore, destination: destination.router)
    navigate(to: destination)
  }

  private func passDataToItemDetail(
    row: Int, source: any ItemsListDataStore, destination: (any ItemDetailDataStore)?
  ) {
    destination?.item = source.items[row]
  }

  private func passDataToAddItem(
    source: (any ItemsListDataStore)?, destination: (any AddItemDataPassing)?
  ) {
    destination?.itemsListDataStore = source
  }

  private func navigate(to destination: ViewController) {
    viewController?.navigationController?.pushViewController(destination)
  }
}
