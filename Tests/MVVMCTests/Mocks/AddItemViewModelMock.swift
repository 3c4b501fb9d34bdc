import Items

@testable import MVVMC

/// Records what it is told, and is in whatever state the test sets.
final class AddItemViewModelMock: AddItemViewModelProtocol {
  enum Call: Equatable {
    case editTitle, cancel
    case save(title: String, isEnabled: Bool)
  }

  private(set) var calls: [Call] = []
  let state = ObservableState(AddItemState())

  var didChange: Observable<AddItemState> { state.didChange }

  func editTitle() {
    calls.append(.editTitle)
  }

  func save(title: String, isEnabled: Bool) {
    calls.append(.save(title: title, isEnabled: isEnabled))
  }

  func cancel() {
    calls.append(.cancel)
  }
}
