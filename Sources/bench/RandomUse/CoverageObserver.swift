import FakeWorld
import HeadlessKit
import Items
import UserDriver

/// Counts the cases that one session leads to.
struct CoverageObserver {
  private(set) var coverage = Coverage()
  private let world: World
  private var state = ScreenState.loading
  private var arrivals = 0

  /// Of a version that runs.
  init(of world: World) {
    self.world = world
  }

  mutating func willTake(_ step: Step) {
    state = ScreenState(of: world.user)
  }

  mutating func didTake(_ step: Step, wasRefused: Bool) {
    let oldArrivals = arrivals
    noteArrivals()
    guard let action = ScreenAction(step), !wasRefused else { return }
    if action == .reply, arrivals == oldArrivals { return }
    coverage.add(state.table, state, action)
  }

  private mutating func noteArrivals() {
    for request in world.network.arrivals[arrivals...] {
      let earlier = world.network.arrivals[..<arrivals]
      let exchange = world.network.exchanges[request]
      let endpoint = Endpoint.Kind(of: exchange.request) ?? .list
      func note(_ arrival: CoverageTable.Arrival) { coverage.add(.arrivals, arrival, endpoint) }
      switch (exchange.outcome == .cancelled, earlier.contains(request)) {
      case (true, true): note(.lateRepeated)
      case (true, false): note(.late)
      case (false, true): note(.repeated)
      case (false, false):
        note(.inTime)
        if !Set(earlier).isSuperset(of: 0..<request) { note(.overtaking) }
        let isCovered = !ScreenState.onList.contains(state)
        if isCovered, [.list, .deleteAll].contains(endpoint) { note(.covered) }
      }
      arrivals += 1
    }
  }
}
