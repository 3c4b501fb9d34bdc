import Items

/// Leads from the list to the screens that follow it.
package final class ItemsListNavigationModel: ItemsListNavigationModelProtocol {
  private let state: ObservableState<ItemsListNavigationModelState>
  private let listModel: any ItemsListModelProtocol

  package init(
    startingWith initialState: ItemsListNavigationModelState,
    selectingFrom listModel: any ItemsListModelProtocol
  ) {
    state = ObservableState(initialState)
    self.listModel = listModel
  }

  package var didChange: Observable<ItemsListNavigationModelState> { state.didChange }

  package var currentState: ItemsListNavigationModelState { state.current }

  package func select(at row: Int) {
    let items = listModel.currentState.items
    guard items.indices.contains(row) else { return }
    transit(to: .detail(items[row]))
  }

  package func add() {
    transit(to: .addItem)
  }

  private func transit(to next: ItemsListNavigationModelState) {
    state.set(next)
  }
}
