import FakeWorld
import Foundation
import Items
import Testing

extension FakeServerTests {
  @Test func `A new item gets the next id, goes to the end, and is sent back`() {
    #expect(!text(of: respond(.get, "/items")).contains("Milk"))
    let response = respond(.post, "/items", #"{"title":"Milk","enabled":false}"#)
    #expect(response.status == 201)
    #expect(
      response.headers == ["Content-Type": "application/json", "Location": "/items/8"])
    #expect(
      text(of: response) == """
        {"created_at":"2026-09-21T14:13:20Z","enabled":false,"id":8,\
        "owner":{"login":"me"},"title":"Milk"}
        """)
    #expect(server.items.map(\.id) == [1, 7, 8])
    #expect(server.detail(of: 8)?.explanation == "")
    #expect(text(of: respond(.get, "/items")).contains(#""title":"Milk""#))
  }

  @Test func `Each new item is a minute younger`() {
    let items = ["a", "b"].compactMap { server.create(NewItem(title: $0, isEnabled: true)) }
    #expect(items[1].createdAt.timeIntervalSince(items[0].createdAt) == 60)
  }

  @Test(arguments: [1, 8])
  func `An item has its new name in the list and by itself, but not in a copy made before`(
    id: Item.ID
  ) {
    _ = server.create(NewItem(title: "Tea", isEnabled: true))
    let copy = FakeServer(copying: server)
    #expect(!text(of: respond(.get, "/items")).contains("Milk"))
    server.rename(id, to: "Milk")
    #expect(server.detail(of: id)?.item.title == "Milk")
    #expect(text(of: respond(.get, "/items")).contains(#""title":"Milk""#))
    #expect(!copy.items.contains { $0.title == "Milk" } && copy.items.count == server.items.count)
  }

  @Test func `An id is never used again`() {
    _ = server.create(NewItem(title: "Tea", isEnabled: true))
    server.deleteAll()
    #expect(server.items.isEmpty && server.detail(of: 8) == nil)
    #expect(server.create(NewItem(title: "Milk", isEnabled: true))?.id == 9)
    #expect(server.detail(of: 9)?.item.title == "Milk")
  }

  /// X4.
  @Test func `Where no id is left nothing is created, and the rest goes on`() {
    let server = FakeServer(details: [.sample(.max - 1)])
    let newItem = Endpoint.createItem(NewItem(title: "Milk", isEnabled: true)).request()
    #expect(server.respond(to: newItem).status == 201)
    for _ in 0..<2 { #expect(server.respond(to: newItem) == HTTPResponse(status: 507)) }
    #expect(server.items.map(\.id) == [.max - 1, .max])
    #expect(server.respond(to: Endpoint.item(.max).request()).status == 200)
    server.deleteAll()
    #expect(server.respond(to: newItem).status == 507)
  }

  @Test(arguments: [nil, "text/plain", "application/json; charset=latin1"])
  func `A new item that isn't said to be JSON is refused`(type: String?) {
    let request = HTTPRequest(
      method: .post, path: "/items", headers: type.map { ["Content-Type": $0] } ?? [:],
      body: Data(#"{"title":"Milk","enabled":true}"#.utf8))
    #expect(server.respond(to: request) == HTTPResponse(status: 415))
    #expect(server.items.count == 2)
  }

  @Test(arguments: [
    nil, "", "{}", "[]", "Milk", #"{"title":"Milk"}"#, #"{"title":1,"enabled":true}"#,
  ])
  func `A body that is no new item is a bad request`(body: String?) {
    #expect(respond(.post, "/items", body) == HTTPResponse(status: 400))
    #expect(server.items.count == 2)
  }

  /// A2.
  @Test(arguments: ["", " ", "\\u200d", "Milk ", "\\tMilk", String(repeating: "a", count: 81)])
  func `A title that isn't checked and trimmed is refused`(title: String) {
    let response = respond(.post, "/items", #"{"title":"\#(title)","enabled":true}"#)
    #expect(response == HTTPResponse(status: 422))
    #expect(server.items.count == 2)
  }

  /// A2.
  @Test func `A title of 80 characters is accepted`() {
    let title = String(repeating: "👨‍👩‍👧‍👦", count: 80)
    #expect(respond(.post, "/items", #"{"title":"\#(title)","enabled":true}"#).status == 201)
  }
}
