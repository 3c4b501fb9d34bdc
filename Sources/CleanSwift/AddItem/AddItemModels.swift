import Items

// MARK: View controller -> interactor

/// Says that the title was edited.
package struct EditTitleRequest: Equatable {}

/// Asks for an item with what the form says.
package struct SaveItemRequest: Equatable {
  let title: String
  let isEnabled: Bool
}

/// Asks for the request to be called off, if one is under way.
package struct CancelSavingRequest: Equatable {}

// MARK: Interactor -> presenter

/// The title was edited.
package struct EditedTitleResponse: Equatable {}

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

/// No message shows any more.
package struct EditedTitleViewModel: Equatable {}

/// Saving is under way.
package struct SavingProgressViewModel: Equatable {}

/// The form is done with.
package struct SavedItemViewModel: Equatable {}

/// What the error says, be it of the title or of the request.
package struct SavingErrorViewModel: Equatable {
  let message: String
}
