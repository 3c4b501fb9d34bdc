import Items
import ItemsNetworking

/// Directs the detail: shows the item it was made with, and what the server explains about it.
package final class ItemDetailDirector {
  package weak var ui: (any ItemDetail_DisplayUI)?
  package var dataManager: (any ItemDetail_ManageData)?
  /// As the list had it; it stays as it is.
  package let item: Item
  private var isLoading = false

  package init(item: Item) {
    self.item = item
  }

  private func load() {
    guard !isLoading else { return }
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
    load()
  }

  package func onUILeft() {
    isLoading = false
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
