import FakeWorld
import HeadlessKit
import Items
import UserDriver

/// Counts the cases that one session leads to.
struct CoverageObserver {
  /// What is known of a request.
  private struct Request {
    let endpoint: Endpoint.Kind
    let reply: ReplyKind
    let wasHeld: Bool
    var hasArrived = false
  }

  private(set) var coverage = Coverage()
  private let world: World
  /// What the next requests to each endpoint are scripted to get.
  private var scripts: [Endpoint.Kind: [ReplyKind]] = [:]
  private var requests: [Request] = []
  private var state: ScreenState?
  private var arrivals = 0

  init(of world: World) {
    self.world = world
  }

  /// Whether the next request to an endpoint is scripted.
  func isScripted(_ endpoint: Endpoint.Kind) -> Bool { scripts[endpoint]?.isEmpty == false }

  /// Called before each step, also before those that come before launch.
  mutating func willTake(_ step: Step) {
    switch step {
    case .script(let endpoint, let script):
      scripts[endpoint, default: []].append(ReplyKind(script))
    case .malformed(let endpoint, let body):
      scripts[endpoint, default: []].append(ReplyKind(body))
    default: break
    }
    if world.app != nil { state = ScreenState(of: world.user) }
  }

  /// Called after each step, and after launch without one.
  mutating func didTake(_ step: Step?, wasRefused: Bool) {
    let oldArrivals = arrivals
    noteRequests()
    noteArrivals()
    guard let step, let state, let action = ScreenAction(step), !wasRefused else { return }
    if action == .reply, arrivals == oldArrivals { return }
    coverage.add(state.table, state, action)
  }

  /// Called when the session is over, before the app goes.
  mutating func didEnd() {
    for (request, exchange) in zip(requests, world.network.exchanges)
    where exchange.outcome == .pending {
      add(.afterEnd, request.endpoint)
    }
  }

  private mutating func noteRequests() {
    for exchange in world.network.exchanges[requests.count...] {
      let endpoint = Endpoint.Kind(of: exchange.request) ?? .list
      let reply =
        isScripted(endpoint) ? scripts[endpoint, default: []].removeFirst() : ReplyKind.answer
      requests.append(Request(endpoint: endpoint, reply: reply, wasHeld: exchange.isHeld))
    }
  }

  private mutating func noteArrivals() {
    for index in world.network.arrivals[arrivals...] {
      let request = requests[index]
      let wasCancelled = world.network.exchanges[index].outcome == .cancelled
      switch (wasCancelled, request.hasArrived) {
      case (true, true): add(.lateRepeated, request.endpoint)
      case (true, false): add(request.wasHeld ? .lateReleased : .late, request.endpoint)
      case (false, true): add(.repeated, request.endpoint)
      case (false, false): noteFirstArrival(of: index)
      }
      requests[index].hasArrived = true
    }
    arrivals = world.network.arrivals.count
  }

  private mutating func noteFirstArrival(of index: Int) {
    let request = requests[index]
    let outcome = world.network.exchanges[index].outcome
    let isGone = request.endpoint == .detail && outcome == .replied(404)
    coverage.add(.replies, isGone ? ReplyKind.gone : request.reply, request.endpoint)
    add(request.wasHeld ? .released : .inTime, request.endpoint)
    if requests[..<index].contains(where: { !$0.hasArrived }) {
      add(.overtaking, request.endpoint)
    }
    if [.list, .deleteAll].contains(request.endpoint), state?.isOnList == false {
      add(.covered, request.endpoint)
    }
  }

  private mutating func add(_ arrival: CoverageTable.Arrival, _ endpoint: Endpoint.Kind) {
    coverage.add(.arrivals, arrival, endpoint)
  }
}

extension ScreenState {
  fileprivate var isOnList: Bool { Self.onList.contains(self) }

  /// The table of its screen.
  fileprivate var table: CoverageTable {
    isOnList ? .list : Self.onDetail.contains(self) ? .detail : .form
  }
}
