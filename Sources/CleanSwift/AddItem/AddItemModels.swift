import Items

// MARK: View controller -> interactor

/// Asks for an item with what the form says.
package struct SaveItemRequest: Equatable {
  let title: String
  let isEnabled: Bool
}

/// Asks for the request under way to be called off.
package struct CancelSavingRequest: Equatable {}

// MARK: Interactor -> presenter

/// The title broke a rule, and nothing was sent.
package struct RefusalResponse: Equatable {
  let error: TitleError
}

/// The request is about to be sent.
package struct SavingProgressResponse: Equatable {}

/// The server has the item.
package struct SavedItemResponse: Equatable {}

/// The request has failed.
package struct SavingErrorResponse: Equatable {
  let failure: ItemsFailure
}

// MARK: Presenter -> view controller

/// Saving is under way.
package struct SavingProgressViewModel: Equatable {}

/// The form is done with.
package struct SavedItemViewModel: Equatable {}

/// What the error says, be it of the title or of the request.
package struct SavingErrorViewModel: Equatable {
  let message: String
}
