import Items

/// The client that speaks HTTP and JSON through a transport.
public final class HTTPItemsClient: ItemsClient {
  private let transport: any Transport

  /// Makes a client that has sent nothing.
  public init(transport: any Transport) {
    self.transport = transport
  }

  public func fetchItems(completion: @escaping Completion<[Item]>) -> any Cancellable {
    send(.items, completion: completion) { response in
      let items = try ItemsCoding.decode([ItemDTO].self, from: response.body).map { $0.item() }
      var seen = Set<Item.ID>(minimumCapacity: items.count)
      for item in items where !seen.insert(item.id).inserted {
        throw Malformed(description: "more than one item has the id \(item.id)")
      }
      return items
    }
  }

  public func fetchDetail(
    of id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable {
    send(.item(id), completion: completion) { response in
      let detail = try ItemsCoding.decode(ItemDetailDTO.self, from: response.body).detail()
      guard detail.item.id == id else {
        throw Malformed(description: "asked for item \(id), got item \(detail.item.id)")
      }
      return detail
    }
  }

  public func createItem(
    _ newItem: NewItem, completion: @escaping Completion<Item>
  ) -> any Cancellable {
    send(.createItem(newItem), completion: completion) { response in
      try ItemsCoding.decode(ItemDTO.self, from: response.body).item()
    }
  }

  public func deleteItems(completion: @escaping Completion<Void>) -> any Cancellable {
    send(.deleteItems, completion: completion) { response in
      guard response.status == 204 else {
        throw Malformed(description: "a delete was answered with \(response.status), not with 204")
      }
    }
  }

  private func send<Value>(
    _ endpoint: Endpoint, completion: @escaping Completion<Value>,
    decode: @escaping (HTTPResponse) throws -> Value
  ) -> any Cancellable {
    let pending = PendingRequest(completion: completion)
    pending.task = transport.send(endpoint.request()) { result in
      pending.complete { Self.value(of: result, for: endpoint, decode: decode) }
    }
    return pending
  }

  private static func value<Value>(
    of result: Result<HTTPResponse, TransportError>, for endpoint: Endpoint,
    decode: (HTTPResponse) throws -> Value
  ) -> Result<Value, NetworkError> {
    switch result {
    case .failure(.offline): return .failure(.offline)
    case .failure(.timedOut): return .failure(.timedOut)
    case .success(let response) where 200..<300 ~= response.status:
      do {
        return .success(try decode(response))
      } catch {
        return .failure(.undecodable(reason: "\(error)"))
      }
    case .success(let response):
      if case .item = endpoint, response.status == 404 { return .failure(.notFound) }
      return .failure(.status(response.status))
    }
  }
}

/// An answer that contradicts itself or the request.
private struct Malformed: Error, CustomStringConvertible {
  let description: String
}
