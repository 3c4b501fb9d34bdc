/// What lies over the rows, which are kept apart from it.
enum ItemsListViewState: Equatable {
  case empty
  /// With Retry.
  case error(String)
  case loading
  case content
}
