import Foundation
import ItemsNetworking

/// What happens to a request in place of what the server would do.
public enum Fault: Equatable, Sendable {
  /// Nothing reaches the server.
  case offline
  /// Nothing comes back until the time-out, and nothing reaches the server.
  case timedOut
  /// A canned answer, which leaves the server as it was.
  case reply(HTTPResponse)

  /// An answer with a status code and no body.
  public static func status(_ status: Int) -> Fault {
    .reply(HTTPResponse(status: status))
  }

  /// An answer that claims success, and that these bytes are JSON, whatever they are.
  public static func body(_ body: Data) -> Fault {
    .reply(HTTPResponse(status: 200, body: body))
  }
}
