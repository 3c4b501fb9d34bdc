import Items
import Observing

@testable import MVC

/// Records the calls of the detail's model, and passes them on to the stub.
final class ItemDetailModelSpy: ItemDetailModelProtocol {
  enum CallArgs: Equatable {
    case fetch, cancel
  }

  private(set) var callArgs: [CallArgs] = []
  private let stub = ItemDetailModelStub()

  var item: Item { stub.item }
  var didChange: Observable<ItemDetailModelState> { stub.didChange }
  var currentState: ItemDetailModelState { stub.currentState }

  func fetch() {
    callArgs.append(.fetch)
    stub.fetch()
  }

  func cancel() {
    callArgs.append(.cancel)
    stub.cancel()
  }
}
