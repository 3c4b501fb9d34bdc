import HeadlessKit
import MVVMC

/// A spy: records what it is told, and puts nothing on the stack.
final class ChildCoordinatorMock: AddItemCoordinatorProtocol {
  private let log: CallLog
  /// What it does as it is started.
  var whenStarted: () -> Void = {}

  init(_ log: CallLog) {
    self.log = log
  }

  func start(_ navigationController: NavigationController) {
    log.note(.startChild(on: ObjectIdentifier(navigationController)))
    whenStarted()
  }

  func finish() {
    log.note(.finish)
  }

  func didLeave() {
    log.note(.childDidLeave)
  }
}
