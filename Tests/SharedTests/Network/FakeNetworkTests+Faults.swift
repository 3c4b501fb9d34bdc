import FakeWorld
import Foundation
import Items
import Testing

extension FakeNetworkTests {
  @Test(arguments: [
    Fault.offline, .timedOut, .status(503), .body(Data("{}".utf8)), .reply(HTTPResponse(status: 1)),
  ])
  func `A scripted fault replaces the server's action`(fault: Fault) {
    network.script(.deleteAll, fault)
    stage.send(.deleteItems)
    loop.runUntilSettled()
    #expect(stage.server.items.count == 3)
  }

  @Test func `A canned reply arrives as it is`() {
    let canned = HTTPResponse(status: 418, headers: ["Brew": "tea"], body: Data([0xFF, 0]))
    network.script(.list, .reply(canned))
    var reply: HTTPResponse?
    _ = network.send(Endpoint.items.request()) { reply = try? $0.get() }
    loop.runUntilSettled()
    #expect(reply == canned)
  }

  @Test func `A body claims success, a status has no body`() {
    #expect(Fault.body(Data("x".utf8)) == .reply(HTTPResponse(status: 200, body: Data("x".utf8))))
    #expect(Fault.status(500) == .reply(HTTPResponse(status: 500, body: Data())))
  }

  @Test func `Offline shows after the latency, a time-out after 30 seconds`() {
    network.script(.list, .timedOut)
    network.script(.list, .offline)
    stage.send(.items, to: log)
    stage.send(.items, to: log)
    loop.advance(by: .milliseconds(100))
    #expect(log.take() == [" offline"])
    loop.advance(by: .milliseconds(29_899))
    #expect(log.entries == [])
    loop.advance(by: .milliseconds(1))
    #expect(log.entries == [" timedOut"])
  }

  @Test func `What isn't scripted is treated as usual`() {
    network.usualScript = Script(fault: .offline)
    network.script(.list, Script())
    stage.send(.items, to: log)
    stage.send(.items, to: log)
    loop.runUntilSettled()
    #expect(log.take() == [" 200", " offline"])
  }

  @Test func `A time-out can be scripted to take another time`() {
    network.script(.list, Script(fault: .timedOut, latency: .seconds(2)))
    stage.send(.items, to: log)
    loop.advance(by: .seconds(2))
    #expect(log.entries == [" timedOut"])
  }

  @Test func `A reply that takes longer than 30 seconds is a time-out, and the server has acted`() {
    for milliseconds in [30_001, 30_000] {
      network.script(.deleteAll, Script(latency: .milliseconds(milliseconds)))
      stage.send(.deleteItems, as: "\(milliseconds)", to: log)
      #expect(stage.server.items == [])
    }
    network.latency = .seconds(40)
    network.script(.list, Script(fault: .status(500), deliveries: 2))
    stage.send(.items, as: "twice", to: log)
    loop.advance(by: .seconds(30))
    #expect(
      log.entries == ["30001 timedOut", "30000 204", "twice timedOut", "twice timedOut"])
    #expect(
      stage.outcomes == [.failed(.timedOut), .replied(204), .failed(.timedOut)])
    #expect(loop.isSettled)
  }

  @Test func `Scripts queue up, each endpoint's apart`() {
    network.script(.list, .status(501))
    network.script(.list, .status(502))
    network.script(.detail, .status(503))
    for endpoint in [Endpoint.item(1), .items, .item(1), .items, .items] {
      stage.send(endpoint, to: log)
    }
    loop.runUntilSettled()
    #expect(log.entries == [" 503", " 501", " 200", " 502", " 200"])
  }

  @Test func `A detail's script fits any item`() {
    network.script(.detail, .offline)
    stage.send(.item(99), to: log)
    loop.runUntilSettled()
    #expect(log.entries == [" offline"])
  }

  @Test func `A request that fits no endpoint gets an ordinary reply`() {
    for kind in Endpoint.Kind.allCases { network.script(kind, .offline) }
    _ = network.send(HTTPRequest(method: .get, path: "/nowhere")) { [log] in
      log.append("\(((try? $0.get().status)) ?? 0)")
    }
    loop.runUntilSettled()
    #expect(log.entries == ["404"])
  }
}
