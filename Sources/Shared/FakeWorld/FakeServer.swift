import Foundation
import Items
import ItemsNetworking

/// Holds the server's items and answers requests about them at once.
///
/// It knows nothing of time: the ``FakeNetwork`` decides when, and whether, an answer arrives.
public final class FakeServer {
  /// When the server made its first item by itself; each later one is a minute younger.
  private static let epoch = Date(timeIntervalSince1970: 1_790_000_000)

  // What the server started with is hardly ever changed: copies share it.
  private var initialItems: [Item]
  private var explanations: [String]
  private var positions: [Item.ID: Int]
  /// What was added since; nothing explains it.
  private var newItems: [Item] = []
  private var lastID: Item.ID
  private var created = 0
  /// The list's bytes, made once per change of the items.
  private var listBody: Data?

  /// All items in the server's order: oldest first, new ones at the end.
  public var items: [Item] { newItems.isEmpty ? initialItems : initialItems + newItems }

  /// Makes a server that starts with the given items.
  public init(details: [ItemDetail]) {
    initialItems = details.map(\.item)
    explanations = details.map(\.explanation)
    positions = Dictionary(
      details.indices.map { (details[$0].item.id, $0) }, uniquingKeysWith: { $1 })
    lastID = positions.keys.max() ?? 0
  }

  /// Makes a server that starts where another one stands.
  public init(copying other: FakeServer) {
    initialItems = other.initialItems
    explanations = other.explanations
    positions = other.positions
    newItems = other.newItems
    lastID = other.lastID
    created = other.created
    listBody = other.listBody
  }

  /// Makes a server that starts with `fixtures/server.json`.
  public convenience init() throws {
    let details = try ItemsCoding.decode([ItemDetailDTO].self, from: Fixture.serverState)
    self.init(details: details.map { $0.detail() })
  }

  /// Makes a server with as many items as asked for, the same ones every time.
  public convenience init(generating count: Int) {
    self.init(
      details: (0..<count).map { number in
        let item = Item(
          id: number + 1, title: "Item number \(number + 1)", isEnabled: number % 3 != 0,
          createdAt: Date(timeIntervalSince1970: 1_600_000_000 + Double(number) * 3_600),
          owner: "owner-\(number % 7)")
        return ItemDetail(item: item, explanation: "What item number \(number + 1) is for.")
      })
  }

  /// Returns an item with its explanation; one of those it started with in constant time.
  public func detail(of id: Item.ID) -> ItemDetail? {
    if let position = positions[id] {
      return ItemDetail(item: initialItems[position], explanation: explanations[position])
    }
    return newItems.first { $0.id == id }.map { ItemDetail(item: $0, explanation: "") }
  }

  /// Adds an item with the next id and the next minute's date; `nil` where no greater id is left.
  public func create(_ newItem: NewItem) -> Item? {
    if lastID == .max { return nil }
    lastID += 1
    let item = Item(
      id: lastID, title: newItem.title, isEnabled: newItem.isEnabled,
      createdAt: Self.epoch.addingTimeInterval(Double(created) * 60), owner: "me")
    created += 1
    newItems.append(item)
    listBody = nil
    return item
  }

  /// Gives an item another title; does nothing if there is no such item.
  public func rename(_ id: Item.ID, to title: String) {
    if let position = positions[id] {
      initialItems[position] = initialItems[position].renamed(title)
    } else if let position = newItems.firstIndex(where: { $0.id == id }) {
      newItems[position] = newItems[position].renamed(title)
    }
    // Made at once where it is asked for at all, so that the next request doesn't pay for it.
    if listBody.take() != nil { listBody = encodedList() }
  }

  /// Removes every item; ids are not used again.
  public func deleteAll() {
    initialItems = []
    explanations = []
    positions = [:]
    newItems = []
    listBody = nil
  }

  /// Does what a request asks and returns the answer.
  ///
  /// 404 where the path names nothing, 405 with `Allow` where the method isn't for it. A new item must be
  /// said to be JSON (else 415), be an item (else 400), and have a title that ``TitleValidation`` takes as
  /// it is (else 422); 507 where no id is left for it.
  public func respond(to request: HTTPRequest) -> HTTPResponse {
    switch (Resource(path: request.path), request.method) {
    case (.items, .get): return HTTPResponse(status: 200, body: encodedList())
    case (.items, .post): return create(from: request)
    case (.items, .delete):
      deleteAll()
      return HTTPResponse(status: 204)
    case (.item(let id), .get):
      guard let detail = detail(of: id) else { return HTTPResponse(status: 404) }
      return HTTPResponse(status: 200, body: ItemsCoding.encode(ItemDetailDTO(detail)))
    case (.item, .post), (.item, .delete):
      return HTTPResponse(status: 405, headers: ["Allow": "GET"])
    case (nil, _): return HTTPResponse(status: 404)
    }
  }

  private func create(from request: HTTPRequest) -> HTTPResponse {
    guard request.headers["Content-Type"] == "application/json" else {
      return HTTPResponse(status: 415)
    }
    guard let body = request.body,
      let newItem = try? ItemsCoding.decode(NewItemDTO.self, from: body).newItem()
    else { return HTTPResponse(status: 400) }
    guard (try? TitleValidation.validate(newItem.title)) == newItem.title else {
      return HTTPResponse(status: 422)
    }
    guard let item = create(newItem) else { return HTTPResponse(status: 507) }
    return HTTPResponse(
      status: 201, headers: ["Location": Resource.item(item.id).path],
      body: ItemsCoding.encode(ItemDTO(item)))
  }

  private func encodedList() -> Data {
    let body = listBody ?? ItemsCoding.encode(items.map(ItemDTO.init))
    listBody = body
    return body
  }
}

extension Item {
  fileprivate func renamed(_ title: String) -> Item {
    Item(id: id, title: title, isEnabled: isEnabled, createdAt: createdAt, owner: owner)
  }
}
