import FakeWorld
import Items

/// How often each thing happened in some sessions that can happen, or can't.
package struct Coverage: Equatable, Sendable {
  private var counts: [String: Int] = [:]

  /// What can happen and never did.
  package var holes: [String] {
    Self.cases.filter { $0.reason == nil && counts[$0.name] == nil }.map(\.name)
  }

  /// What can't happen and did, with the reason why it can't.
  package var contradictions: [String] {
    Self.cases.filter { counts[$0.name] != nil }.compactMap { name, reason in
      reason.map { "\(name): \($0)" }
    }
  }

  mutating func note(_ action: ScreenAction, in state: ScreenState) {
    counts[Self.name(of: action, in: state), default: 0] += 1
  }

  mutating func note(_ arrival: Arrival, of endpoint: Endpoint.Kind) {
    counts[Self.name(of: arrival, of: endpoint), default: 0] += 1
  }

  mutating func add(_ other: Coverage) {
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  // MARK: Cases

  /// Every case, and why it can't happen if so.
  private static let cases: [(name: String, reason: String?)] =
    ScreenState.allCases.flatMap { state in
      ScreenAction.on(state.screen).map { (name(of: $0, in: state), reason(state, $0)) }
    }
    + Arrival.allCases.flatMap { arrival in
      Endpoint.Kind.allCases.map { (name(of: arrival, of: $0), nil) }
    }

  private static func name(of action: ScreenAction, in state: ScreenState) -> String {
    "\(state.rawValue): \(action)"
  }

  private static func name(of arrival: Arrival, of endpoint: Endpoint.Kind) -> String {
    "\(endpoint) replied \(arrival.rawValue)"
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
