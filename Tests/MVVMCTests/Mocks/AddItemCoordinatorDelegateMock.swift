@testable import MVVMC

/// A spy: records what the form's coordinator informs it of.
final class AddItemCoordinatorDelegateMock: AddItemCoordinatorDelegate {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func didAddItem() {
    log.note(.didAddItem)
  }
}
