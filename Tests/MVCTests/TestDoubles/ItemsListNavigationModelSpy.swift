import Items
import MVC

/// Records what the list's navigation model is told, then passes it on to the stub.
final class ItemsListNavigationModelSpy: ItemsListNavigationModelProtocol {
  enum CallArgs: Equatable {
    case select(row: Int)
    case add
  }

  private(set) var callArgs: [CallArgs] = []
  private let stub: any ItemsListNavigationModelProtocol

  init(delegatingTo stub: any ItemsListNavigationModelProtocol) {
    self.stub = stub
  }

  var didChange: Observable<ItemsListNavigationModelState> { stub.didChange }
  var currentState: ItemsListNavigationModelState { stub.currentState }

  func select(at row: Int) {
    callArgs.append(.select(row: row))
    stub.select(at: row)
  }

  func add() {
    callArgs.append(.add)
    stub.add()
  }
}
