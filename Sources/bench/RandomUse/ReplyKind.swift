import FakeWorld
import Items

/// What a request gets for an answer, as a row of a table.
struct ReplyKind: RawRepresentable, Hashable, Sendable {
  let rawValue: String

  static let answer = ReplyKind(rawValue: "answer")
  static let gone = ReplyKind(rawValue: "the item is gone")
  static let empty = ReplyKind(.empty)
  static let duplicateIDs = ReplyKind(.listDuplicateIDs)
  static let otherID = ReplyKind(.detailOtherID)

  static let all =
    [answer, gone] + faults.map { ReplyKind(Script(fault: $0)) } + malformed

  /// All but bad bodies.
  static let faults =
    [.offline, .timedOut] + [304, 400, 404, 422, 500, 503].map(Fault.status)

  /// Every way in which a body can be bad, for whichever endpoint.
  static let malformed = Fixture.Malformed.allCases.map { ReplyKind($0) }.uniqued()

  static func status(_ status: Int) -> ReplyKind { ReplyKind(rawValue: "status \(status)") }

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

extension ReplyKind {
  init(_ script: Script) {
    switch script.fault {
    case nil: self = .answer
    case .offline: self.init(rawValue: "offline")
    case .timedOut: self.init(rawValue: "time-out")
    case .reply(let response): self = .status(response.status)
    }
  }

  init(_ body: Fixture.Malformed) {
    let fault = body.rawValue.replacing(/^(list|detail|created)-/, with: "")
    self.init(rawValue: fault.replacing("-", with: " "))
  }
}
