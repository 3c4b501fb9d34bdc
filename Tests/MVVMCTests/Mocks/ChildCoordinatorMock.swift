import HeadlessKit

@testable import MVVMC

/// A spy: stands in for the coordinator of the detail or of the form, and pushes nothing.
final class ChildCoordinatorMock: AbstractCoordinator, ItemDetailCoordinatorProtocol,
  AddItemCoordinatorProtocol
{
  private let log: CallLog
  /// What it does when it is started.
  var whenStarted: () -> Void = {}

  init(_ log: CallLog) {
    self.log = log
  }

  func start(_ navigationController: NavigationController) {
    log.note(.startChild(on: Reference(navigationController)))
    whenStarted()
  }

  func leaveAfterAdding() {
    log.note(.leaveAfterAdding)
  }

  func didLeave() {
    log.note(.childDidLeave)
  }
}
