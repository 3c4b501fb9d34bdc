import HeadlessKit

/// Where the form can lead.
package protocol AddItemRoutingLogic: AnyObject {
  /// Passes the result to the list, and leaves the form.
  func routeToItemsList()
}

/// Leaves the form, and passes its result to the list.
package final class AddItemRouter: AddItemRoutingLogic {
  weak var viewController: ViewController?
  package var dataStore: (any AddItemDataStore)?

  package func routeToItemsList() {
    let navigationController = viewController?.navigationController
    // The pop shows the screen directly below the form.
    let list = navigationController?.viewControllers.dropLast().last as? ItemsListViewController
    // Passed before the pop, because the list reads it when it appears.
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
