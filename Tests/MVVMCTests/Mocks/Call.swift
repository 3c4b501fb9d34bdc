import Items

/// A call to a mock and what came with it; objects are told apart by their identity.
///
/// No two kinds of mock share a case, so a call says who heard it.
enum Call: Equatable {
  // MARK: Navigation controller

  case push(ObjectIdentifier)
  case pop

  // MARK: Root coordinator

  case startRoot(on: ObjectIdentifier)
  case moveToDetail(Item)
  case moveToAdd

  // MARK: Parent, and delegate of the form's coordinator

  case didFinish(ObjectIdentifier)
  case didAddItem

  // MARK: Child coordinator

  case startChild(on: ObjectIdentifier)
  case finish
  case childDidLeave

  // MARK: Factory

  case makeItemsListViewModel(coordinator: ObjectIdentifier)
  case makeItemsListViewController(viewModel: ObjectIdentifier)
  case makeItemDetailCoordinator(Item, parent: ObjectIdentifier)
  case makeItemDetailViewModel(Item, coordinator: ObjectIdentifier)
  case makeItemDetailViewController(viewModel: ObjectIdentifier)
  case makeAddItemCoordinator(parent: ObjectIdentifier, delegate: ObjectIdentifier)
  case makeAddItemViewModel(coordinator: ObjectIdentifier)
  case makeAddItemViewController(viewModel: ObjectIdentifier)

  // MARK: View models

  case open, reload, refresh, deleteAll, add, reloadAfterAdding
  case select(row: Int)
  case load
  case editTitle
  case save(title: String, isEnabled: Bool)
  case detailDidLeave, formDidLeave

  // MARK: HTTP manager, or the client that it calls

  case fetchItems, deleteItems
  case fetchDetail(of: Item.ID)
  case createItem(NewItem)

  // MARK: Request

  /// Of the request that asked for this.
  indirect case cancel(Call)

  // MARK: Store

  case readAll, removeAll
  case replaceAll([Item])
  case insert(Item)
}
