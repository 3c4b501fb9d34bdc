import Foundation

/// One HTTP request, body included.
public struct HTTPRequest: Equatable, Sendable {
  public enum Method: String, Sendable {
    case delete = "DELETE"
    case get = "GET"
    case post = "POST"
  }

  public let method: Method
  /// Absolute, without host or query: `/items/7`.
  public let path: String
  public let headers: [String: String]
  /// JSON in UTF-8, if there is any.
  public let body: Data?

  public init(
    method: Method, path: String, headers: [String: String] = [:], body: Data? = nil
  ) {
    self.method = method
    self.path = path
    self.headers = headers
    self.body = body
  }
}
