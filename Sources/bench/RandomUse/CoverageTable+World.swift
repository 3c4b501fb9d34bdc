import FakeWorld
import Items

extension CoverageTable {
  static let replies = CoverageTable(
    "Replies that reached a waiting request", rows: ReplyKind.all,
    columns: Endpoint.Kind.allCases
  ) { reply, endpoint in
    switch (reply, endpoint) {
    case (.gone, .list), (.gone, .create), (.gone, .deleteAll): "no item is asked for"
    case (.status(404), .detail): "the same as an item that is gone"
    case (_, .deleteAll) where ReplyKind.malformed.contains(reply) && reply != .empty:
      "the body is ignored, one stands for all"
    case (.duplicateIDs, .detail), (.duplicateIDs, .create): "there is one id"
    case (.otherID, .list), (.otherID, .create): "no id is asked for"
    default: nil
    }
  }

  static let arrivals = CoverageTable(
    "How replies arrived", rows: Arrival.allCases, columns: Endpoint.Kind.allCases
  ) { arrival, endpoint in
    arrival == .covered && [.detail, .create].contains(endpoint)
      ? "its screen is never covered" : nil
  }

  /// The ways in which a reply can come.
  enum Arrival: String, CaseIterable {
    case inTime = "in its time"
    case released = "held, then released"
    case overtaking = "before an older one"
    case covered = "while its screen is covered"
    case repeated = "once more"
    case late = "after the cancel"
    case lateReleased = "after the cancel, held"
    case lateRepeated = "after the cancel, once more"
    case afterEnd = "after the app has gone"
  }
}
