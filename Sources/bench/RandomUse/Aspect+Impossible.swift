import FakeWorld
import Items

/// The cases that can't happen, each with its reason; all others must.
extension Aspect {
  /// Why a case can't happen; `nil` where it can.
  package func reason(row: String, column: String) -> String? {
    switch self {
    case .list, .detail, .form:
      guard let state = ScreenState(rawValue: row), let act = Act(rawValue: column) else {
        return nil
      }
      return Self.reason(state, act)
    case .titles:
      guard let kind = TitleKind(rawValue: row), kind.isSent == (column == "refused") else {
        return nil
      }
      return "A2: the title decides"
    case .replies:
      return Endpoint.Kind(rawValue: column).flatMap { Self.reason(reply: row, to: $0) }
    case .arrivals:
      guard let arrival = Arrival(rawValue: row), let kind = Endpoint.Kind(rawValue: column) else {
        return nil
      }
      return Self.reason(arrival, kind)
    case .store, .start: return nil
    }
  }

  private static func reason(_ state: ScreenState, _ act: Act) -> String? {
    let hasRows: [ScreenState] = [.loadingRows, .pulledRows, .bothRows, .rows, .failedRows]
    switch act {
    case .retry where ![.failed, .failedRows, .detailFailed].contains(state):
      return "L3 D3: Retry comes with a failure only"
    case .pull where state == .deleting, .add where state == .deleting:
      return "L8: disabled during a delete"
    case .select where !hasRows.contains(state):
      return "L8 L9: there are no rows, or they are disabled"
    case .delete where ![.rows, .failedRows].contains(state):
      return "L8: there are no rows, or a request is in flight"
    case .type where state == .formSaving, .clear where state == .formSaving,
      .focus where state == .formSaving, .flip where state == .formSaving,
      .save where state == .formSaving:
      return "A3: disabled while saving"
    default: return nil
    }
  }

  private static func reason(reply: String, to endpoint: Endpoint.Kind) -> String? {
    switch (reply, endpoint) {
    case (Treatment.gone, .list), (Treatment.gone, .create), (Treatment.gone, .deleteAll):
      "no item is asked for"
    case ("status 404", .detail): "the same as an item that is gone"
    case (_, .deleteAll) where Treatment.malformed.contains(reply) && reply != "empty":
      "the body is ignored, one stands for all"
    case ("duplicate ids", .detail), ("duplicate ids", .create): "there is one id"
    case ("other id", .list), ("other id", .create): "no id is asked for"
    default: nil
    }
  }

  private static func reason(_ arrival: Arrival, _ endpoint: Endpoint.Kind) -> String? {
    switch (arrival, endpoint) {
    case (.covered, .detail), (.covered, .create): "its screen is never covered"
    default: nil
    }
  }
}
