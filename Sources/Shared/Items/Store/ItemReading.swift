/// The reading half of the store.
public protocol ItemReading: AnyObject {
  /// Returns all items in the order in which they were stored, or throws ``StoreError/readFailed``.
  func readAll() throws(StoreError) -> [Item]
}
