import HeadlessKit
import Items

/// A call outside of a scene's cycle: to configuration, navigation, data stores, client, or store.
enum OuterCall: Equatable {
  case makeItemsListWorker
  case makeItemDetailWorker
  case makeAddItemWorker
  case configure(Screen)

  case push(Screen)
  case pop

  case setItem(Item?)
  case setItemWasAdded(Bool)

  case fetchItems
  case fetchDetail(Item.ID)
  case createItem(NewItem)
  case deleteItems
  case cancel

  case readAll
  case replaceAll([Item])
  case insert(Item)
  case removeAll

  /// A worker has completed a fetch of all items.
  case completeItems(Result<[Item], ItemsFailure>)
  /// A worker has completed a fetch of a detail.
  case completeDetail(Result<ItemDetail, ItemsFailure>)
  /// A worker has completed a request without a value, with or without a failure.
  case complete(ItemsFailure?)
}

extension OuterCall {
  /// Identifies a view controller, and doesn't keep it alive.
  struct Screen: Equatable, CustomStringConvertible {
    private let identifier: ObjectIdentifier
    let description: String

    init(_ viewController: ViewController) {
      identifier = ObjectIdentifier(viewController)
      description = "\(type(of: viewController))"
    }
  }
}

extension Result where Success == Void {
  /// The failure, or `nil` after a success.
  var failure: Failure? {
    switch self {
    case .success: nil
    case .failure(let failure): failure
    }
  }
}
