import Items
import MVVMC

/// Notes every request that a view model makes and forwards it.
final class SpyHTTPManager: HTTPManagerProtocol {
  private let target: any HTTPManagerProtocol
  private let log: MessageLog

  init(_ target: any HTTPManagerProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func getItems(completion: @escaping Completion<[Item]>) -> any Cancellable {
    request("ItemsListViewModel", "getItems(completion:)", completion, target.getItems)
  }

  func getItem(
    _ id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable {
    request("ItemDetailViewModel", "getItem(_:completion:)", completion) {
      target.getItem(id, completion: $0)
    }
  }

  func postItem(
    _ newItem: NewItem, completion: @escaping Completion<Item>
  ) -> any Cancellable {
    request("AddItemViewModel", "postItem(_:completion:)", completion) {
      target.postItem(newItem, completion: $0)
    }
  }

  func deleteItems(completion: @escaping Completion<Void>) -> any Cancellable {
    request("ItemsListViewModel", "deleteItems(completion:)", completion, target.deleteItems)
  }

  private func request<Value>(
    _ from: String, _ method: String, _ completion: @escaping Completion<Value>,
    _ send: (@escaping Completion<Value>) -> any Cancellable
  ) -> any Cancellable {
    log.request(
      from, "HTTPManager", "HTTPManagerProtocol", method, completion: completion, send)
  }
}
