/// The way data comes into the detail.
package protocol ItemDetailDataPassing: AnyObject {
  /// Where routers that lead here put the item, before the scene is pushed.
  var dataStore: (any ItemDetailDataStore)? { get }
}

/// Takes in what the detail is handed; no way leads on from it.
package final class ItemDetailRouter: ItemDetailDataPassing {
  package var dataStore: (any ItemDetailDataStore)?

  package init() {}
}
