/// Carries requests to a server and responses back.
public protocol Transport: AnyObject {
  /// Sends a request at once; `completion` runs later on the event loop, perhaps never or repeatedly.
  func send(
    _ request: HTTPRequest,
    completion: @escaping (Result<HTTPResponse, TransportError>) -> Void
  ) -> any Cancellable
}

/// Why no response came back at all.
public enum TransportError: Error, Equatable, Sendable {
  /// The request reached nobody.
  case offline
  /// Nothing came back in time; the server may have acted.
  case timedOut
}
