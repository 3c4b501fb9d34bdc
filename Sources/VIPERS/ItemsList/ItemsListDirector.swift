import Items
import ItemsNetworking

/// Directs the list: turns events into work, and what became of it into what the scene shows.
package final class ItemsListDirector {
  /// What the loader is on for.
  private enum Work {
    case loading, deleting
  }

  package weak var ui: (any ItemsList_DisplayUI)?
  package var dataManager: (any ItemsList_ManageData)?
  package var navigator: (any ItemsList_Navigate)?
  private var items: [Item] = []
  private var work: Work?
  /// Whether the loader of a pull is on, alone or beside the other.
  private var isRefreshing = false

  package init() {}

  private var itemsUI: [ItemUI] { items.map(ItemUI.init) }

  /// Whether a request is under way; every loader that is on waits for its end.
  private var isBusy: Bool { work != nil || isRefreshing }

  private func load() {
    // Set first: the client may answer synchronously.
    work = .loading
    ui?.toggle(loading: true)
    dataManager?.fetchItems()
  }

  private func stopLoaders() {
    if work != nil { ui?.toggle(loading: false) }
    if isRefreshing { ui?.toggle(refreshing: false) }
    if work == .deleting { ui?.toggle(deleting: false) }
    work = nil
    isRefreshing = false
  }

  private func update(_ items: [Item]) {
    guard items != self.items else { return }
    self.items = items
    ui?.display(items: itemsUI)
  }
}

extension ItemsListDirector: ItemsList_HandleUIEvents {
  package func onUIReady() {
    guard !isBusy else { return }
    work = .loading
    ui?.toggle(loading: true)
    dataManager?.readItems()
    dataManager?.fetchItems()
  }

  package func onRetry() {
    guard !isBusy else { return }
    load()
  }

  package func onPullToRefresh() {
    guard work != .deleting else { return }
    let isJoining = isBusy
    isRefreshing = true
    ui?.toggle(refreshing: true)
    if !isJoining { dataManager?.fetchItems() }
  }

  package func onDeleteAll() {
    guard !isBusy, !items.isEmpty else { return }
    work = .deleting
    ui?.toggle(loading: true)
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
    update(storedItems)
  }

  package func present(items: [Item]) {
    update(items)
    if items.isEmpty { ui?.displayEmpty() }
    stopLoaders()
  }

  package func presentError(_ failure: ItemsFailure) {
    ui?.displayError(Formatting.message(for: failure))
    stopLoaders()
  }
}

extension ItemsListDirector: AddItem_Delegate {
  package func itemDidCreate() {
    // fetchItems() cancels a deletion, so the end of that is never presented.
    if work == .deleting { ui?.toggle(deleting: false) }
    load()
  }
}
