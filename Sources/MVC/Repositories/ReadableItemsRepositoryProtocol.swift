import Items

/// Reads the items kept on this device.
package protocol ReadableItemsRepositoryProtocol: AnyObject {
  /// Returns all items in the order in which they were kept.
  func read() throws(StoreError) -> [Item]
}
