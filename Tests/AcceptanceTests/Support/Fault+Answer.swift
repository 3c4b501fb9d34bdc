import FakeWorld
import ItemsNetworking

extension Fault {
  /// What another server would answer, in place of this one's answer.
  static func answer(of server: FakeServer, to endpoint: Endpoint) -> Fault {
    .reply(server.respond(to: endpoint.request()))
  }
}
