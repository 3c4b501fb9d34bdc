/// What the list shows over its rows, which stay in every state.
enum ItemsListViewState: Equatable {
  case empty
  /// The message, with Retry.
  case error(String)
  case loading
  /// Nothing; after a pull the refresh control shows that the items are being loaded.
  case rowsOnly
}
