import Foundation

/// One HTTP response, body included.
public struct HTTPResponse: Equatable, Sendable {
  /// For example 200, 201, or 404.
  public let status: Int
  public let headers: [String: String]
  /// JSON in UTF-8 from a well-behaved server, any bytes from another.
  public let body: Data

  public init(
    status: Int, headers: [String: String] = ["Content-Type": "application/json"],
    body: Data = Data()
  ) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
