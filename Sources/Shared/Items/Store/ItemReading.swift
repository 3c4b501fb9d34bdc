/// The reading half of the store.
public protocol ItemReading: AnyObject {
  /// Returns all items in the order in which they were stored.
  func readAll() throws(StoreError) -> [Item]
}
