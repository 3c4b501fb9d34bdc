import Console
import FakeWorld
import Foundation
import RandomUse
import Stopwatch

/// What the terminal shows of a player: the network, the screens, the calls, and the keys.
struct PlayFrame {
  /// The smallest terminal in which anything is drawn.
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
    // From now on, each track draws its screens in this width.
    for track in player.tracks { track.width = max(screenWidth, 1) }
  }

  /// One line for each row of the terminal, each as wide as the terminal.
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
      ? [Span(" no request in progress", .dim)]
      : [Span(" in progress: \(requests.joined(separator: " · "))")]
  }

  // MARK: Middle

  private func panes(height: Int) -> [[Span]] {
    zip(screen(height: height), trace(width: columns - screenWidth - 2, height: height))
      .map { $0 + [Span("│", .dim), Span(" ")] + $1 }
  }

  /// The part of the screen that fits, around the place that the keyboard points at.
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

  /// Draws an indicator that turns with the time in the world.
  private func busy(_ text: String) -> String {
    let turn = Int(player.front.world.loop.now / .milliseconds(100)) % Self.spinner.count
    return "\(Self.spinner[turn]) " + text.drop { $0 == "↻" || $0 == " " }
  }

  /// The latest events and calls, with the newest at the bottom.
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

  /// A message, and the keys that can be pressed.
  private var foot: [[Span]] {
    [[Span(" \(status)", .bold)]] + keys.map { [Span(" \($0)", .dim)] }
  }

  private var status: String {
    if player.isPaused { return "stopped before a call: which call comes next?" }
    return player.isChoosing ? "which reply should arrive next?" : player.notice ?? ""
  }

  /// Two lines with the keys that can be pressed.
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
