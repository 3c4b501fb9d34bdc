import FakeWorld

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
