import FakeWorld
import Foundation
import Items
import ItemsNetworking
import XCTest

final class EndpointTests: XCTestCase {
  func testRequestWithoutBodyHasItsMethodAndPathAndAsksForJSON() {
    for (endpoint, method, path) in [
      (Endpoint.items, HTTPRequest.Method.get, "/items"), (.item(7), .get, "/items/7"),
      (.item(-1), .get, "/items/-1"), (.deleteItems, .delete, "/items"),
    ] {
      let expected = HTTPRequest(
        method: method, path: path, headers: ["Accept": "application/json"], body: nil)
      XCTAssertEqual(endpoint.request(), expected, "\(endpoint)")
    }
  }

  func testNewItemTravelsAsJSON() {
    let newItem = NewItem(title: #"Say "hi" / 暗い 👩🏽‍💻"#, isEnabled: false)
    let expected = HTTPRequest(
      method: .post, path: "/items",
      headers: ["Accept": "application/json", "Content-Type": "application/json"],
      body: Data(#"{"enabled":false,"title":"Say \"hi\" / 暗い 👩🏽‍💻"}"#.utf8))
    XCTAssertEqual(Endpoint.createItem(newItem).request(), expected)
  }

  func testMethodsHaveTheirNamesOnTheWire() {
    for (method, name) in [(HTTPRequest.Method.get, "GET"), (.post, "POST"), (.delete, "DELETE")] {
      XCTAssertEqual(method.rawValue, name, "\(method)")
    }
  }

  func testRequestTellsWhichOfTheFourItIs() {
    for (endpoint, kind) in [
      (Endpoint.items, Endpoint.Kind.list), (.item(7), .detail), (.deleteItems, .deleteAll),
      (.createItem(NewItem(title: "Milk", isEnabled: true)), .create),
    ] {
      XCTAssertEqual(Endpoint.Kind(of: endpoint.request()), kind, "\(endpoint)")
    }
  }

  func testOneItemCanOnlyBeAskedFor() {
    for method in [HTTPRequest.Method.post, .delete] {
      XCTAssertNil(Endpoint.Kind(of: HTTPRequest(method: method, path: "/items/7")), "\(method)")
    }
  }
}
