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
  private var isBusy: Bool { isLoading || isRefreshing }

  /// For a request that is about to be sent; until it is over, nothing can be deleted.
  private func startLoader() {
    isLoading = true
    ui?.toggle(loading: true)
    ui?.toggle(deletion: false)
  }

  /// For the end of a request, once what there is to delete is known.
  private func stopLoaders() {
    if isLoading { ui?.toggle(loading: false) }
    if isRefreshing { ui?.toggle(refreshing: false) }
    if isDeleting { ui?.toggle(use: true) }
    if !items.isEmpty { ui?.toggle(deletion: true) }
    isLoading = false
    isRefreshing = false
    isDeleting = false
  }

  private func show(_ items: [Item]) {
    guard items != self.items else { return }
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
    guard !isBusy else { return }
    startLoader()
    dataManager?.readItems()
    dataManager?.fetchItems()
  }

  package func onRetry() {
    guard !isBusy else { return }
    startLoader()
    dataManager?.fetchItems()
  }

  package func onPullToRefresh() {
    guard !isDeleting else { return }
    let isJoining = isBusy
    isRefreshing = true
    ui?.toggle(refreshing: true)
    guard !isJoining else { return }
    ui?.toggle(deletion: false)
    dataManager?.fetchItems()
  }

  package func onDeleteAll() {
    guard !isBusy, !items.isEmpty else { return }
    isDeleting = true
    startLoader()
    ui?.toggle(use: false)
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
    if items.isEmpty { ui?.displayEmpty() }
    stopLoaders()
  }

  package func presentError(_ failure: ItemsFailure) {
    ui?.displayError(Wording.message(for: failure))
    stopLoaders()
  }
}

extension ItemsListDirector: AddItem_Delegate {
  package func itemDidCreate() {
    // The load takes the place of a deletion, too, of whose end nobody will hear.
    if isDeleting { ui?.toggle(use: true) }
    isDeleting = false
    startLoader()
    dataManager?.fetchItems()
  }
}
