import Items
import MVVMC

/// Records what its child brings back.
final class AddItemCoordinatorParentMock: AddItemCoordinatorParent {
  enum Call: Equatable {
    case didAdd(Item)
  }

  private(set) var calls: [Call] = []
  /// Runs while an item is being handed over.
  var onAdd: () -> Void = {}

  func didAdd(_ item: Item) {
    calls.append(.didAdd(item))
    onAdd()
  }
}
