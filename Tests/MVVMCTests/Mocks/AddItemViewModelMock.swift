import Observing

@testable import MVVMC

/// A spy: records what it is told, and publishes the states that a test sets.
final class AddItemViewModelMock: AddItemViewModelProtocol {
  private let log: CallLog
  let state = ObservableState(AddItemState())

  init(_ log: CallLog) {
    self.log = log
  }

  var didChange: Observable<AddItemState> { state.didChange }

  func titleDidChange() {
    log.note(.titleDidChange)
  }

  func save(title: String, isEnabled: Bool) {
    log.note(.save(title: title, isEnabled: isEnabled))
  }

  func didLeave() {
    log.note(.formDidLeave)
  }
}
