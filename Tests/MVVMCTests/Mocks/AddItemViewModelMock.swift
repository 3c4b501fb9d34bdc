import Observing

@testable import MVVMC

/// A spy: records what it is told, and is in whatever state the test sets.
final class AddItemViewModelMock: AddItemViewModelProtocol {
  private let log: CallLog
  let state = ObservableState(AddItemState())

  init(_ log: CallLog) {
    self.log = log
  }

  var didChange: Observable<AddItemState> { state.didChange }

  func editTitle() {
    log.note(.editTitle)
  }

  func save(title: String, isEnabled: Bool) {
    log.note(.save(title: title, isEnabled: isEnabled))
  }

  func didLeave() {
    log.note(.formDidLeave)
  }
}
