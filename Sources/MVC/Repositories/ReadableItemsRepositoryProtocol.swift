import Items

/// Reads the items stored on this device.
package protocol ReadableItemsRepositoryProtocol: AnyObject {
  /// Returns all items in the order in which they were stored.
  func read() throws(StoreError) -> [Item]
}
