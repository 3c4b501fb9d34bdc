import Items

// MARK: View controller -> interactor

/// Requests the item that the list has passed, and then its detail.
package struct OpenDetailRequest {}

/// Requests the detail from the server.
package struct FetchDetailRequest {}

/// Requests that the request in progress is cancelled.
package struct CancelDetailRequest {}

// MARK: Interactor -> presenter

/// The item as the list has it.
package struct PassedItemResponse: Equatable {
  let item: Item
}

/// A request begins.
package struct DetailProgressResponse {}

/// The server's reply.
package struct DetailResponse: Equatable {
  let detail: ItemDetail
}

/// The request has failed.
package struct DetailErrorResponse: Equatable {
  let failure: ItemsFailure
}

// MARK: Presenter -> view controller

/// What the detail shows before the server's reply.
package struct PassedItemViewModel: Equatable {
  let title: String
  let date: String
  let state: String
}

/// What the detail shows after the server's reply.
package struct DetailViewModel: Equatable {
  let explanation: String
  let status: DetailStatusViewModel
}

/// What the detail shows of its request.
package struct DetailStatusViewModel: Equatable {
  let showsLoading: Bool
  let message: String?
  let offersRetry: Bool
}
