import HeadlessKit

/// The way out of the form.
package protocol AddItemRoutingLogic: AnyObject {
  /// Hands the added item back to the list and leaves the form.
  func routeToItemsList()
}

/// The way data comes out of the form.
package protocol AddItemDataPassing: AnyObject {
  /// Where the added item goes, set before the scene is pushed.
  var itemsListDataStore: (any ItemsListDataStore)? { get set }
}

/// Leads back from the form and passes on what it has to hand back.
package final class AddItemRouter: AddItemRoutingLogic, AddItemDataPassing {
  package weak var viewController: ViewController?
  package var dataStore: (any AddItemDataStore)?
  package weak var itemsListDataStore: (any ItemsListDataStore)?

  package init() {}

  package func routeToItemsList() {
    // Before the list appears, which is when it asks.
    passDataToItemsList(source: dataStore, destination: itemsListDataStore)
    viewController?.navigationController?.popViewController()
  }

  private func passDataToItemsList(
    source: (any AddItemDataStore)?, destination: (any ItemsListDataStore)?
  ) {
    destination?.addedItem = source?.addedItem
  }
}
