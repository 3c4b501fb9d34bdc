/// The list's model, as the form knows it.
package protocol ItemsListReloadableProtocol: AnyObject {
  /// Loads in place of the request in progress, because the items have changed.
  func reloadAfterChange()
}
