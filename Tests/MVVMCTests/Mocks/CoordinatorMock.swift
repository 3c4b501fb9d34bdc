import HeadlessKit
import Items
import MVVMC

/// Records where it is asked to move, and moves nowhere.
final class CoordinatorMock: RootCoordinator {
  enum Call: Equatable {
    case start(on: ObjectIdentifier)
    case moveToDetail(Item)
    case moveToAdd
  }

  private(set) var calls: [Call] = []

  func start(_ navigationController: NavigationController) {
    calls.append(.start(on: ObjectIdentifier(navigationController)))
  }

  func moveToDetail(item: Item) {
    calls.append(.moveToDetail(item))
  }

  func moveToAdd() {
    calls.append(.moveToAdd)
  }
}
