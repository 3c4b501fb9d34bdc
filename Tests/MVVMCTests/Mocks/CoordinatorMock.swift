import HeadlessKit
import Items
import MVVMC

/// Records where it is asked to move and what its children tell it; moves nowhere and keeps nobody.
final class CoordinatorMock: RootCoordinator, AbstractCoordinator {
  private let record: Record

  init(_ record: Record) {
    self.record = record
  }

  func start(_ navigationController: NavigationController) {
    record.note(.start(on: ObjectIdentifier(navigationController)))
  }

  func moveToDetail(item: Item) {
    record.note(.moveToDetail(item))
  }

  func moveToAdd() {
    record.note(.moveToAdd)
  }

  func addChildCoordinator(_ child: any ChildCoordinator) {
    record.note(.addChildCoordinator(ObjectIdentifier(child)))
  }

  func didFinish(_ child: any ChildCoordinator) {
    record.note(.didFinish(ObjectIdentifier(child)))
  }

  func didAdd(_ item: Item) {
    record.note(.didAdd(item))
  }
}
