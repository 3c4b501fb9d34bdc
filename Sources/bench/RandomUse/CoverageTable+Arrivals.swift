import FakeWorld
import Items

extension CoverageTable {
  static let arrivals = CoverageTable(
    "How replies arrived", rows: Arrival.allCases, columns: Endpoint.Kind.allCases
  ) { arrival, endpoint in
    arrival == .covered && [.detail, .create].contains(endpoint)
      ? "its screen is never covered" : nil
  }

  /// The ways in which a reply can come.
  enum Arrival: String, CaseIterable {
    case inTime = "in its time"
    case overtaking = "before an older one"
    case covered = "while its screen is covered"
    case repeated = "once more"
    case late = "after the cancel"
    case lateRepeated = "after the cancel, once more"
  }
}
