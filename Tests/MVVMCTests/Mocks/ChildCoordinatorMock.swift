import HeadlessKit
import MVVMC

/// Records its start and puts an empty screen on the stack.
final class ChildCoordinatorMock: ChildCoordinator {
  enum Call: Equatable {
    case start(on: ObjectIdentifier)
  }

  private(set) var calls: [Call] = []
  private(set) weak var viewController: ViewController?

  func start(_ navigationController: NavigationController) {
    calls.append(.start(on: ObjectIdentifier(navigationController)))
    let viewController = ViewController()
    self.viewController = viewController
    navigationController.pushViewController(viewController)
  }
}
