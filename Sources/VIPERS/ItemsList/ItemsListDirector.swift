import Items

/// Directs the list: turns events into work, and what became of it into what the scene shows.
package final class ItemsListDirector {
  package weak var ui: (any ItemsList_DisplayUI)?
  package var dataManager: (any ItemsList_ManageData)?
  package var navigator: (any ItemsList_Navigate)?
  private var items: [Item] = []
  private var isLoading = false
  private var isRefreshing = false
  private var isDeleting = false

  package init() {}

  /// Whether a request is under way; every loader that is on waits for its end.
  private var isBusy: Bool { isLoading || isRefreshing || isDeleting }

  private func startLoading() {
    isLoading = true
    ui?.toggle(loading: true)
  }

  private func stopLoaders() {
    if isLoading { ui?.toggle(loading: false) }
    if isRefreshing { ui?.toggle(refreshing: false) }
    if isDeleting { ui?.toggle(deleting: false) }
    isLoading = false
    isRefreshing = false
    isDeleting = false
  }

  private func show(_ items: [Item]) {
    self.items = items
    ui?.display(items: items.map(itemUI))
  }

  private func itemUI(for item: Item) -> ItemUI {
    ItemUI(
      title: item.title, date: ItemText.date(item.createdAt),
      state: ItemText.state(item.isEnabled))
  }
}

extension ItemsListDirector: ItemsList_HandleUIEvents {
  package func onUIReady() {
    startLoading()
    dataManager?.readItems()
    dataManager?.fetchItems()
  }

  package func onRetry() {
    guard !isBusy else { return }
    startLoading()
    dataManager?.fetchItems()
  }

  package func onPullToRefresh() {
    guard !isDeleting else { return }
    let isJoining = isLoading || isRefreshing
    isRefreshing = true
    ui?.toggle(refreshing: true)
    if !isJoining { dataManager?.fetchItems() }
  }

  package func onDeleteAll() {
    guard !isBusy, !items.isEmpty else { return }
    isDeleting = true
    ui?.toggle(deleting: true)
    dataManager?.deleteAllItems()
  }

  package func onItemSelected(index: Int) {
    if items.indices.contains(index) { navigator?.gotoDetail(for: items[index]) }
  }

  package func onAddItem() {
    navigator?.gotoAddItem(with: self)
  }
}

extension ItemsListDirector: ItemsList_PresentData {
  package func present(storedItems: [Item]) {
    show(storedItems)
  }

  package func present(items: [Item]) {
    show(items)
    stopLoaders()
  }

  package func presentError(_ failure: ItemsFailure) {
    ui?.displayError(Wording.message(for: failure))
    stopLoaders()
  }
}

extension ItemsListDirector: AddItem_Delegate {
  package func itemDidCreate() {
    startLoading()
    dataManager?.fetchItems()
  }
}
