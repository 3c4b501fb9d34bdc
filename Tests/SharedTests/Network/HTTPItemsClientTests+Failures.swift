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

  @Test(arguments: [200, 201, 204, 299]) func `Any 2xx is a success`(status: Int) throws {
    let body = try JSONEncoder().encode([String]())
    network.script(.list, .reply(HTTPResponse(status: status, body: body)))
    #expect(items() == .success([]))
  }

  @Test(arguments: ["", "[]", "<html>", "null"])
  func `What comes with a delete's success is ignored`(body: String) {
    network.script(.deleteAll, .body(Data(body.utf8)))
    #expect(deleteError() == .success(nil))
  }

  @Test func `A body that comes with a failure is ignored`() {
    network.script(.list, .reply(HTTPResponse(status: 500, body: Data("[]".utf8))))
    #expect(items() == .failure(.status(500)))
  }
}
