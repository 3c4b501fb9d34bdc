import FakeWorld
import HeadlessKit
import Items
import UserDriver

/// Counts the cases that one session leads to.
struct CoverageObserver {
  /// What is known of a request.
  private struct Request {
    let endpoint: Endpoint.Kind
    let treatment: String
    let wasHeld: Bool
    var outcome = Exchange.Outcome.pending
    var hasArrived = false
  }

  private(set) var coverage = Coverage()
  private let world: World
  /// What the next requests to each endpoint are scripted to get.
  private var scripts: [Endpoint.Kind: [String]] = [:]
  private var failing: [InMemoryStore.Operation: InMemoryStore.Failing] = [:]
  private var haveFailed: Set<InMemoryStore.Operation> = []
  private var requests: [Request] = []
  private var state: ScreenState?
  private var title = ""
  private var arrivals = 0
  private var calls = 0

  init(of world: World, _ scenario: Scenario) {
    self.world = world
    let stored = Amount(scenario.stored.count)
    let served = Amount(world.server.items.count)
    coverage.add(.start, "\(stored.rawValue) stored", "\(served.rawValue) on the server")
  }

  /// Whether the next request to an endpoint is scripted.
  func isScripted(_ endpoint: Endpoint.Kind) -> Bool { scripts[endpoint]?.isEmpty == false }

  /// Called before each step, also before those that come before launch.
  mutating func willTake(_ step: Step) {
    switch step {
    case .script(let endpoint, let script):
      scripts[endpoint, default: []].append(Treatment.word(script))
    case .malformed(let endpoint, let body):
      scripts[endpoint, default: []].append(Treatment.word(body))
    case .fail(let operation, let failing): self.failing[operation] = failing
    default: break
    }
    guard world.app != nil else { return }
    state = ScreenState(of: world.user)
    title = world.user.text("add.title") ?? ""
  }

  /// Called after each step, and after launch without one.
  mutating func didTake(_ step: Step?, wasRefused: Bool) {
    let (oldRequests, oldArrivals) = (requests.count, arrivals)
    noteRequests()
    noteArrivals()
    noteOutcomes()
    noteCalls()
    guard let step, let state, let act = Act(step), !wasRefused else { return }
    if act == .reply, arrivals == oldArrivals { return }
    coverage.add(state.aspect, state.rawValue, act.rawValue)
    if act == .save {
      let end = requests.count > oldRequests ? "sent" : "refused"
      coverage.add(.titles, TitleKind(of: title).rawValue, end)
    }
  }

  /// Called when the session is over, before the app goes.
  mutating func didEnd() {
    for (request, exchange) in zip(requests, world.network.exchanges)
    where exchange.outcome == .pending {
      add(.afterEnd, request.endpoint)
    }
  }

  private mutating func noteArrivals() {
    for index in world.network.arrivals[arrivals...] {
      let request = requests[index]
      requests[index].hasArrived = true
      switch (request.outcome, request.hasArrived) {
      case (.cancelled, true): add(.lateRepeated, request.endpoint)
      case (.cancelled, false): add(request.wasHeld ? .lateReleased : .late, request.endpoint)
      case (_, true): add(.repeated, request.endpoint)
      case (_, false): noteFirstArrival(of: index)
      }
    }
    arrivals = world.network.arrivals.count
  }

  private mutating func noteFirstArrival(of index: Int) {
    let request = requests[index]
    let outcome = world.network.exchanges[index].outcome
    let isGone = request.endpoint == .detail && outcome == .replied(404)
    coverage.add(
      .replies, isGone ? Treatment.gone : request.treatment, request.endpoint.rawValue)
    add(request.wasHeld ? .released : .inTime, request.endpoint)
    if requests[..<index].contains(where: { !$0.hasArrived }) {
      add(.overtaking, request.endpoint)
    }
    if [.list, .deleteAll].contains(request.endpoint), let state, state.aspect != .list {
      add(.covered, request.endpoint)
    }
  }

  private mutating func noteRequests() {
    for exchange in world.network.exchanges[requests.count...] {
      let endpoint = Endpoint.Kind(of: exchange.request) ?? .list
      let treatment =
        isScripted(endpoint)
        ? scripts[endpoint, default: []].removeFirst() : Treatment.answer
      requests.append(
        Request(endpoint: endpoint, treatment: treatment, wasHeld: exchange.isHeld))
    }
  }

  private mutating func noteOutcomes() {
    for index in requests.indices {
      requests[index].outcome = world.network.exchanges[index].outcome
    }
  }

  private mutating func noteCalls() {
    for operation in world.store.calls[calls...] {
      switch failing[operation] {
      case .once:
        coverage.add(.store, "\(operation)", "fails once")
        failing[operation] = nil
        haveFailed.insert(operation)
      case .always:
        coverage.add(.store, "\(operation)", "fails always")
        haveFailed.insert(operation)
      case nil:
        guard haveFailed.remove(operation) != nil else { continue }
        coverage.add(.store, "\(operation)", "works again")
      }
    }
    calls = world.store.calls.count
  }

  private mutating func add(_ arrival: Arrival, _ endpoint: Endpoint.Kind) {
    coverage.add(.arrivals, arrival.rawValue, endpoint.rawValue)
  }
}

extension ScreenState {
  /// The table of its screen.
  fileprivate var aspect: Aspect {
    if Self.onList.contains(self) { return .list }
    return Self.onDetail.contains(self) ? .detail : .form
  }
}
