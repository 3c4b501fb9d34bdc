import FakeWorld
import Foundation
import Items
import ItemsNetworking
import XCTest

extension FakeServerTests {
  func testNewItemGetsTheNextIdGoesToTheEndAndIsSentBack() {
    XCTAssertFalse(text(of: respond(.get, "/items")).contains("Milk"))
    let response = respond(.post, "/items", #"{"title":"Milk","enabled":false}"#)
    XCTAssertEqual(response.status, 201)
    XCTAssertEqual(response.headers, ["Content-Type": "application/json", "Location": "/items/8"])
    XCTAssertEqual(
      text(of: response),
      """
      {"created_at":"2026-09-21T14:13:20Z","enabled":false,"id":8,\
      "owner":{"login":"me"},"title":"Milk"}
      """)
    XCTAssertEqual(server.items.map(\.id), [1, 7, 8])
    XCTAssertEqual(server.detail(of: 8)?.explanation, "")
    XCTAssert(text(of: respond(.get, "/items")).contains(#""title":"Milk""#))
  }

  func testEachNewItemIsAMinuteYounger() {
    let items = ["a", "b"].compactMap { server.create(NewItem(title: $0, isEnabled: true)) }
    XCTAssertEqual(items[1].createdAt.timeIntervalSince(items[0].createdAt), 60)
  }

  func testRenamedItemHasItsNewNameEverywhereButInAnEarlierCopy() {
    _ = server.create(NewItem(title: "Tea", isEnabled: true))
    for id in [1, 8] {
      let title = "Milk \(id)"
      let copy = FakeServer(copying: server)
      XCTAssertFalse(text(of: respond(.get, "/items")).contains(title))
      server.rename(id, to: title)
      XCTAssertEqual(server.detail(of: id)?.item.title, title)
      XCTAssert(text(of: respond(.get, "/items")).contains(#""title":"\#(title)""#), title)
      XCTAssertFalse(copy.items.contains { $0.title == title }, title)
      XCTAssertEqual(copy.items.count, server.items.count, title)
    }
  }

  func testIdIsNeverUsedAgain() {
    _ = server.create(NewItem(title: "Tea", isEnabled: true))
    server.deleteAll()
    XCTAssert(server.items.isEmpty && server.detail(of: 8) == nil)
    XCTAssertEqual(server.create(NewItem(title: "Milk", isEnabled: true))?.id, 9)
    XCTAssertEqual(server.detail(of: 9)?.item.title, "Milk")
  }

  /// X4.
  func testWhereNoIdIsLeftNothingIsCreatedAndTheRestGoesOn() {
    let server = FakeServer(details: [.sample(.max - 1)])
    let newItem = Endpoint.createItem(NewItem(title: "Milk", isEnabled: true)).request()
    XCTAssertEqual(server.respond(to: newItem).status, 201)
    for _ in 0..<2 { XCTAssertEqual(server.respond(to: newItem), HTTPResponse(status: 507)) }
    XCTAssertEqual(server.items.map(\.id), [.max - 1, .max])
    XCTAssertEqual(server.respond(to: Endpoint.item(.max).request()).status, 200)
    server.deleteAll()
    XCTAssertEqual(server.respond(to: newItem).status, 507)
  }

  func testNewItemThatIsNotSaidToBeJSONIsRefused() {
    for type in [nil, "text/plain", "application/json; charset=latin1"] {
      let request = HTTPRequest(
        method: .post, path: "/items", headers: type.map { ["Content-Type": $0] } ?? [:],
        body: Data(#"{"title":"Milk","enabled":true}"#.utf8))
      XCTAssertEqual(server.respond(to: request), HTTPResponse(status: 415), type ?? "none")
      XCTAssertEqual(server.items.count, 2, type ?? "none")
    }
  }

  func testBodyThatIsNoNewItemIsABadRequest() {
    for body in [
      nil, "", "{}", "[]", "Milk", #"{"title":"Milk"}"#, #"{"title":1,"enabled":true}"#,
    ] {
      XCTAssertEqual(respond(.post, "/items", body), HTTPResponse(status: 400), body ?? "none")
      XCTAssertEqual(server.items.count, 2, body ?? "none")
    }
  }

  /// A2.
  func testTitleThatIsNotCheckedAndTrimmedIsRefused() {
    for title in ["", " ", "\\u200d", "Milk ", "\\tMilk", String(repeating: "a", count: 81)] {
      let response = respond(.post, "/items", #"{"title":"\#(title)","enabled":true}"#)
      XCTAssertEqual(response, HTTPResponse(status: 422), title)
      XCTAssertEqual(server.items.count, 2, title)
    }
  }

  /// A2.
  func testTitleOf80CharactersIsAccepted() {
    let title = String(repeating: "👨‍👩‍👧‍👦", count: 80)
    XCTAssertEqual(respond(.post, "/items", #"{"title":"\#(title)","enabled":true}"#).status, 201)
  }
}
