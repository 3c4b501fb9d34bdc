import FakeWorld
import Foundation
import Items
import Testing

struct FakeServerTests {
  let server = FakeServer(details: [1, 7].map(ItemDetail.sample))

  func respond(_ method: HTTPRequest.Method, _ path: String, _ body: String? = nil) -> HTTPResponse
  {
    server.respond(
      to: HTTPRequest(
        method: method, path: path, headers: ["Content-Type": "application/json"],
        body: body.map { Data($0.utf8) }))
  }

  func text(of response: HTTPResponse) -> String {
    String(decoding: response.body, as: UTF8.self)
  }

  @Test func `The list has every item in the server's order, without explanations`() {
    let response = respond(.get, "/items")
    #expect(response.status == 200)
    #expect(response.headers == ["Content-Type": "application/json"])
    #expect(
      text(of: response) == """
        [{"created_at":"2026-02-03T04:05:06Z","enabled":true,"id":1,\
        "owner":{"login":"mira"},"title":"Item 1"},\
        {"created_at":"2026-02-03T04:05:06Z","enabled":true,"id":7,\
        "owner":{"login":"mira"},"title":"Item 7"}]
        """)
  }

  @Test func `A detail has the explanation as well`() {
    let response = respond(.get, "/items/7")
    #expect(response.status == 200)
    #expect(
      text(of: response) == """
        {"created_at":"2026-02-03T04:05:06Z","enabled":true,"explanation":"What item 7 is for.",\
        "id":7,"owner":{"login":"mira"},"title":"Item 7"}
        """)
  }

  /// D3.
  @Test(arguments: ["/items/2", "/items/-7", "/items/0"])
  func `An item that isn't there is not found`(path: String) {
    #expect(respond(.get, path) == HTTPResponse(status: 404))
  }

  @Test(arguments: [
    "/", "", "/item", "items", "/items/", "/items//", "/itemsandmore", "/things/7", "/items.7",
    "/items/seven", "/items/7/", "/items/7/owner", "/items/7.0", "/items/007", "/items/+7",
    "/items/-0", "/items/ 7", "/items/٧", "/items/9223372036854775808", "/items?id=7", "/Items/7",
  ])
  func `An item has one path, and any other is not found`(path: String) {
    for method in [HTTPRequest.Method.get, .post, .delete] {
      #expect(respond(method, path) == HTTPResponse(status: 404))
      #expect(Endpoint.Kind(of: HTTPRequest(method: method, path: path)) == nil)
    }
    #expect(server.items.count == 2)
  }

  @Test(arguments: [HTTPRequest.Method.post, .delete])
  func `One item can only be got`(method: HTTPRequest.Method) {
    for path in ["/items/7", "/items/2"] {
      #expect(respond(method, path) == HTTPResponse(status: 405, headers: ["Allow": "GET"]))
    }
    #expect(server.items.count == 2)
  }

  @Test func `What has no body says nothing of its type`() {
    #expect(HTTPResponse(status: 204).headers == [:])
    #expect(HTTPResponse(status: 405, headers: ["Allow": "GET"]).headers == ["Allow": "GET"])
    let page = HTTPResponse(
      status: 200, headers: ["Content-Type": "text/html"], body: Data("<p>".utf8))
    #expect(page.headers == ["Content-Type": "text/html"])
  }

  @Test func `Deleting empties the server and says nothing`() {
    #expect(text(of: respond(.get, "/items")) != "[]")
    #expect(respond(.delete, "/items") == HTTPResponse(status: 204))
    #expect(server.items == [])
    #expect(server.detail(of: 7) == nil)
    #expect(text(of: respond(.get, "/items")) == "[]")
    #expect(respond(.get, "/items/7").status == 404)
  }

  @Test func `The bundled state is what the fixture says`() throws {
    let server = try FakeServer()
    #expect(
      server.items.map(\.id) == [12, 3, 1204, 41, 1, 230, 9, 57, 118, 2, 77, 30, 500, 64, 8, 72])
    #expect(server.items[0].title == "Bill yearly plans that began on 29 February")
    #expect(server.detail(of: 64)?.explanation.hasSuffix("(n\u{A0}=\u{A0}2418).") == true)
  }

  @Test func `A generated server is the same every time`() {
    let items = FakeServer(generating: 5).items
    #expect(items == FakeServer(generating: 5).items)
    #expect(items.map(\.id) == [1, 2, 3, 4, 5])
    #expect(items.map(\.isEnabled) == [false, true, true, false, true])
    #expect(FakeServer(generating: 5).detail(of: 5)?.explanation == "What item number 5 is for.")
    #expect(FakeServer(generating: 0).items == [])
  }

  @Test func `A copy starts where the other stands and goes its own way`() {
    _ = server.create(NewItem(title: "Milk", isEnabled: true))
    let copy = FakeServer(copying: server)
    let twins = [server, copy].map { $0.create(NewItem(title: "Tea", isEnabled: true)) }
    #expect(twins[0] == twins[1])
    #expect(copy.items == server.items)
    #expect(copy.detail(of: 7) == .sample(7))
    copy.deleteAll()
    #expect(server.items.map(\.id) == [1, 7, 8, 9])
    #expect(server.detail(of: 7) == .sample(7))
  }

  @Test func `The first item of a server without any is number 1`() {
    #expect(FakeServer(details: []).create(NewItem(title: "Milk", isEnabled: true))?.id == 1)
  }
}
