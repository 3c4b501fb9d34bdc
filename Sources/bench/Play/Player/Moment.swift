import FakeWorld
import HeadlessKit
import Items
import RandomUse
import UserDriver

/// What there is to see of a version at one moment.
struct Moment {
  struct Line {
    let text: String
    let focus: Focus?
    /// Whether it shows that something is under way.
    let isBusy: Bool
  }

  let lines: [Line]
  /// The requests whose replies are still to come, the oldest first; those held by their numbers.
  let requests: [String]

  init(of world: World, width: Int) {
    lines = TextRenderer(width: width).lines(of: world.navigationController).map { line in
      Line(
        text: line.text, focus: Focus(line),
        isBusy: line.view is ActivityIndicator || line.view is RefreshControl)
    }
    let network = world.network
    let held = network.held
    requests = network.exchanges.indices.compactMap { index in
      let exchange = network.exchanges[index]
      guard exchange.isHeld || exchange.outcome == .pending else { return nil }
      let request = "\(exchange.request.method.rawValue) \(exchange.request.path)"
      guard let place = held.firstIndex(of: index) else { return request }
      return "\(place + 1) \(request) held" + (exchange.outcome == .cancelled ? ", cancelled" : "")
    }
  }
}
