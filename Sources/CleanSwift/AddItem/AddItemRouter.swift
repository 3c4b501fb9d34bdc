import HeadlessKit

/// The way out of the form.
package protocol AddItemRoutingLogic: AnyObject {
  /// Tells the list below that an item was added, and leaves the form.
  func routeToItemsList()
}

/// Leads back from the form and passes on what it has to hand back.
package final class AddItemRouter: AddItemRoutingLogic {
  package weak var viewController: ViewController?
  package var dataStore: (any AddItemDataStore)?

  package init() {}

  package func routeToItemsList() {
    let navigationController = viewController?.navigationController
    let screens = navigationController?.viewControllers
    let list = screens?.compactMap { $0 as? ItemsListViewController }.last
    // Before the list appears, which is when it asks.
    passDataToItemsList(source: dataStore, destination: list?.router?.dataStore)
    navigationController?.popViewController()
  }

  private func passDataToItemsList(
    source: (any AddItemDataStore)?, destination: (any ItemsListDataStore)?
  ) {
    guard let source, let destination else { return }
    destination.itemWasAdded = source.itemWasAdded
  }
}
