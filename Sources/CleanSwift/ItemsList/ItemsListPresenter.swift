import Items

/// What the list's presenter can be handed.
package protocol ItemsListPresenterInput: AnyObject {
  /// Puts the items into words.
  func presentItems(response: ItemsResponse)

  /// Says what shows and can be used beside the rows that there are.
  func presentUnchangedItems(response: UnchangedItemsResponse)

  /// Says what a request that begins shows and shuts.
  func presentProgress(response: ItemsProgressResponse)

  /// Puts the failure into words.
  func presentError(response: ItemsErrorResponse)
}

/// What the list's presenter puts out.
package protocol ItemsListPresenterOutput: AnyObject {
  func displayItems(viewModel: ItemsViewModel)
  func displayUnchangedItems(viewModel: UnchangedItemsViewModel)
  func displayProgress(viewModel: ItemsProgressViewModel)
  func displayError(viewModel: ItemsErrorViewModel)
}

/// Formats items, progress, and failures for the list.
package final class ItemsListPresenter {
  package weak var output: (any ItemsListPresenterOutput)?

  package init() {}

  private func makeRow(for item: Item) -> ItemsViewModel.Row {
    ItemsViewModel.Row(
      title: item.title, date: ItemText.date(item.createdAt),
      state: ItemText.state(item.isEnabled))
  }
}

extension ItemsListPresenter: ItemsListPresenterInput {
  package func presentItems(response: ItemsResponse) {
    output?.displayItems(
      viewModel: ItemsViewModel(
        rows: response.items.map(makeRow), showsEmpty: response.items.isEmpty,
        allowsDeleting: !response.items.isEmpty))
  }

  package func presentUnchangedItems(response: UnchangedItemsResponse) {
    output?.displayUnchangedItems(
      viewModel: UnchangedItemsViewModel(
        showsEmpty: !response.hasItems, allowsDeleting: response.hasItems))
  }

  package func presentProgress(response: ItemsProgressResponse) {
    output?.displayProgress(
      viewModel: ItemsProgressViewModel(
        showsLoading: response.work != .refreshing, allowsUse: response.work != .deleting))
  }

  package func presentError(response: ItemsErrorResponse) {
    output?.displayError(
      viewModel: ItemsErrorViewModel(
        message: Formatting.message(for: response.failure), allowsDeleting: response.hasItems))
  }
}
