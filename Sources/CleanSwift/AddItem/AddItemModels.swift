import Items

// MARK: View controller -> interactor

/// Reports that the user has edited the title.
package struct EditTitleRequest {}

/// Requests that an item with these values is saved.
package struct SaveItemRequest: Equatable {
  let title: String
  let isEnabled: Bool
}

/// Requests that the request in progress is cancelled.
package struct CancelSavingRequest {}

// MARK: Interactor -> presenter

/// The user has edited the title.
package struct EditedTitleResponse {}

/// The title breaks a rule, and nothing was sent.
package struct RefusalResponse: Equatable {
  let error: TitleError
}

/// A request begins.
package struct SavingProgressResponse {}

/// The server has accepted the item.
package struct SavedItemResponse {}

/// The request has failed.
package struct SavingErrorResponse: Equatable {
  let failure: ItemsFailure
}

// MARK: Presenter -> view controller

/// The form's message, or none.
package struct MessageViewModel: Equatable {
  let message: String?
}

/// What the form shows of its request.
package struct SavingStatusViewModel: Equatable {
  /// Whether the loading indicator shows and the form is disabled.
  let showsLoading: Bool
  let message: String?
}

/// The item is saved, and the form can be left.
package struct SavedItemViewModel {}
