import Foundation

/// One HTTP request, body included.
public struct HTTPRequest: Equatable, Sendable {
  /// The methods in use, each by its name on the wire.
  public enum Method: String, Sendable {
    case delete = "DELETE"
    case get = "GET"
    case post = "POST"
  }

  /// What to do with what ``path`` names.
  public let method: Method
  /// Absolute, without host or query: `/items/7`.
  public let path: String
  /// By name, written as in `Content-Type`.
  public let headers: [String: String]
  /// JSON in UTF-8, if there is any.
  public let body: Data?

  /// Makes a request with headers and a body as given, and no others.
  public init(
    method: Method, path: String, headers: [String: String] = [:], body: Data? = nil
  ) {
    self.method = method
    self.path = path
    self.headers = headers
    self.body = body
  }
}
