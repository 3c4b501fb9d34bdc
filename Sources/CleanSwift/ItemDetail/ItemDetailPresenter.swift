import Items

/// What the detail's presenter does for the interactor.
protocol ItemDetailPresenterInput: AnyObject {
  func presentPassedItem(response: PassedItemResponse)
  func presentProgress(response: DetailProgressResponse)
  func presentDetail(response: DetailResponse)
  func presentError(response: DetailErrorResponse)
}

/// What the detail's presenter needs from the view controller.
package protocol ItemDetailPresenterOutput: AnyObject {
  /// Shows title, date, and state.
  func displayPassedItem(viewModel: PassedItemViewModel)

  /// Shows the explanation and the status.
  func displayDetail(viewModel: DetailViewModel)

  /// Shows the status, and leaves the item as it is.
  func displayStatus(viewModel: DetailStatusViewModel)
}

/// Formats the item, its explanation, and failures for the detail.
package final class ItemDetailPresenter {
  package weak var output: (any ItemDetailPresenterOutput)?
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
    output?.displayStatus(
      viewModel: DetailStatusViewModel(showsLoading: true, message: nil, offersRetry: false))
  }

  package func presentDetail(response: DetailResponse) {
    output?.displayDetail(
      viewModel: DetailViewModel(
        explanation: response.detail.explanation,
        status: DetailStatusViewModel(showsLoading: false, message: nil, offersRetry: false)))
  }

  package func presentError(response: DetailErrorResponse) {
    output?.displayStatus(
      viewModel: DetailStatusViewModel(
        showsLoading: false, message: Formatting.message(for: response.failure),
        offersRetry: Formatting.offersRetry(after: response.failure)))
  }
}
