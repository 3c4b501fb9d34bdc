import Items

/// What the detail's presenter can be handed.
package protocol ItemDetailPresenterInput: AnyObject {
  /// Puts the item into words.
  func presentPassedItem(response: PassedItemResponse)

  /// Says that the explanation is on its way.
  func presentProgress(response: DetailProgressResponse)

  /// Passes on the explanation, and only that.
  func presentDetail(response: DetailResponse)

  /// Puts the failure into words.
  func presentError(response: DetailErrorResponse)
}

/// What the detail's presenter puts out.
package protocol ItemDetailPresenterOutput: AnyObject {
  func displayPassedItem(viewModel: PassedItemViewModel)
  func displayProgress(viewModel: DetailProgressViewModel)
  func displayDetail(viewModel: DetailViewModel)
  func displayError(viewModel: DetailErrorViewModel)
}

/// Formats an item, its detail, and failures.
package final class ItemDetailPresenter {
  package weak var output: (any ItemDetailPresenterOutput)?

  package init() {}
}

extension ItemDetailPresenter: ItemDetailPresenterInput {
  package func presentPassedItem(response: PassedItemResponse) {
    let item = response.item
    output?.displayPassedItem(
      viewModel: PassedItemViewModel(
        title: item.title, date: ItemText.date(item.createdAt),
        state: ItemText.state(item.isEnabled)))
  }

  package func presentProgress(response: DetailProgressResponse) {
    output?.displayProgress(viewModel: DetailProgressViewModel())
  }

  package func presentDetail(response: DetailResponse) {
    output?.displayDetail(viewModel: DetailViewModel(explanation: response.detail.explanation))
  }

  package func presentError(response: DetailErrorResponse) {
    output?.displayError(
      viewModel: DetailErrorViewModel(
        message: Formatting.message(for: response.failure),
        offersRetry: Formatting.offersRetry(after: response.failure)))
  }
}
