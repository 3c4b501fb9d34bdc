import FakeWorld
import ItemsNetworking

/// Which of the things happened in some sessions that can happen.
package struct Coverage: Equatable, Sendable {
  private var happened: Set<String> = []

  /// What can happen and never did.
  package var holes: [String] { Self.possible.subtracting(happened).sorted() }

  mutating func note(_ action: ScreenAction, in state: ScreenState) {
    happened.insert(Self.name(of: action, in: state))
  }

  mutating func note(_ arrival: Arrival, of endpoint: Endpoint.Kind) {
    happened.insert(Self.name(of: arrival, of: endpoint))
  }

  mutating func add(_ other: Coverage) { happened.formUnion(other.happened) }

  private static let possible: Set<String> = {
    let actions = ScreenState.allCases.flatMap { state in
      ScreenAction.on(state.screen).filter { isPossible($0, in: state) }
        .map { name(of: $0, in: state) }
    }
    let arrivals = Arrival.allCases.flatMap { arrival in
      Endpoint.Kind.allCases.map { name(of: arrival, of: $0) }
    }
    return Set(actions + arrivals)
  }()

  private static func name(of action: ScreenAction, in state: ScreenState) -> String {
    "\(state.rawValue): \(action)"
  }

  private static func name(of arrival: Arrival, of endpoint: Endpoint.Kind) -> String {
    "\(endpoint) replied \(arrival.rawValue)"
  }

  /// Whether the specification lets the user do this; ``Rule`` checks that no version lets the user do more.
  private static func isPossible(_ action: ScreenAction, in state: ScreenState) -> Bool {
    switch action {
    case .retry: [.failed, .failedRows, .detailFailed].contains(state)
    case .pull, .add: state != .deleting
    case .select: [.loadingRows, .pulledRows, .bothRows, .rows, .failedRows].contains(state)
    case .delete: [.rows, .failedRows].contains(state)
    case .type, .clear, .focus, .flip, .save: state != .formSaving
    default: true
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
