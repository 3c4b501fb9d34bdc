import Items

/// Reads the items kept on this device.
package protocol ReadableItemsRepositoryProtocol: AnyObject {
  func read() throws(StoreError) -> [Item]
}
