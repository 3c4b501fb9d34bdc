import HeadlessKit
import Items
import MVVMC

/// Records its start, for which it puts an empty screen on the stack, and the item it ends with.
final class AddItemCoordinatorMock: AddItemCoordinatorProtocol {
  enum Call: Equatable {
    case start(on: ObjectIdentifier)
    case finish(Item)
  }

  private(set) var calls: [Call] = []
  private(set) weak var viewController: ViewController?

  func start(_ navigationController: NavigationController) {
    calls.append(.start(on: ObjectIdentifier(navigationController)))
    let viewController = ViewController()
    self.viewController = viewController
    navigationController.pushViewController(viewController)
  }

  func finish(with item: Item) {
    calls.append(.finish(item))
  }
}
