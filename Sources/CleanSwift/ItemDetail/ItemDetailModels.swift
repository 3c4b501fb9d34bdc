import Items

// MARK: View controller -> interactor

/// Asks for what the list knew of the item, then for the rest.
package struct OpenDetailRequest: Equatable {}

/// Asks for the rest, from the server.
package struct FetchDetailRequest: Equatable {}

/// Asks for the request to be called off, if one is under way.
package struct CancelDetailRequest: Equatable {}

// MARK: Interactor -> presenter

/// The item as the list had it.
package struct PassedItemResponse: Equatable {
  let item: Item
}

/// The request is about to be sent.
package struct DetailProgressResponse: Equatable {}

/// The server's reply.
package struct DetailResponse: Equatable {
  let detail: ItemDetail
}

/// The request has failed.
package struct DetailErrorResponse: Equatable {
  let failure: ItemsFailure
}

// MARK: Presenter -> view controller

/// What the item's lines say.
package struct PassedItemViewModel: Equatable {
  let title: String
  let date: String
  let state: String
}

/// The explanation is on its way.
package struct DetailProgressViewModel: Equatable {}

/// What the explanation says.
package struct DetailViewModel: Equatable {
  let explanation: String
}

/// What the error says, and whether Retry stands below it.
package struct DetailErrorViewModel: Equatable {
  let message: String
  let offersRetry: Bool
}
