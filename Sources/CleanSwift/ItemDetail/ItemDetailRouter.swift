/// The way data comes into the detail.
package protocol ItemDetailDataPassing: AnyObject {
  /// Where the item goes, set before the scene is pushed.
  var dataStore: (any ItemDetailDataStore)? { get }
}

/// Takes in what the detail is handed; no way leads on from it.
package final class ItemDetailRouter: ItemDetailDataPassing {
  package var dataStore: (any ItemDetailDataStore)?

  package init() {}
}
