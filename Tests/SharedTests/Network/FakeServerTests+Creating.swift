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
      text(of: response) == """
        {"created_at":"2026-09-21T14:13:20Z","enabled":false,"id":8,\
        "owner":{"login":"me"},"title":"Milk"}
        """)
    #expect(server.items.map(\.id) == [1, 7, 8])
    #expect(server.detail(of: 8)?.explanation == "")
    #expect(text(of: respond(.get, "/items")).contains(#""title":"Milk""#))
  }

  @Test func `Each new item is a minute younger`() {
    let items = ["a", "b"].map { server.create(NewItem(title: $0, isEnabled: true)) }
    #expect(items[1].createdAt.timeIntervalSince(items[0].createdAt) == 60)
  }

  @Test func `An id is never used again`() {
    _ = server.create(NewItem(title: "Tea", isEnabled: true))
    server.deleteAll()
    #expect(server.items.isEmpty && server.detail(of: 8) == nil)
    #expect(server.create(NewItem(title: "Milk", isEnabled: true)).id == 9)
    #expect(server.detail(of: 9)?.item.title == "Milk")
  }

  @Test(arguments: [
    nil, "", "{}", "[]", "Milk", #"{"title":"Milk"}"#, #"{"title":1,"enabled":true}"#,
  ])
  func `A body that is no new item is a bad request`(body: String?) {
    #expect(respond(.post, "/items", body) == HTTPResponse(status: 400))
    #expect(server.items.count == 2)
  }

  /// A2.
  @Test(arguments: ["", " ", "Milk ", "\\tMilk", String(repeating: "a", count: 81)])
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
