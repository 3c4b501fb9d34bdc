import Items

/// The state machine of where the list leads, as views and controllers know it.
package protocol ItemsListNavigationModelProtocol: AnyObject {
  /// The current state, then every transition.
  var didChange: Observable<ItemsListNavigationModelState> { get }
  var currentState: ItemsListNavigationModelState { get }

  /// Leads to the item in a row; does nothing for a row that isn't there.
  func select(at row: Int)

  /// Leads to the form.
  func add()
}
