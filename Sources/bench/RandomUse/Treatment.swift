import FakeWorld
import Items

/// What becomes of a request, in the words of the tables.
enum Treatment {
  static let answer = "answer"
  static let gone = "the item is gone"
  static let statuses = [304, 400, 404, 422, 500, 503]

  /// Every way in which a body can be bad, for whichever endpoint.
  static let malformed = Fixture.Malformed.allCases.map(word).uniqued()

  static let all =
    [answer, gone, "offline", "time-out"] + statuses.map { "status \($0)" } + malformed

  static func word(_ script: Script) -> String {
    switch script.fault {
    case nil: answer
    case .offline: "offline"
    case .timedOut: "time-out"
    case .reply(let response): "status \(response.status)"
    }
  }

  static func word(_ body: Fixture.Malformed) -> String {
    body.rawValue.replacing(/^(list|detail|created)-/, with: "")
      .replacing("-", with: " ")
  }

  /// The bodies that are bad for an endpoint; of a delete it is the status that is bad, so one stands for
  /// all.
  static func bodies(for endpoint: Endpoint.Kind) -> [Fixture.Malformed] {
    switch endpoint {
    case .list: Fixture.Malformed.cases(for: .list)
    case .detail: Fixture.Malformed.cases(for: .detail)
    case .create: Fixture.Malformed.cases(for: .created)
    case .deleteAll: [.empty]
    }
  }
}
