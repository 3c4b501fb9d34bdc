/// The detail's coordinator, as the detail's view model knows it.
package protocol ItemDetailCoordinatorProtocol: AnyObject {
  /// Informs the parent that the detail was left.
  func didLeave()
}
