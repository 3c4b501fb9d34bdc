import Items

/// A call to a mock and what came with it; objects are told apart by their identity.
enum Call: Equatable {
  // MARK: Stack

  case push(ObjectIdentifier)
  case pop

  // MARK: Coordinators

  case start(on: ObjectIdentifier)
  case moveToDetail(Item)
  case moveToAdd
  case addChildCoordinator(ObjectIdentifier)
  case didFinish(ObjectIdentifier)
  case finish(Item)

  // MARK: Factory

  case makeItemsListViewModel(coordinator: ObjectIdentifier)
  case makeItemsListViewController(viewModel: ObjectIdentifier)
  case makeItemDetailCoordinator(Item, parent: ObjectIdentifier)
  case makeItemDetailViewModel(Item, coordinator: ObjectIdentifier)
  case makeItemDetailViewController(viewModel: ObjectIdentifier)
  case makeAddItemCoordinator(parent: ObjectIdentifier)
  case makeAddItemViewModel(coordinator: ObjectIdentifier)
  case makeAddItemViewController(viewModel: ObjectIdentifier)

  // MARK: View models, and coordinators that hear the same

  case open, reload, refresh, deleteAll, add, load, editTitle, didLeave
  case select(row: Int)
  case save(title: String, isEnabled: Bool)
  case didAdd(Item)

  // MARK: Network

  case getItems, deleteItems
  case getItem(Item.ID)
  case postItem(NewItem)
  /// Of the request that asked for this.
  indirect case cancel(Call)

  // MARK: Store

  case readAll, removeAll
  case replaceAll([Item])
  case insert(Item)
}
