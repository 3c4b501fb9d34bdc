import FakeWorld
import Foundation
import Items
import Testing

extension HTTPItemsClientTests {
  @Test(arguments: [
    (Fault.offline, NetworkError.offline), (.timedOut, .timedOut), (.status(500), .status(500)),
    (.status(401), .status(401)), (.status(304), .status(304)), (.status(199), .status(199)),
    (.status(300), .status(300)), (.status(0), .status(0)), (.status(-1), .status(-1)),
  ])
  func `Every endpoint tells a failure's reason`(fault: Fault, error: NetworkError) {
    for kind in Endpoint.Kind.allCases { network.script(kind, fault) }
    #expect(items() == .failure(error))
    #expect(detail(1) == .failure(error))
    #expect(create() == .failure(error))
    #expect(deleteError() == .success(error))
  }

  /// D3.
  @Test func `Only of a detail does 404 mean that the item isn't there`() {
    for kind in Endpoint.Kind.allCases { network.script(kind, .status(404)) }
    #expect(detail(1) == .failure(.notFound))
    #expect(items() == .failure(.status(404)))
    #expect(create() == .failure(.status(404)))
    #expect(deleteError() == .success(.status(404)))
  }

  /// D3.
  @Test func `An item that the server doesn't have isn't there`() {
    #expect(detail(99) == .failure(.notFound))
  }

  @Test func `A title that the server refuses is a status`() {
    #expect(create("") == .failure(.status(422)))
  }

  @Test(arguments: [200, 201, 204, 299]) func `Any 2xx is a success of list, detail, and save`(
    status: Int
  ) throws {
    func answer(_ endpoint: Endpoint) -> Fault {
      let body = FakeServer(details: [.sample(1)]).respond(to: endpoint.request()).body
      return .reply(HTTPResponse(status: status, body: body))
    }
    network.script(.list, answer(.items))
    network.script(.detail, answer(.item(1)))
    network.script(.create, answer(.createItem(NewItem(title: "Milk", isEnabled: true))))
    #expect(items() == .success([.sample(1)]))
    #expect(detail(1) == .success(.sample(1)))
    #expect(try create()?.get().title == "Milk")
  }

  /// L8.
  @Test(arguments: ["", "[]", "<html>", "null"])
  func `Of a delete only 204 is a success, whatever comes with it`(body: String) {
    for status in [200, 201, 202, 203, 205, 299] {
      network.script(.deleteAll, .reply(HTTPResponse(status: status, body: Data(body.utf8))))
      let reason = "a delete was answered with \(status), not with 204"
      #expect(deleteError() == .success(.undecodable(reason: reason)))
    }
    network.script(.deleteAll, .reply(HTTPResponse(status: 204, body: Data(body.utf8))))
    #expect(deleteError() == .success(nil))
  }

  @Test func `A body that comes with a failure is ignored`() {
    network.script(.list, .reply(HTTPResponse(status: 500, body: Data("[]".utf8))))
    #expect(items() == .failure(.status(500)))
  }
}
