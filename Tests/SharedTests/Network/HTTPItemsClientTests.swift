import FakeWorld
import Foundation
import Items
import ItemsNetworking
import XCTest

final class HTTPItemsClientTests: XCTestCase {
  let stage = NetworkStage()
  var network: FakeNetwork { stage.network }
  var client: HTTPItemsClient { stage.client }

  /// Fetches the list and lets everything happen.
  func items() -> Result<[Item], NetworkError>? {
    var result: Result<[Item], NetworkError>?
    _ = client.fetchItems { result = $0 }
    stage.loop.runUntilSettled()
    return result
  }

  /// Fetches an item and lets everything happen.
  func detail(_ id: Item.ID) -> Result<ItemDetail, NetworkError>? {
    var result: Result<ItemDetail, NetworkError>?
    _ = client.fetchDetail(of: id) { result = $0 }
    stage.loop.runUntilSettled()
    return result
  }

  /// Creates an item and lets everything happen.
  func create(_ title: String = "Milk") -> Result<Item, NetworkError>? {
    var result: Result<Item, NetworkError>?
    _ = client.createItem(NewItem(title: title, isEnabled: true)) { result = $0 }
    stage.loop.runUntilSettled()
    return result
  }

  /// Deletes all items and lets everything happen; the error is `nil` on success.
  func deleteError() -> Result<NetworkError?, NetworkError>? {
    var result: Result<NetworkError?, NetworkError>?
    _ = client.deleteItems { result = .success($0.error) }
    stage.loop.runUntilSettled()
    return result
  }

  func testEachMethodSendsItsOneRequestAtOnce() {
    let newItem = NewItem(title: "Milk", isEnabled: false)
    _ = client.fetchItems { _ in }
    _ = client.fetchDetail(of: 2) { _ in }
    _ = client.createItem(newItem) { _ in }
    _ = client.deleteItems { _ in }
    let endpoints: [Endpoint] = [.items, .item(2), .createItem(newItem), .deleteItems]
    XCTAssertEqual(network.exchanges.map(\.request), endpoints.map { $0.request() })
  }

  func testListIsWhatTheServerHasInItsOrder() throws {
    XCTAssertEqual(items(), .success(stage.server.items))
    stage.server.deleteAll()
    XCTAssertEqual(items(), .success([]))
  }

  func testDetailIsTheItemWithItsExplanation() {
    XCTAssertEqual(detail(2), .success(.sample(2)))
  }

  func testCreatedItemIsTheServers() throws {
    let created = try create()?.get()
    XCTAssertEqual(created?.id, 4)
    XCTAssertEqual(created?.title, "Milk")
    XCTAssertEqual(created, stage.server.items.last)
  }

  func testDeletingSucceedsAndEmptiesTheServer() {
    XCTAssertEqual(deleteError(), .success(nil))
    XCTAssertEqual(stage.server.items, [])
  }

  func testEveryItemOfTheBundledStateSurvivesTheJourney() throws {
    let server = try FakeServer()
    let stage = NetworkStage(server: server)
    var items: [Item]?
    var details: [ItemDetail] = []
    _ = stage.client.fetchItems { items = try? $0.get() }
    for item in server.items {
      _ = stage.client.fetchDetail(of: item.id) { details += (try? [$0.get()]) ?? [] }
    }
    stage.loop.runUntilSettled()
    XCTAssertEqual(items, server.items)
    XCTAssertEqual(details, server.items.compactMap { server.detail(of: $0.id) })
    XCTAssertEqual(details.count, 16)
  }
}
