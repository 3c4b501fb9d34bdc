import HeadlessKit
import Items

@testable import MVVMC

/// A spy: stands in for the app's coordinator; it pushes nothing and keeps no child.
final class CoordinatorMock: AbstractCoordinator, RootCoordinator, ParentCoordinator {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func start(_ navigationController: NavigationController) {
    log.note(.startRoot(on: Reference(navigationController)))
  }

  func moveToDetail(item: Item) {
    log.note(.moveToDetail(item))
  }

  func moveToAdd(informing delegate: any AddItemCoordinatorDelegate) {
    log.note(.moveToAdd(informing: Reference(delegate)))
  }

  func didFinish(_ child: any AbstractCoordinator) {
    log.note(.didFinish(Reference(child)))
  }
}
