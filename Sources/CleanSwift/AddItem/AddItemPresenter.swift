import Items

/// What the form's presenter can be handed.
package protocol AddItemPresenterInput: AnyObject {
  /// Takes a message back.
  func presentEditedTitle(response: EditedTitleResponse)

  /// Puts what is wrong with the title into words.
  func presentRefusal(response: RefusalResponse)

  /// Says that saving is under way.
  func presentProgress(response: SavingProgressResponse)

  /// Says that the form is done with.
  func presentSavedItem(response: SavedItemResponse)

  /// Puts the failure into words.
  func presentError(response: SavingErrorResponse)
}

/// What the form's presenter puts out.
package protocol AddItemPresenterOutput: AnyObject {
  func displayEditedTitle(viewModel: EditedTitleViewModel)
  func displayProgress(viewModel: SavingProgressViewModel)
  func displaySavedItem(viewModel: SavedItemViewModel)
  func displayError(viewModel: SavingErrorViewModel)
}

/// Formats what becomes of editing and saving.
package final class AddItemPresenter {
  package weak var output: (any AddItemPresenterOutput)?

  package init() {}
}

extension AddItemPresenter: AddItemPresenterInput {
  package func presentEditedTitle(response: EditedTitleResponse) {
    output?.displayEditedTitle(viewModel: EditedTitleViewModel())
  }

  package func presentRefusal(response: RefusalResponse) {
    output?.displayError(
      viewModel: SavingErrorViewModel(message: Formatting.message(for: response.error)))
  }

  package func presentProgress(response: SavingProgressResponse) {
    output?.displayProgress(viewModel: SavingProgressViewModel())
  }

  package func presentSavedItem(response: SavedItemResponse) {
    output?.displaySavedItem(viewModel: SavedItemViewModel())
  }

  package func presentError(response: SavingErrorResponse) {
    output?.displayError(
      viewModel: SavingErrorViewModel(message: Formatting.message(for: response.failure)))
  }
}
