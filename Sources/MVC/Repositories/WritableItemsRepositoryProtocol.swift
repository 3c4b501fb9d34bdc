import Items

/// Changes the items kept on this device; a call that throws has changed nothing.
package protocol WritableItemsRepositoryProtocol: AnyObject {
  /// Keeps these items and no others.
  func write(_ items: [Item]) throws(StoreError)

  /// Keeps this item in place of the one with the same id, or else as the last.
  func add(_ item: Item) throws(StoreError)

  /// Keeps no items any more.
  func clear() throws(StoreError)
}
