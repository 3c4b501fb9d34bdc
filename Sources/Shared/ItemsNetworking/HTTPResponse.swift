import Foundation

/// One HTTP response, body included.
public struct HTTPResponse: Equatable, Sendable {
  /// For example 200, 201, or 404.
  public let status: Int
  /// By name, written as in `Content-Type`.
  public let headers: [String: String]
  /// JSON in UTF-8 from a well-behaved server, any bytes from another.
  public let body: Data

  /// Makes a response; a body, if there is any, is said to be JSON unless the headers say otherwise.
  public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    let content = body.isEmpty ? [:] : ["Content-Type": "application/json"]
    self.status = status
    self.headers = content.merging(headers) { $1 }
    self.body = body
  }
}
