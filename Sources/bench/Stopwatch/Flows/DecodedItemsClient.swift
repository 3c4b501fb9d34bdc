import FakeWorld
import Items
import ItemsNetworking

/// A client that carries decoded values through the same network: same loop, scripts, and log, no bytes.
///
/// What it leaves out is the same for every variant, so that what is left of a flow's time is mostly the
/// architecture's own.
final class DecodedItemsClient: ItemsClient {
  private let network: FakeNetwork
  private let server: FakeServer

  init(network: FakeNetwork, server: FakeServer) { (self.network, self.server) = (network, server) }

  func fetchItems(completion: @escaping Completion<[Item]>) -> any Cancellable {
    send(HTTPRequest(method: .get, path: "/items"), completion) { [server] in
      var items = server.items
      // An array of its own, as decoding makes one: comparing it must cost what it costs.
      items.reserveCapacity(items.count)
      return (.success(items), 200)
    }
  }

  func fetchDetail(
    of id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable {
    send(HTTPRequest(method: .get, path: "/items/\(id)"), completion) { [server] in
      server.detail(of: id).map { (.success($0), 200) } ?? (.failure(.notFound), 404)
    }
  }

  func createItem(
    _ newItem: NewItem, completion: @escaping Completion<Item>
  ) -> any Cancellable {
    send(HTTPRequest(method: .post, path: "/items"), completion) { [server] in
      server.create(newItem).map { (.success($0), 201) } ?? (.failure(.status(507)), 507)
    }
  }

  func deleteItems(completion: @escaping Completion<Void>) -> any Cancellable {
    send(HTTPRequest(method: .delete, path: "/items"), completion) { [server] in
      server.deleteAll()
      return (.success(()), 204)
    }
  }

  private func send<Value>(
    _ request: HTTPRequest, _ completion: @escaping Completion<Value>,
    answer: () -> (reply: Result<Value, NetworkError>, status: Int)
  ) -> any Cancellable {
    let pending = PendingRequest(completion: completion)
    pending.task = network.exchange(
      request, completion: { result in pending.complete { result } }, answer: answer,
      fault: { fault in
        switch fault {
        case .offline: .failure(.offline)
        case .timedOut: .failure(.timedOut)
        case .reply(let response): .failure(.status(response.status))
        }
      })
    return pending
  }
}
