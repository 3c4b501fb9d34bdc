import Items

/// What the list's presenter does for the interactor.
protocol ItemsListPresenterInput: AnyObject {
  func presentItems(response: ItemsResponse)
  func presentUnchangedItems(response: UnchangedItemsResponse)
  func presentProgress(response: ItemsProgressResponse)
  func presentError(response: ItemsErrorResponse)
}

/// What the list's presenter needs from the view controller.
package protocol ItemsListPresenterOutput: AnyObject {
  /// Replaces the rows, and shows the status.
  func displayItems(viewModel: ItemsViewModel)

  /// Shows the status, and leaves the rows as they are.
  func displayStatus(viewModel: ItemsStatusViewModel)
}

/// Formats items, progress, and failures for the list.
package final class ItemsListPresenter {
  package weak var output: (any ItemsListPresenterOutput)?

  private func makeRow(for item: Item) -> ItemsViewModel.Row {
    ItemsViewModel.Row(
      title: item.title, date: ItemText.date(item.createdAt),
      state: ItemText.state(item.isEnabled))
  }

  /// Makes the status while no request is in progress, with a message if the last one has failed.
  private func makeStatus(hasItems: Bool, message: String? = nil) -> ItemsStatusViewModel {
    ItemsStatusViewModel(
      showsLoading: false, endsRefreshing: true, showsEmpty: !hasItems && message == nil,
      message: message, allowsUse: true, allowsDeleting: hasItems)
  }
}

extension ItemsListPresenter: ItemsListPresenterInput {
  package func presentItems(response: ItemsResponse) {
    output?.displayItems(
      viewModel: ItemsViewModel(
        rows: response.items.map(makeRow),
        status: makeStatus(hasItems: !response.items.isEmpty)))
  }

  package func presentUnchangedItems(response: UnchangedItemsResponse) {
    output?.displayStatus(viewModel: makeStatus(hasItems: response.hasItems))
  }

  package func presentProgress(response: ItemsProgressResponse) {
    output?.displayStatus(
      viewModel: ItemsStatusViewModel(
        showsLoading: response.work != .refreshing, endsRefreshing: false, showsEmpty: false,
        message: nil, allowsUse: response.work != .deleting, allowsDeleting: false))
  }

  package func presentError(response: ItemsErrorResponse) {
    output?.displayStatus(
      viewModel: makeStatus(
        hasItems: response.hasItems, message: Formatting.message(for: response.failure)))
  }
}
