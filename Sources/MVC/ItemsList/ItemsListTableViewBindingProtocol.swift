import Items

/// The table's binding, as the navigation binding knows it.
package protocol ItemsListTableViewBindingProtocol: AnyObject {
  /// The items that the rows show, in order.
  var visibleItems: [Item] { get }
}
