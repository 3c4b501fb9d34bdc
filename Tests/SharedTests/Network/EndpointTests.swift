import FakeWorld
import Foundation
import Items
import Testing

struct EndpointTests {
  @Test(arguments: [
    (Endpoint.items, HTTPRequest.Method.get, "/items"), (.item(7), .get, "/items/7"),
    (.item(-1), .get, "/items/-1"), (.deleteItems, .delete, "/items"),
  ])
  func `A request without body has its method and path and asks for JSON`(
    endpoint: Endpoint, method: HTTPRequest.Method, path: String
  ) {
    let expected = HTTPRequest(
      method: method, path: path, headers: ["Accept": "application/json"], body: nil)
    #expect(endpoint.request() == expected)
  }

  @Test func `A new item travels as JSON`() {
    let newItem = NewItem(title: #"Say "hi" / 暗い 👩🏽‍💻"#, isEnabled: false)
    let expected = HTTPRequest(
      method: .post, path: "/items",
      headers: ["Accept": "application/json", "Content-Type": "application/json"],
      body: Data(#"{"enabled":false,"title":"Say \"hi\" / 暗い 👩🏽‍💻"}"#.utf8))
    #expect(Endpoint.createItem(newItem).request() == expected)
  }

  @Test(arguments: [
    (HTTPRequest.Method.get, "GET"), (.post, "POST"), (.delete, "DELETE"),
  ])
  func `Methods have their names on the wire`(method: HTTPRequest.Method, name: String) {
    #expect(method.rawValue == name)
  }

  @Test(arguments: [
    (Endpoint.items, Endpoint.Kind.list), (.item(7), .detail), (.deleteItems, .deleteAll),
    (.createItem(NewItem(title: "Milk", isEnabled: true)), .create),
  ])
  func `A request tells which of the four it is`(endpoint: Endpoint, kind: Endpoint.Kind) {
    #expect(Endpoint.Kind(of: endpoint.request()) == kind)
  }

  @Test(arguments: [
    HTTPRequest.Method.post, .delete,
  ])
  func `One item can only be asked for`(method: HTTPRequest.Method) {
    #expect(Endpoint.Kind(of: HTTPRequest(method: method, path: "/items/7")) == nil)
  }
}
