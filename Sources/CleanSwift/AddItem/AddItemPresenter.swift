import Items

/// What the form's presenter does for the interactor.
protocol AddItemPresenterInput: AnyObject {
  /// Clears the message.
  func presentEditedTitle(response: EditedTitleResponse)

  /// Turns the title's error into a message.
  func presentRefusal(response: RefusalResponse)

  /// Shows the loading indicator in place of a message.
  func presentProgress(response: SavingProgressResponse)

  /// Has the form left.
  func presentSavedItem(response: SavedItemResponse)

  /// Turns the failure into a message.
  func presentError(response: SavingErrorResponse)
}

/// What the form's presenter needs from the view controller.
package protocol AddItemPresenterOutput: AnyObject {
  func displayMessage(viewModel: MessageViewModel)
  func displayStatus(viewModel: SavingStatusViewModel)
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
