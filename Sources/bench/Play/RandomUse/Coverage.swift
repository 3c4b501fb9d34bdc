import FakeWorld
import Items

/// What some sessions in a row came to.
package struct FuzzTally: Codable, Equatable, Sendable {
  package var sessions: Int
  /// What the user could really do.
  package var actions = 0
  /// What the user tried and couldn't do.
  package var refusals = 0
  /// How many steps there were in all, the world's included.
  package var steps = 0
  package var cases = CoverageCase.all
  /// Where one went wrong, which is the last.
  package var finding: Finding?

  package init(sessions: Int = 0, finding: Finding? = nil) {
    self.sessions = sessions
    self.finding = finding
  }

  package mutating func add(_ other: FuzzTally) {
    sessions += other.sessions
    actions += other.actions
    refusals += other.refusals
    steps += other.steps
    cases.add(other.cases)
    finding = finding ?? other.finding
  }
}

/// One of the things that can happen in a session, or can't.
package struct CoverageCase: Codable, Equatable, Sendable {
  package let table: String
  package let row: String
  package let column: String
  /// How often it occurred; `nil` where it can't and didn't.
  package var count: Int?
  /// Why it can't happen; `nil` where it can.
  package let reason: String?

  package var name: String { "\(table), \(row), \(column)" }
}

extension [CoverageCase] {
  package var holes: [CoverageCase] { filter { $0.count == 0 } }

  package var contradictions: [CoverageCase] { filter { $0.reason != nil && $0.count != nil } }

  mutating func note(
    _ table: String, _ row: some RawRepresentable<String>, _ column: some RawRepresentable<String>
  ) {
    for index in indices
    where self[index].row == row.rawValue && self[index].column == column.rawValue
      && self[index].table == table
    {
      self[index].count = (self[index].count ?? 0) + 1
    }
  }

  mutating func add(_ other: [CoverageCase]) {
    for (index, each) in other.enumerated() {
      if let count = each.count { self[index].count = (self[index].count ?? 0) + count }
    }
  }
}

extension CoverageCase {
  /// Every case, none of which has occurred.
  static let all =
    ScreenState.allCases.flatMap { state in
      ScreenAction.on(state.screen).map {
        CoverageCase(state.screen.rawValue, state.rawValue, $0.rawValue, reason: reason(state, $0))
      }
    }
    + Arrival.allCases.flatMap { arrival in
      Endpoint.Kind.allCases.map {
        CoverageCase(Arrival.table, arrival.rawValue, $0.rawValue, reason: nil)
      }
    }

  private init(_ table: String, _ row: String, _ column: String, reason: String?) {
    (self.table, self.row, self.column, self.reason) = (table, row, column, reason)
    count = reason == nil ? 0 : nil
  }

  private static func reason(_ state: ScreenState, _ action: ScreenAction) -> String? {
    let hasRows: [ScreenState] = [.loadingRows, .pulledRows, .bothRows, .rows, .failedRows]
    switch action {
    case .retry where ![.failed, .failedRows, .detailFailed].contains(state):
      return "L3 D3: Retry comes with a failure only"
    case .pull where state == .deleting, .add where state == .deleting:
      return "L8: disabled during a delete"
    case .select where !hasRows.contains(state):
      return "L8 L9: there are no rows, or they are disabled"
    case .delete where ![.rows, .failedRows].contains(state):
      return "L8: there are no rows, or a request is in flight"
    case .type, .clear, .focus, .flip, .save:
      return state == .formSaving ? "A3: disabled while saving" : nil
    default: return nil
    }
  }
}

/// The ways in which a reply can come.
enum Arrival: String, CaseIterable {
  case inTime = "in its time"
  case overtaking = "before an older one"
  case repeated = "once more"
  case late = "after the cancel"

  static let table = "How replies arrived"

  /// How the reply arrived that is at an index of all that did.
  init(_ index: Int, in network: FakeNetwork) {
    let request = network.arrivals[index]
    let earlier = Set(network.arrivals[..<index])
    if network.exchanges[request].outcome == .cancelled {
      self = .late
    } else if earlier.contains(request) {
      self = .repeated
    } else {
      self = earlier.isSuperset(of: 0..<request) ? .inTime : .overtaking
    }
  }
}
