import FakeWorld
import Foundation
import Items
import ItemsNetworking
import UserDriver
import XCTest

@testable import Stopwatch

/// The typed client must answer as the one that speaks JSON does.
final class DecodedItemsClientTests: XCTestCase {
  func testSendsAndAnswersAlike() throws {
    for id in [1, 2] {
      XCTAssertEqual(exchanges(isTyped: true, id), exchanges(isTyped: false, id), "\(id)")
    }
    for fault in [Fault.offline, .timedOut, .status(503)] {
      let typed = exchanges(isTyped: true, 1, fault: fault)
      XCTAssertEqual(typed, exchanges(isTyped: false, 1, fault: fault), "\(fault)")
    }
  }

  func testRefusesAlikeWhereNoIdIsLeft() throws {
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
      XCTAssertEqual(error, .status(507))
    }
  }

  /// Comparing two arrays that share their storage would be free.
  func testAReplyIsAnArrayOfItsOwn() throws {
    let world = World(server: FakeServer(generating: 3))
    var reply: [Item] = []
    _ = client(in: world, true).fetchItems { reply = (try? $0.get()) ?? [] }
    world.user.waitUntilSettled()
    let places = [reply, world.server.items].map { $0.withUnsafeBufferPointer(\.baseAddress) }
    XCTAssertEqual(reply, world.server.items)
    XCTAssertNotEqual(places[0], places[1])
  }

  func testACancelledRequestNeverCompletes() {
    let world = World(server: FakeServer(generating: 1))
    client(in: world, true).fetchItems { _ in XCTFail("completed") }.cancel()
    world.user.waitUntilSettled()
    XCTAssertEqual(world.network.exchanges.map(\.outcome), [.cancelled])
  }

  /// What all four calls send and come to, in words.
  private func exchanges(isTyped: Bool, _ id: Int, fault: Fault? = nil) -> [String] {
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
      + world.network.exchanges.map {
        "\($0.request.method.rawValue) \($0.request.path) \($0.outcome)"
      }
  }

  private func client(in world: World, _ isTyped: Bool) -> any ItemsClient {
    isTyped
      ? DecodedItemsClient(network: world.network, server: world.server)
      : HTTPItemsClient(transport: world.network)
  }
}
