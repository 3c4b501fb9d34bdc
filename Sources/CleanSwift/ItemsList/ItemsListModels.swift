import Items

// MARK: View controller -> interactor

/// Requests the stored items, and then the server's.
package struct OpenListRequest {}

/// Requests the server's items.
package struct FetchItemsRequest: Equatable {
  /// Whether the user has pulled.
  let isPull: Bool
}

/// Requests the server's items if an item was added.
package struct ReloadItemsRequest {}

/// Requests that all items are deleted.
package struct DeleteItemsRequest {}

// MARK: Interactor -> presenter

/// All items, after they have changed, while no request is in progress.
package struct ItemsResponse: Equatable {
  let items: [Item]
}

/// The items are the same as before.
package struct UnchangedItemsResponse: Equatable {
  let hasItems: Bool
}

/// A request begins.
package struct ItemsProgressResponse: Equatable {
  enum Work {
    case loading
    case refreshing
    case deleting
  }

  let work: Work
}

/// A request has failed, or its reply couldn't be stored.
package struct ItemsErrorResponse: Equatable {
  let failure: ItemsFailure
  let hasItems: Bool
}

// MARK: Presenter -> view controller

/// What the list shows after its items have changed.
package struct ItemsViewModel: Equatable {
  struct Row: Equatable {
    let title: String
    let date: String
    let state: String
  }

  let rows: [Row]
  let status: ItemsStatusViewModel
}

/// What the list shows beside its rows, and what the user can do.
package struct ItemsStatusViewModel: Equatable {
  let showsLoading: Bool
  /// Whether the refresh control stops; only the user's pull starts it.
  let endsRefreshing: Bool
  let showsEmpty: Bool
  /// Shows with Retry.
  let message: String?
  /// Whether the user can select rows, pull, and add.
  let allowsUse: Bool
  let allowsDeleting: Bool
}
