import FakeWorld
import RandomUse

/// What was pressed, and what can be.
extension PlayFrame {
  var foot: [[Span]] {
    [status] + keys.map { [Span(look.spelled(" \($0)"), .dim)] }
  }

  private var status: [Span] {
    let pressed = player.keys.map(\.name).joined(separator: " ")
    let words =
      player.isPaused
      ? "before a call: what comes next?"
      : player.isChoosing ? "the reply to which request?" : player.notice ?? ""
    return [
      Span(" \(words)  ", .bold), Span(look.spelled("keys: \(pressed)"), .dim),
    ]
  }

  /// Two lines of them.
  private var keys: [String] {
    let versions = "tab, 1-\(player.tracks.count) version"
    if player.isPaused {
      return [
        "space next call  ← one back  g to the user's next step  t no more stops",
        "\(versions)  [ ] earlier, later calls  q quit",
      ]
    }
    if player.isChoosing {
      let network = player.front.world.network
      let names = network.held.prefix(9).enumerated().map {
        "\($0 + 1) \(network.exchanges[$1].request.name)"
      }
      return [names.joined(separator: "  "), "esc none"]
    }
    if player.typingField != nil {
      return ["type, ⌫ deletes  ↓ ⏎ esc leave the field", "tab another version  ^C quit"]
    }
    return [
      "↑ ↓ move  ⏎ tap  esc back  p pull  \(versions)  x start anew  q quit",
      "o offline e error 500 m malformed n online  < > time  h hold r release  "
        + "t \(player.isStepping ? "stops" : "stop")",
    ]
  }
}

extension Look {
  /// Keys by their names, where there are no signs for them.
  fileprivate func spelled(_ text: String) -> String {
    guard !hasUnicode else { return text }
    let names = ["↑": "up", "↓": "down", "←": "left", "→": "right", "⏎": "enter", "⌫": "backspace"]
    return names.reduce(text) { $0.replacing($1.key, with: $1.value) }
  }
}
