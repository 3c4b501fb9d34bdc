import FakeWorld
import Foundation
import Items
import ItemsNetworking
import XCTest

final class FakeServerTests: XCTestCase {
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

  func testListHasEveryItemInTheServersOrderWithoutExplanations() {
    let response = respond(.get, "/items")
    XCTAssertEqual(response.status, 200)
    XCTAssertEqual(response.headers, ["Content-Type": "application/json"])
    XCTAssertEqual(
      text(of: response),
      """
      [{"created_at":"2026-02-03T04:05:06Z","enabled":true,"id":1,\
      "owner":{"login":"mira"},"title":"Item 1"},\
      {"created_at":"2026-02-03T04:05:06Z","enabled":true,"id":7,\
      "owner":{"login":"mira"},"title":"Item 7"}]
      """)
  }

  func testDetailHasTheExplanationAsWell() {
    let response = respond(.get, "/items/7")
    XCTAssertEqual(response.status, 200)
    XCTAssertEqual(
      text(of: response),
      """
      {"created_at":"2026-02-03T04:05:06Z","enabled":true,"explanation":"What item 7 is for.",\
      "id":7,"owner":{"login":"mira"},"title":"Item 7"}
      """)
  }

  /// D3.
  func testItemThatIsNotThereIsNotFound() {
    for path in ["/items/2", "/items/-7", "/items/0"] {
      XCTAssertEqual(respond(.get, path), HTTPResponse(status: 404), path)
    }
  }

  func testItemHasOnePathAndAnyOtherIsNotFound() {
    for path in [
      "/", "", "/item", "items", "/items/", "/items//", "/itemsandmore", "/things/7", "/items.7",
      "/items/seven", "/items/7/", "/items/7/owner", "/items/7.0", "/items/007", "/items/+7",
      "/items/-0", "/items/ 7", "/items/٧", "/items/9223372036854775808", "/items?id=7", "/Items/7",
    ] {
      for method in [HTTPRequest.Method.get, .post, .delete] {
        XCTAssertEqual(respond(method, path), HTTPResponse(status: 404), "\(method) \(path)")
        XCTAssertNil(Endpoint.Kind(of: HTTPRequest(method: method, path: path)), path)
      }
      XCTAssertEqual(server.items.count, 2, path)
    }
  }

  func testOneItemCanOnlyBeGot() {
    for method in [HTTPRequest.Method.post, .delete] {
      for path in ["/items/7", "/items/2"] {
        XCTAssertEqual(
          respond(method, path), HTTPResponse(status: 405, headers: ["Allow": "GET"]),
          "\(method) \(path)")
      }
      XCTAssertEqual(server.items.count, 2, "\(method)")
    }
  }

  func testWhatHasNoBodySaysNothingOfItsType() {
    XCTAssertEqual(HTTPResponse(status: 204).headers, [:])
    XCTAssertEqual(HTTPResponse(status: 405, headers: ["Allow": "GET"]).headers, ["Allow": "GET"])
    let page = HTTPResponse(
      status: 200, headers: ["Content-Type": "text/html"], body: Data("<p>".utf8))
    XCTAssertEqual(page.headers, ["Content-Type": "text/html"])
  }

  func testDeletingEmptiesTheServerAndSaysNothing() {
    XCTAssertNotEqual(text(of: respond(.get, "/items")), "[]")
    XCTAssertEqual(respond(.delete, "/items"), HTTPResponse(status: 204))
    XCTAssertEqual(server.items, [])
    XCTAssertNil(server.detail(of: 7))
    XCTAssertEqual(text(of: respond(.get, "/items")), "[]")
    XCTAssertEqual(respond(.get, "/items/7").status, 404)
  }

  func testBundledStateIsWhatTheFixtureSays() throws {
    let server = try FakeServer()
    XCTAssertEqual(
      server.items.map(\.id), [12, 3, 1204, 41, 1, 230, 9, 57, 118, 2, 77, 30, 500, 64, 8, 72])
    XCTAssertEqual(server.items[0].title, "Bill yearly plans that began on 29 February")
    XCTAssertEqual(server.detail(of: 64)?.explanation.hasSuffix("(n\u{A0}=\u{A0}2418)."), true)
  }

  func testGeneratedServerIsTheSameEveryTime() {
    let items = FakeServer(generating: 5).items
    XCTAssertEqual(items, FakeServer(generating: 5).items)
    XCTAssertEqual(items.map(\.id), [1, 2, 3, 4, 5])
    XCTAssertEqual(items.map(\.isEnabled), [false, true, true, false, true])
    XCTAssertEqual(
      FakeServer(generating: 5).detail(of: 5)?.explanation, "What item number 5 is for.")
    XCTAssertEqual(FakeServer(generating: 0).items, [])
  }

  func testCopyStartsWhereTheOtherStandsAndGoesItsOwnWay() {
    _ = server.create(NewItem(title: "Milk", isEnabled: true))
    let copy = FakeServer(copying: server)
    let twins = [server, copy].map { $0.create(NewItem(title: "Tea", isEnabled: true)) }
    XCTAssertEqual(twins[0], twins[1])
    XCTAssertEqual(copy.items, server.items)
    XCTAssertEqual(copy.detail(of: 7), .sample(7))
    copy.deleteAll()
    XCTAssertEqual(server.items.map(\.id), [1, 7, 8, 9])
    XCTAssertEqual(server.detail(of: 7), .sample(7))
  }

  func testFirstItemOfAServerWithoutAnyIsNumber1() {
    XCTAssertEqual(FakeServer(details: []).create(NewItem(title: "Milk", isEnabled: true))?.id, 1)
  }
}
