import Items

// MARK: View controller -> interactor

/// Asks for what this device has, then for what the server has.
package struct OpenListRequest: Equatable {}

/// Asks for what the server has.
package struct FetchItemsRequest: Equatable {
  /// Whether the user has pulled, and the refresh control shows already.
  let isPull: Bool
}

/// Asks for what the server has, if an item was added.
package struct ReloadItemsRequest: Equatable {}

/// Asks for all items to be deleted.
package struct DeleteItemsRequest: Equatable {}

// MARK: Interactor -> presenter

/// All the items there are now, where they have changed.
package struct ItemsResponse: Equatable {
  let items: [Item]
}

/// The items are what they were.
package struct UnchangedItemsResponse: Equatable {
  let hasItems: Bool
}

/// A request is about to be sent.
package struct ItemsProgressResponse: Equatable {
  enum Work {
    case loading
    case refreshing
    case deleting
  }

  let work: Work
}

/// A request, or keeping its reply, has failed.
package struct ItemsErrorResponse: Equatable {
  let failure: ItemsFailure
  let hasItems: Bool
}

// MARK: Presenter -> view controller

/// What the rows say, and what shows and can be used beside them.
package struct ItemsViewModel: Equatable {
  struct Row: Equatable {
    let title: String
    let date: String
    let state: String
  }

  let rows: [Row]
  let showsEmpty: Bool
  let allowsDeleting: Bool
}

/// What shows and can be used beside rows that stay.
package struct UnchangedItemsViewModel: Equatable {
  let showsEmpty: Bool
  let allowsDeleting: Bool
}

/// What shows and can be used until a request is over, where that depends on which it is.
package struct ItemsProgressViewModel: Equatable {
  let showsLoading: Bool
  let allowsUse: Bool
}

/// What the error says, and what can be used beside rows that stay.
package struct ItemsErrorViewModel: Equatable {
  let message: String
  let allowsDeleting: Bool
}
