import HeadlessKit
import Items
import MVVMC

/// Records what it is told, and puts nothing on the stack.
final class ChildCoordinatorMock: AddItemCoordinatorProtocol {
  private let record: Record

  init(_ record: Record) {
    self.record = record
  }

  func start(_ navigationController: NavigationController) {
    record.note(.start(on: ObjectIdentifier(navigationController)))
  }

  func finish(with item: Item) {
    record.note(.finish(item))
  }

  func didLeave() {
    record.note(.didLeave)
  }
}
