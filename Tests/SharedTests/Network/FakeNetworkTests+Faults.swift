import FakeWorld
import Foundation
import ItemsNetworking
import XCTest

extension FakeNetworkTests {
  func testScriptedFaultReplacesTheServersAction() {
    for fault in [
      Fault.offline, .timedOut, .status(503), .body(Data("{}".utf8)),
      .reply(HTTPResponse(status: 1)),
    ] {
      network.script(.deleteAll, fault)
      stage.send(.deleteItems)
      loop.runUntilSettled()
      XCTAssertEqual(stage.server.items.count, 3, "\(fault)")
    }
  }

  func testCannedReplyArrivesAsItIs() {
    let canned = HTTPResponse(status: 418, headers: ["Brew": "tea"], body: Data([0xFF, 0]))
    network.script(.list, .reply(canned))
    var reply: HTTPResponse?
    _ = network.send(Endpoint.items.request()) { reply = try? $0.get() }
    loop.runUntilSettled()
    XCTAssertEqual(reply, canned)
  }

  func testBodyClaimsSuccessAndStatusHasNoBody() {
    XCTAssertEqual(
      Fault.body(Data("x".utf8)), .reply(HTTPResponse(status: 200, body: Data("x".utf8))))
    XCTAssertEqual(Fault.status(500), .reply(HTTPResponse(status: 500, body: Data())))
  }

  func testOfflineShowsAfterTheLatencyAndATimeOutAfter30Seconds() {
    network.script(.list, .timedOut)
    network.script(.list, .offline)
    stage.send(.items, to: log)
    stage.send(.items, to: log)
    loop.advance(by: .milliseconds(100))
    XCTAssertEqual(log.take(), [" offline"])
    loop.advance(by: .milliseconds(29_899))
    XCTAssertEqual(log.entries, [])
    loop.advance(by: .milliseconds(1))
    XCTAssertEqual(log.entries, [" timedOut"])
  }

  func testWhatIsNotScriptedIsTreatedAsUsual() {
    network.usualScript = Script(fault: .offline)
    network.script(.list, Script())
    stage.send(.items, to: log)
    stage.send(.items, to: log)
    loop.runUntilSettled()
    XCTAssertEqual(log.take(), [" 200", " offline"])
  }

  func testTimeOutCanBeScriptedToTakeAnotherTime() {
    network.script(.list, Script(fault: .timedOut, latency: .seconds(2)))
    stage.send(.items, to: log)
    loop.advance(by: .seconds(2))
    XCTAssertEqual(log.entries, [" timedOut"])
  }

  func testReplyTimesOutAfter30SecondsThoughTheServerHasActed() {
    for milliseconds in [30_001, 30_000] {
      network.script(.deleteAll, Script(latency: .milliseconds(milliseconds)))
      stage.send(.deleteItems, as: "\(milliseconds)", to: log)
      XCTAssertEqual(stage.server.items, [])
    }
    network.latency = .seconds(40)
    network.script(.list, Script(fault: .status(500), deliveries: 2))
    stage.send(.items, as: "twice", to: log)
    loop.advance(by: .seconds(30))
    XCTAssertEqual(
      log.entries, ["30001 timedOut", "30000 204", "twice timedOut", "twice timedOut"])
    XCTAssertEqual(stage.outcomes, [.failed(.timedOut), .replied(204), .failed(.timedOut)])
    XCTAssert(loop.isSettled)
  }

  func testScriptsQueueUpEachEndpointsApart() {
    network.script(.list, .status(501))
    network.script(.list, .status(502))
    network.script(.detail, .status(503))
    for endpoint in [Endpoint.item(1), .items, .item(1), .items, .items] {
      stage.send(endpoint, to: log)
    }
    loop.runUntilSettled()
    XCTAssertEqual(log.entries, [" 503", " 501", " 200", " 502", " 200"])
  }

  func testDetailsScriptFitsAnyItem() {
    network.script(.detail, .offline)
    stage.send(.item(99), to: log)
    loop.runUntilSettled()
    XCTAssertEqual(log.entries, [" offline"])
  }

  func testRequestThatFitsNoEndpointGetsAnOrdinaryReply() {
    for kind in Endpoint.Kind.allCases { network.script(kind, .offline) }
    _ = network.send(HTTPRequest(method: .get, path: "/nowhere")) { [log] in
      log.append("\(((try? $0.get().status)) ?? 0)")
    }
    loop.runUntilSettled()
    XCTAssertEqual(log.entries, ["404"])
  }
}
