import Items

/// Changes the items stored on this device; a call that throws has changed nothing.
package protocol WritableItemsRepositoryProtocol: AnyObject {
  /// Stores these items and no others.
  func write(_ items: [Item]) throws(StoreError)

  /// Stores this item in place of the one with the same id, or else as the last.
  func add(_ item: Item) throws(StoreError)

  /// Removes all items.
  func clear() throws(StoreError)
}
