import FakeWorld
import Testing

/// A way in which a request can fail, and what the user is told.
enum Failure: CustomTestStringConvertible, Equatable, Sendable {
  case offline
  case timedOut
  case status(Int)
  case malformed(Fixture.Malformed)

  /// Failures of every endpoint, as no body needs to be decoded.
  static let withoutBody: [Failure] =
    [.offline, .timedOut] + [304, 400, 401, 404, 409, 429, 500, 503].map(Failure.status)

  /// Every failure of an endpoint; a detail's 404 is a case of its own.
  static func all(of endpoint: Fixture.Endpoint) -> [Failure] {
    let malformed = Fixture.Malformed.cases(for: endpoint).map(Failure.malformed)
    return withoutBody.filter { endpoint != .detail || $0 != .status(404) } + malformed
  }

  /// All that screens say went wrong.
  static let messages =
    [
      unsaved, unread, gone, "Title is required", "Title is too long",
    ] + Set((withoutBody + [.malformed(.empty)]).map(\.message)).sorted()

  static let unsaved = "The items couldn't be saved on this device."
  static let unread = "The items on this device couldn't be read."
  static let gone = "This item no longer exists."

  var message: String {
    switch self {
    case .offline: "You appear to be offline. Check your connection."
    case .timedOut: "The server took too long to answer."
    case .status(500...): "The server is having trouble. Try again later."
    case .status: "The server refused the request."
    case .malformed: "The server sent an answer this app can't read."
    }
  }

  var testDescription: String {
    switch self {
    case .offline: "offline"
    case .timedOut: "time-out"
    case .status(let status): "status \(status)"
    case .malformed(let reply): reply.rawValue
    }
  }

  func fault() -> Fault {
    switch self {
    case .offline: .offline
    case .timedOut: .timedOut
    case .status(let status): .status(status)
    case .malformed(let reply): .body(reply.data)
    }
  }
}
