import Observing

/// The list's state machine, as views, controllers, and other screens know it.
package protocol ItemsListModelProtocol: AnyObject {
  /// The current state, then every transition.
  var didChange: Observable<ItemsListModelState> { get }
  var currentState: ItemsListModelState { get }

  /// Shows what this device has and loads, the first time.
  func open()

  /// Loads, unless a request is under way.
  func reload()

  /// Loads on the user's pull, unless a deletion is under way; joins a load that is.
  func refresh()

  /// Loads in place of whatever is under way, because the items have changed.
  func reloadAfterChange()

  /// Deletes all items on server and device, unless a request is under way or there are none.
  func deleteAll()
}
