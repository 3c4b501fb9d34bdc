import Items

/// Directs the list: has the worker do what the user asks for, and the scene display the result.
package final class ItemsListDirector {
  /// The kinds of request that the worker makes.
  private enum Work {
    case loading, deleting
  }

  package weak var ui: (any ItemsList_DisplayUI)?
  package var dataManager: (any ItemsList_ManageData)?
  package var navigator: (any ItemsList_Navigate)?
  private var items: [Item] = []
  /// The request in progress.
  private var work: Work?

  private func load() {
    // Set first: the worker may answer within the call.
    work = .loading
    ui?.toggle(loading: true)
    dataManager?.fetchItems()
  }

  private func stopLoaders() {
    work = nil
    ui?.toggle(loading: false)
    ui?.toggle(refreshing: false)
    ui?.toggle(deleting: false)
  }

  private func displayIfChanged(_ items: [Item]) {
    guard items != self.items else { return }
    self.items = items
    ui?.display(items: items.map(ItemUI.init))
  }
}

extension ItemsListDirector: ItemsList_HandleUIEvents {
  package func onUIReady() {
    dataManager?.readItems()
    load()
  }

  package func onRetry() {
    // The screen's controls refuse this, too; SPEC X6 requires it here.
    guard work == nil else { return }
    load()
  }

  package func onPullToRefresh() {
    guard work != .deleting else { return }
    ui?.toggle(refreshing: true)
    // A pull joins a load in progress, and both loaders go off with its end.
    guard work == nil else { return }
    work = .loading
    dataManager?.fetchItems()
  }

  package func onDeleteAll() {
    guard work == nil, !items.isEmpty else { return }
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
    displayIfChanged(storedItems)
  }

  package func present(items: [Item]) {
    displayIfChanged(items)
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
    // fetchItems() cancels a deletion, whose end is then never presented.
    if work == .deleting { ui?.toggle(deleting: false) }
    load()
  }
}
