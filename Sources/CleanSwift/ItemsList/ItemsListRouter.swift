import HeadlessKit

/// Where the list can lead.
package protocol ItemsListRoutingLogic: AnyObject {
  /// Shows the detail of the item in a row; does nothing if there is no such row.
  func routeToItemDetail(row: Int)

  /// Shows the form.
  func routeToAddItem()
}

/// How other routers pass data to the list.
package protocol ItemsListDataPassing: AnyObject {
  /// Where the form's router puts its result.
  var dataStore: (any ItemsListDataStore)? { get }
}

/// Shows the detail and the form, and passes the item to the detail.
package final class ItemsListRouter: ItemsListRoutingLogic, ItemsListDataPassing {
  weak var viewController: ViewController?
  package var dataStore: (any ItemsListDataStore)?
  private let itemDetailConfigurator: any Configurator<ItemDetailViewController>
  private let addItemConfigurator: any Configurator<AddItemViewController>

  init(
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
    navigate(to: destination)
  }

  private func passDataToItemDetail(
    row: Int, source: any ItemsListDataStore, destination: (any ItemDetailDataStore)?
  ) {
    destination?.item = source.items[row]
  }

  private func navigate(to destination: ViewController) {
    viewController?.navigationController?.pushViewController(destination)
  }
}
