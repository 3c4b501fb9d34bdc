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
  /// The requests whose replies are still to come, the oldest first.
  let requests: [String]

  init(of world: World, width: Int) {
    lines = TextRenderer(width: width).lines(of: world.navigationController).map { line in
      Line(
        text: (line.view as? TextField)?.typed(within: width) ?? line.text, focus: Focus(line),
        isBusy: line.view is ActivityIndicator || line.view is RefreshControl)
    }
    requests = world.network.exchanges.filter { $0.isHeld || $0.outcome == .pending }.map {
      $0.request.name + ($0.isHeld ? " held" : "") + ($0.outcome == .cancelled ? ", cancelled" : "")
    }
  }
}

extension TextField {
  /// The end of a text that is longer than the field, as long as somebody types there.
  fileprivate func typed(within width: Int) -> String? {
    guard isFirstResponder, width > 4, DisplayWidth.columns(of: text) > width - 3 else {
      return nil
    }
    var end = DisplayWidth.line(text)[...]
    while DisplayWidth.columns(of: String(end)) > width - 4 { end.removeFirst() }
    return "▸ …\(end)▏"
  }
}

extension HTTPRequest {
  /// Such as `GET /items`.
  var name: String { "\(method.rawValue) \(path)" }
}
