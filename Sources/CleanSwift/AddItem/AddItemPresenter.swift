import Items

/// What the form's presenter does for the interactor.
protocol AddItemPresenterInput: AnyObject {
  func presentEditedTitle(response: EditedTitleResponse)
  func presentRefusal(response: RefusalResponse)
  func presentProgress(response: SavingProgressResponse)
  func presentSavedItem(response: SavedItemResponse)
  func presentError(response: SavingErrorResponse)
}

/// What the form's presenter needs from the view controller.
package protocol AddItemPresenterOutput: AnyObject {
  /// Shows the message, or clears it.
  func displayMessage(viewModel: MessageViewModel)

  /// Shows the status, and leaves the user's input as it is.
  func displayStatus(viewModel: SavingStatusViewModel)

  /// Leaves the form.
  func displaySavedItem(viewModel: SavedItemViewModel)
}

/// Formats progress and errors for the form.
package final class AddItemPresenter {
  package weak var output: (any AddItemPresenterOutput)?
}

extension AddItemPresenter: AddItemPresenterInput {
  package func presentEditedTitle(response: EditedTitleResponse) {
    output?.displayMessage(viewModel: MessageViewModel(message: nil))
  }

  package func presentRefusal(response: RefusalResponse) {
    output?.displayMessage(
      viewModel: MessageViewModel(message: Formatting.message(for: response.error)))
  }

  package func presentProgress(response: SavingProgressResponse) {
    output?.displayStatus(viewModel: SavingStatusViewModel(showsLoading: true, message: nil))
  }

  package func presentSavedItem(response: SavedItemResponse) {
    output?.displaySavedItem(viewModel: SavedItemViewModel())
  }

  package func presentError(response: SavingErrorResponse) {
    output?.displayStatus(
      viewModel: SavingStatusViewModel(
        showsLoading: false, message: Formatting.message(for: response.failure)))
  }
}
