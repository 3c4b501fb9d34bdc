import Items

/// Directs the detail: displays the item it was made with, and then the server's explanation of it.
package final class ItemDetailDirector {
  package weak var ui: (any ItemDetail_DisplayUI)?
  package var dataManager: (any ItemDetail_ManageData)?
  /// The item that the list passed on; the server's reply doesn't change it.
  let item: Item
  private var isLoading = false

  init(item: Item) {
    self.item = item
  }

  private func load() {
    // Set first: the worker may answer within the call.
    isLoading = true
    ui?.toggle(loading: true)
    dataManager?.fetchDetail(of: item.id)
  }

  private func stopLoader() {
    isLoading = false
    ui?.toggle(loading: false)
  }
}

extension ItemDetailDirector: ItemDetail_HandleUIEvents {
  package func onUIReady() {
    ui?.display(item: ItemUI(item))
    load()
  }

  package func onRetry() {
    // The screen's controls refuse this, too; SPEC X6 requires it here.
    guard !isLoading else { return }
    load()
  }

  package func onUILeft() {
    dataManager?.cancel()
  }
}

extension ItemDetailDirector: ItemDetail_PresentData {
  package func present(detail: ItemDetail) {
    ui?.display(explanation: detail.explanation)
    stopLoader()
  }

  package func presentError(_ failure: ItemsFailure) {
    ui?.displayError(
      Formatting.message(for: failure), offersRetry: Formatting.offersRetry(after: failure))
    stopLoader()
  }
}
