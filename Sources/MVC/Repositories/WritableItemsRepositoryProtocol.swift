import Items

/// Changes the items kept on this device; a call that throws has changed nothing.
package protocol WritableItemsRepositoryProtocol: AnyObject {
  /// Keeps these items and no others.
  func write(_ items: [Item]) throws(StoreError)
  func add(_ item: Item) throws(StoreError)
  func clear() throws(StoreError)
}
