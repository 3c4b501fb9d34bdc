import Observing

@testable import MVC

/// Records the calls of the form's model, and passes them on to the stub.
final class AddItemModelSpy: AddItemModelProtocol {
  enum CallArgs: Equatable {
    case titleDidChange
    case save(title: String, isEnabled: Bool)
    case cancel
  }

  private(set) var callArgs: [CallArgs] = []
  private let stub = AddItemModelStub()

  var didChange: Observable<AddItemModelState> { stub.didChange }
  var currentState: AddItemModelState { stub.currentState }

  func titleDidChange() {
    callArgs.append(.titleDidChange)
    stub.titleDidChange()
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
