import FakeWorld
import Foundation
import Items
import ItemsNetworking
import XCTest

extension HTTPItemsClientTests {
  func testEveryEndpointTellsAFailuresReason() {
    for (fault, error) in [
      (Fault.offline, NetworkError.offline), (.timedOut, .timedOut), (.status(500), .status(500)),
      (.status(401), .status(401)), (.status(304), .status(304)), (.status(199), .status(199)),
      (.status(300), .status(300)), (.status(0), .status(0)), (.status(-1), .status(-1)),
    ] {
      for kind in Endpoint.Kind.allCases { network.script(kind, fault) }
      XCTAssertEqual(items(), .failure(error), "\(fault)")
      XCTAssertEqual(detail(1), .failure(error), "\(fault)")
      XCTAssertEqual(create(), .failure(error), "\(fault)")
      XCTAssertEqual(deleteError(), .success(error), "\(fault)")
    }
  }

  /// D3.
  func testOnlyOfADetailDoes404MeanThatTheItemIsNotThere() {
    for kind in Endpoint.Kind.allCases { network.script(kind, .status(404)) }
    XCTAssertEqual(detail(1), .failure(.notFound))
    XCTAssertEqual(items(), .failure(.status(404)))
    XCTAssertEqual(create(), .failure(.status(404)))
    XCTAssertEqual(deleteError(), .success(.status(404)))
  }

  /// D3.
  func testItemThatTheServerDoesNotHaveIsNotThere() {
    XCTAssertEqual(detail(99), .failure(.notFound))
  }

  func testTitleThatTheServerRefusesIsAStatus() {
    XCTAssertEqual(create(""), .failure(.status(422)))
  }

  func testAny2xxIsASuccessOfListDetailAndSave() throws {
    for status in [200, 201, 204, 299] {
      func answer(_ endpoint: Endpoint) -> Fault {
        let body = FakeServer(details: [.sample(1)]).respond(to: endpoint.request()).body
        return .reply(HTTPResponse(status: status, body: body))
      }
      network.script(.list, answer(.items))
      network.script(.detail, answer(.item(1)))
      network.script(.create, answer(.createItem(NewItem(title: "Milk", isEnabled: true))))
      XCTAssertEqual(items(), .success([.sample(1)]), "\(status)")
      XCTAssertEqual(detail(1), .success(.sample(1)), "\(status)")
      XCTAssertEqual(try create()?.get().title, "Milk", "\(status)")
    }
  }

  /// L8.
  func testOfADeleteOnly204IsASuccessWhateverComesWithIt() {
    for body in ["", "[]", "<html>", "null"] {
      for status in [200, 201, 202, 203, 205, 299] {
        network.script(.deleteAll, .reply(HTTPResponse(status: status, body: Data(body.utf8))))
        let reason = "a delete was answered with \(status), not with 204"
        XCTAssertEqual(deleteError(), .success(.undecodable(reason: reason)), body)
      }
      network.script(.deleteAll, .reply(HTTPResponse(status: 204, body: Data(body.utf8))))
      XCTAssertEqual(deleteError(), .success(nil), body)
    }
  }

  func testBodyThatComesWithAFailureIsIgnored() {
    network.script(.list, .reply(HTTPResponse(status: 500, body: Data("[]".utf8))))
    XCTAssertEqual(items(), .failure(.status(500)))
  }
}
