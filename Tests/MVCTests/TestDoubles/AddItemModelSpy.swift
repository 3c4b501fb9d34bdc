import MVC
import Observing

/// Records what the form's model is told, then passes it on to the stub.
final class AddItemModelSpy: AddItemModelProtocol {
  enum CallArgs: Equatable {
    case editTitle
    case save(title: String, isEnabled: Bool)
    case cancel
  }

  private(set) var callArgs: [CallArgs] = []
  private let stub = AddItemModelStub()

  var didChange: Observable<AddItemModelState> { stub.didChange }
  var currentState: AddItemModelState { stub.currentState }

  func editTitle() {
    callArgs.append(.editTitle)
    stub.editTitle()
  }

  func save(title: String, isEnabled: Bool) {
    callArgs.append(.save(title: title, isEnabled: isEnabled))
    stub.save(title: title, isEnabled: isEnabled)
  }

  func cancel() {
    callArgs.append(.cancel)
    stub.cancel()
  }
}
