/// The writing half of the store; a call that throws ``StoreError/writeFailed`` has changed nothing.
public protocol ItemWriting: AnyObject {
  /// Puts the given items, in their order, in place of all others.
  func replaceAll(with items: [Item]) throws(StoreError)

  /// Puts the item in the place of the one with the same id, or else at the end.
  func insert(_ item: Item) throws(StoreError)

  /// Leaves the store empty.
  func removeAll() throws(StoreError)
}
