import Console
import FakeWorld
import Foundation
import RandomUse
import Stopwatch

/// What the terminal shows of a player: the network, the screens, the calls, and the keys.
struct PlayFrame {
  /// What doesn't fit into less isn't drawn.
  static let least = (columns: 80, rows: 24)
  private static let widestScreen = 72
  private static let spinner = Array("◐◓◑◒")

  private let player: Player
  private let look: Look
  private let columns: Int
  /// The width of the version's screen.
  private let screenWidth: Int
  private let rows: Int

  init(_ player: Player, columns: Int, rows: Int, look: Look) {
    (self.player, self.columns, self.rows, self.look) = (player, columns, rows, look)
    screenWidth = min(columns * 9 / 20, Self.widestScreen)
    // What each keeps of a moment from now on is as wide.
    for track in player.tracks { track.width = max(screenWidth, 1) }
  }

  /// As many lines as the terminal has rows, each as wide as it is.
  var lines: [String] { spans.map { look.text($0.fitted(to: columns)) } }

  private var spans: [[Span]] {
    guard columns >= Self.least.columns, rows >= Self.least.rows else {
      let words =
        "\(columns)x\(rows) is too small: play needs \(Self.least.columns)x\(Self.least.rows); q quits"
      return (0..<rows).map { [Span($0 == 0 ? words : "")] }
    }
    let head = [names, network, requests]
    return head + panes(height: rows - head.count - foot.count) + foot
  }

  // MARK: Head

  private var names: [Span] {
    if player.isHidden {
      return [Span(" which of the \(player.tracks.count) is this?", .bold)]
    }
    return player.tracks.enumerated().map { index, track in
      let name = "\(index + 1) \(track.variant.name.versionName)"
      let isShown = player.shown == index
      return Span(
        isShown && !look.hasStyles ? "[\(name)]" : " \(name) ", isShown ? .reversed : .plain)
    }
  }

  private var network: [Span] {
    let network = player.front.world.network
    let mood = network.mood ?? .online
    return [
      Span(" network: "), Span(mood.rawValue, mood == .online ? .plain : .bold),
      Span(", reply time \(network.latency.milliseconds) ms"),
      Span(network.holdsReplies ? ", holding replies" : "", .bold),
    ]
  }

  private var requests: [Span] {
    let requests = player.moment.requests
    return requests.isEmpty
      ? [Span(" no request under way", .dim)]
      : [Span(" under way: \(requests.joined(separator: " · "))")]
  }

  // MARK: Middle

  private func panes(height: Int) -> [[Span]] {
    zip(screen(height: height), trace(width: columns - screenWidth - 2, height: height))
      .map { $0 + [Span("│", .dim), Span(" ")] + $1 }
  }

  /// As much of a screen as there is room for, around what the keyboard points at.
  private func screen(height: Int) -> [[Span]] {
    let lines = player.moment.lines
    let place = lines.firstIndex { $0.focus == player.focus && $0.focus != nil }
    let first = min(
      max(place.map { $0 - height / 2 } ?? player.scrolled.screen, 0),
      max(lines.count - height, 0))
    var shown = lines.dropFirst(first).prefix(height).map { line in
      let isFocused = !player.isPaused && line.focus != nil && line.focus == player.focus
      let text = line.isBusy ? busy(line.text) : line.text
      let marked = isFocused && !look.hasStyles ? "*" + text.trimmingPrefix(" ") : text
      return [Span(marked, isFocused ? .reversed : .plain)]
    }
    if first + height < lines.count { shown[height - 1] = [Span("  ↓ more")] }
    return filled(shown, width: screenWidth, height: height)
  }

  /// Turns with the time that passes in the world.
  private func busy(_ text: String) -> String {
    let turn = Int(player.front.world.loop.now / .milliseconds(100)) % Self.spinner.count
    return "\(Self.spinner[turn]) " + text.drop { $0 == "↻" || $0 == " " }
  }

  /// The latest of what happened, the newest at the bottom.
  private func trace(width: Int, height: Int) -> [[Span]] {
    if player.isHidden { return filled([], width: width, height: height) }
    let back = player.scrolled.calls
    var lines = player.trace(last: height + back).flatMap { $0.spans(within: width) }
    if player.isPaused { lines.append([Span("▸ ?", .bold)]) }
    let shown = lines.dropLast(min(back, max(lines.count - height, 0))).suffix(height)
    return filled(Array(shown), width: width, height: height)
  }

  private func filled(_ lines: [[Span]], width: Int, height: Int) -> [[Span]] {
    (0..<height).map { (lines.indices.contains($0) ? lines[$0] : []).fitted(to: width) }
  }

  // MARK: Foot

  /// What was noticed, and which keys can be pressed.
  private var foot: [[Span]] {
    [[Span(" \(status)", .bold)]] + keys.map { [Span(" \($0)", .dim)] }
  }

  private var status: String {
    if player.isPaused { return "before a call: what comes next?" }
    return player.isChoosing ? "the reply to which request?" : player.notice ?? ""
  }

  /// Two lines of them.
  private var keys: [String] {
    let versions = "tab, 1-\(player.tracks.count) version"
    if player.isPaused {
      return [
        "space next call  ← one back  g to the user's next step  t no more stops",
        "\(versions)  ? \(hiding)  [ ] earlier, later calls  q quit",
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
      "↑ ↓ move  ⏎ tap  esc back  p pull  \(versions)  ? \(hiding)  x restart  q quit",
      "o offline e error 500 m malformed n online  < > time  h hold r release  "
        + "t \(player.isStepping ? "run" : "step")",
    ]
  }

  private var hiding: String { player.isHidden ? "show" : "hide" }
}
