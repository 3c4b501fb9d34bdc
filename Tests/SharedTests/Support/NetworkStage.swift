import FakeWorld
import Foundation
import Items
import ItemsNetworking

/// A network with a server of three items behind it.
final class NetworkStage {
  let loop = EventLoop()
  let server: FakeServer
  let network: FakeNetwork
  let client: HTTPItemsClient

  init(server: FakeServer = FakeServer(details: [1, 2, 3].map(ItemDetail.sample))) {
    self.server = server
    network = FakeNetwork(loop: loop, server: server)
    client = HTTPItemsClient(transport: network)
  }

  var outcomes: [Exchange.Outcome] { network.exchanges.map(\.outcome) }

  /// Sends a request and logs its reply's status code, or its error, after a name.
  @discardableResult
  func send(_ endpoint: Endpoint, as name: String = "", to log: Log = Log()) -> any Cancellable {
    network.send(endpoint.request()) { result in
      switch result {
      case .success(let response): log.append("\(name) \(response.status)")
      case .failure(let error): log.append("\(name) \(error)")
      }
    }
  }
}
