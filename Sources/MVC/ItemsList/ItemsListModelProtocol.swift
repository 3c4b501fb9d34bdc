import Observing

/// The list's state machine, as bindings and controllers know it.
package protocol ItemsListModelProtocol: ItemsListReloadableProtocol {
  /// The current state, then every transition.
  var didChange: Observable<ItemsListModelState> { get }
  var currentState: ItemsListModelState { get }

  /// Starts with the items in the store, and loads.
  func open()

  /// Loads, unless a request is in progress.
  func reload()

  /// Loads, or joins the load in progress, unless a deletion is in progress.
  func refresh()

  /// Deletes all items on server and device, unless a request is in progress or there are no items.
  func deleteAll()
}
