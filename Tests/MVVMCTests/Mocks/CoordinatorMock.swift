import HeadlessKit
import Items
import MVVMC

/// A spy: records where it is asked to move and what its children tell it; moves nowhere and keeps nobody.
final class CoordinatorMock: RootCoordinator, ParentCoordinator, AddItemCoordinatorDelegate {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func start(_ navigationController: NavigationController) {
    log.note(.startRoot(on: ObjectIdentifier(navigationController)))
  }

  func moveToDetail(item: Item) {
    log.note(.moveToDetail(item))
  }

  func moveToAdd() {
    log.note(.moveToAdd)
  }

  func didFinish(_ child: any ChildCoordinator) {
    log.note(.didFinish(ObjectIdentifier(child)))
  }

  func didAddItem() {
    log.note(.didAddItem)
  }
}
