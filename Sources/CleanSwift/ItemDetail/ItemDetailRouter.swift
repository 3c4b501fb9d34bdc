/// How the list's router passes data to the detail.
package protocol ItemDetailDataPassing: AnyObject {
  /// Where the list's router puts the item before the push.
  var dataStore: (any ItemDetailDataStore)? { get }
}

/// Receives the item for the detail, which leads to no other scene.
package final class ItemDetailRouter: ItemDetailDataPassing {
  package var dataStore: (any ItemDetailDataStore)?
}
