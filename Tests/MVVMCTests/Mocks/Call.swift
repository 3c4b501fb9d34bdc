import Items

/// A call to a mock, with its arguments.
///
/// Only the HTTP manager and its client share cases; otherwise a call tells which kind of mock was called.
enum Call: Equatable {
  // MARK: Navigation controller

  case push(Reference)
  case pop

  // MARK: Root coordinator

  case startRoot(on: Reference)
  case moveToDetail(Item)
  case moveToAdd(informing: Reference)

  // MARK: Parent

  case didFinish(Reference)

  // MARK: Delegate of the form's coordinator

  case didAddItem

  // MARK: Child coordinator

  case startChild(on: Reference)
  case leaveAfterAdding
  case childDidLeave

  // MARK: Factory

  case makeItemsListViewModel(coordinator: Reference)
  case makeItemsListViewController(viewModel: Reference)
  case makeItemDetailCoordinator(Item, parent: Reference)
  case makeItemDetailViewModel(Item, coordinator: Reference)
  case makeItemDetailViewController(viewModel: Reference)
  case makeAddItemCoordinator(parent: Reference, delegate: Reference)
  case makeAddItemViewModel(coordinator: Reference)
  case makeAddItemViewController(viewModel: Reference)

  // MARK: View models

  case open, reload, refresh, deleteAll, add
  case select(row: Int)
  case load
  case titleDidChange
  case save(title: String, isEnabled: Bool)
  case detailDidLeave, formDidLeave

  // MARK: HTTP manager, or the client that it calls

  case fetchItems, deleteItems
  case fetchDetail(of: Item.ID)
  case createItem(NewItem)

  // MARK: Request

  /// Cancels the request that this call has sent.
  indirect case cancel(Call)

  // MARK: Store

  case readAll, removeAll
  case replaceAll([Item])
  case insert(Item)
}
