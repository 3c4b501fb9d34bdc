import FakeWorld
import Foundation
import Items
import Testing
import UserDriver

@testable import Stopwatch
@testable import bench

/// The typed client must answer as the one that speaks JSON does.
struct TypedItemsClientTests {
  private let faults: [Fault] = [.offline, .timedOut, .status(503)]

  @Test func succeedsAlike() throws {
    for seed in 1...2 {
      #expect(try replies(isTyped: true, seed) == replies(isTyped: false, seed))
    }
  }

  @Test func failsAlike() throws {
    for fault in faults {
      let typed = try replies(isTyped: true, 1, fault: fault)
      #expect(typed == (try replies(isTyped: false, 1, fault: fault)))
    }
  }

  @Test func refusesAlikeWhereNoIdIsLeft() throws {
    for isTyped in [true, false] {
      let item = Item(
        id: .max, title: "", isEnabled: true, createdAt: Date(timeIntervalSince1970: 0), owner: "")
      let world = World(server: FakeServer(details: [ItemDetail(item: item, explanation: "")]))
      var error: NetworkError?
      let newItem = NewItem(title: "New", isEnabled: true)
      _ = client(in: world, isTyped).createItem(newItem) { result in
        if case .failure(let failure) = result { error = failure }
      }
      world.user.waitUntilSettled()
      #expect(error == .status(507))
    }
  }

  @Test func sendsTheSameRequests() throws {
    let typed = try log(isTyped: true)
    let wire = try log(isTyped: false)
    #expect(typed == wire)
  }

  /// Comparing two arrays that share their storage would be free.
  @Test func aReplyIsAnArrayOfItsOwn() throws {
    let world = World(server: FakeServer(generating: 3))
    let client = TypedItemsClient(network: world.network, server: world.server)
    var reply: [Item] = []
    _ = client.fetchItems { reply = (try? $0.get()) ?? [] }
    world.user.waitUntilSettled()
    let places = [reply, world.server.items].map { $0.withUnsafeBufferPointer(\.baseAddress) }
    #expect(reply == world.server.items)
    #expect(places[0] != places[1])
  }

  @Test func aCancelledRequestNeverCompletes() {
    let world = World(server: FakeServer(generating: 1))
    let client = TypedItemsClient(network: world.network, server: world.server)
    let request = client.fetchItems { _ in Issue.record("completed") }
    request.cancel()
    world.user.waitUntilSettled()
    #expect(world.network.exchanges.map(\.outcome) == [.cancelled])
  }

  /// What all four calls come to, in words.
  private func replies(isTyped: Bool, _ id: Int, fault: Fault? = nil) throws -> [String] {
    let world = World(server: FakeServer(generating: 1))
    let client = client(in: world, isTyped)
    if let fault {
      for kind in Endpoint.Kind.allCases { world.network.script(kind, fault) }
    }
    var replies: [String] = []
    func note<Value>(_ result: Result<Value, NetworkError>) {
      switch result {
      case .success(let value): replies.append("\(value)")
      case .failure(let error): replies.append("\(error)")
      }
    }
    _ = client.fetchItems { note($0) }
    _ = client.fetchDetail(of: id) { note($0) }
    _ = client.createItem(NewItem(title: "New", isEnabled: false)) { note($0) }
    _ = client.deleteItems { note($0) }
    _ = client.fetchItems { note($0) }
    world.user.waitUntilSettled()
    return replies
  }

  private func log(isTyped: Bool) throws -> [String] {
    let world = World(server: FakeServer(generating: 1))
    let client = client(in: world, isTyped)
    _ = client.fetchItems { _ in }
    _ = client.fetchDetail(of: 9) { _ in }
    _ = client.createItem(NewItem(title: "New", isEnabled: false)) { _ in }
    _ = client.deleteItems { _ in }
    world.user.waitUntilSettled()
    return world.network.exchanges.map {
      "\($0.request.method.rawValue) \($0.request.path) \($0.outcome)"
    }
  }

  private func client(in world: World, _ isTyped: Bool) -> any ItemsClient {
    isTyped
      ? TypedItemsClient(network: world.network, server: world.server)
      : HTTPItemsClient(transport: world.network)
  }
}
