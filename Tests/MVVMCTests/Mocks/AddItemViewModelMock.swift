import Items

@testable import MVVMC

/// Records what it is told, and is in whatever state the test sets.
final class AddItemViewModelMock: AddItemViewModelProtocol {
  private let record: Record
  let state = ObservableState(AddItemState())

  init(_ record: Record) {
    self.record = record
  }

  var didChange: Observable<AddItemState> { state.didChange }

  func editTitle() {
    record.note(.editTitle)
  }

  func save(title: String, isEnabled: Bool) {
    record.note(.save(title: title, isEnabled: isEnabled))
  }

  func didLeave() {
    record.note(.didLeave)
  }
}
