/// Why a request had no usable answer.
public enum NetworkError: Error, Equatable, Sendable {
  /// The request reached nobody.
  case offline
  /// Nothing came back in time; the server may have acted.
  case timedOut
  /// The one item asked for isn't there: 404 from `GET /items/{id}`.
  case notFound
  /// Any other status code outside 200..<300.
  case status(Int)
  /// The answer claims success and isn't what the endpoint promises; `reason` is for developers, never
  /// for the screen.
  case undecodable(reason: String)
}
