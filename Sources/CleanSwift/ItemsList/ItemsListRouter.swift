import HeadlessKit

/// The ways out of the list.
package protocol ItemsListRoutingLogic: AnyObject {
  /// Shows the detail of the item in a row; does nothing for a row that isn't there.
  func routeToItemDetail(row: Int)

  /// Shows the form.
  func routeToAddItem()
}

/// The way data comes into the list.
package protocol ItemsListDataPassing: AnyObject {
  /// Where routers that lead back here put what the list has to know.
  var dataStore: (any ItemsListDataStore)? { get }
}

/// Leads from the list to the other scenes and passes the detail its item.
package final class ItemsListRouter: ItemsListRoutingLogic, ItemsListDataPassing {
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
