import Items

@testable import VIPERS

/// A call that a spy or a fake has received, with its arguments.
///
/// The verb tells the role that was called, as in a contract: a `display` is for the scene, a `present` for the
/// director. Objects are compared by their identity.
enum Call: Equatable {
  // MARK: Display UI

  case display(items: [ItemUI])
  case display(item: ItemUI)
  case display(explanation: String)
  case displayEmpty
  case displayError(String)
  case displayError(String, offersRetry: Bool)
  case displayNoError
  case toggle(loading: Bool)
  case toggle(refreshing: Bool)
  case toggle(deleting: Bool)

  // MARK: Handle UI events

  case onUIReady, onUILeft, onRetry, onPullToRefresh, onDeleteAll, onAddItem, onTitleChanged
  case onItemSelected(index: Int)
  case onSaveItem(title: String, isEnabled: Bool)

  // MARK: Manage data

  case readItems, fetchItems, deleteAllItems, cancel
  case fetchDetail(of: Item.ID)
  case add(NewItem)

  // MARK: Present data

  case present(storedItems: [Item])
  case present(items: [Item])
  case present(detail: ItemDetail)
  case presentSuccess
  case presentError(ItemsFailure)

  // MARK: Navigate, and delegate

  case gotoDetail(for: Item)
  case gotoAddItem(with: ObjectIdentifier)
  case goBack
  case itemDidCreate

  // MARK: Network and store

  case network(NetworkCall)
  case store(StoreCall)

  enum NetworkCall: Equatable {
    case fetchItems, deleteItems, cancel
    case fetchDetail(of: Item.ID)
    case createItem(NewItem)
  }

  enum StoreCall: Equatable {
    case readAll, removeAll
    case replaceAll([Item])
    case insert(Item)
  }
}
