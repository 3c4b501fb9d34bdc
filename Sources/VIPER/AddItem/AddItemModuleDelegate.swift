/// PRESENTER -> PRESENTER: the way back from the form.
package protocol AddItemModuleDelegate: AnyObject {
  /// Called when an item was saved and the module has been left.
  func addItemModuleDidSave()
}
