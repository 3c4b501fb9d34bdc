import Arms
import FakeWorld
import Foundation
import RandomUse
import UserDriver

/// What the terminal shows of a player: the screens, the calls, the network, and the keys.
struct PlayFrame {
  /// What doesn't fit into less isn't drawn.
  static let least = (columns: 80, rows: 24)
  private static let widestScreen = 72
  private static let spinner = Array("◐◓◑◒")

  private let player: Player
  private let columns: Int
  private let rows: Int
  private let look: Look
  /// What is said beside the versions' names, such as which bug is planted.
  private let title: String

  init(_ player: Player, columns: Int, rows: Int, look: Look, title: String = "") {
    self.player = player
    self.columns = columns
    self.rows = rows
    self.look = look
    self.title = title
  }

  /// The width of one version's screen.
  static func screenWidth(columns: Int, isSplit: Bool) -> Int {
    isSplit ? (columns - 1) / 2 : min(columns * 9 / 20, widestScreen)
  }

  /// As many lines as the terminal has rows, each as wide as it is.
  var lines: [[Span]] {
    guard columns >= Self.least.columns, rows >= Self.least.rows else {
      let words =
        "\(columns)x\(rows) is too small: play needs \(Self.least.columns)x\(Self.least.rows)"
      return (0..<rows).map { [Span($0 == 0 ? words : "")].fitted(to: columns) }
    }
    let foot = [status] + keys.map { [Span($0, .dim)] }
    let head = [names, network, requests]
    let middle = panes(height: rows - head.count - foot.count)
    return (head + middle + foot).map { $0.fitted(to: columns) }
  }

  // MARK: Head

  private var names: [Span] {
    let names = player.tracks.enumerated().flatMap { index, track in
      let name = "\(index + 1) \(track.arm.name)"
      let isShown = player.shown.contains(index)
      return isShown
        ? [Span(look.hasStyles ? " \(name) " : "[\(name)]", .reversed)] : [Span(" \(name) ")]
    }
    return names + [Span(title.isEmpty ? "" : "  \(title)", .bold)]
  }

  private var network: [Span] {
    let network = player.front.world.network
    let mood = player.mood.name
    let latency = Int(network.latency / .milliseconds(1))
    return [
      Span(
        " network: \(mood), replies after \(latency) ms\(network.holdsReplies ? ", held" : "")",
        mood == Mood.online.name ? .plain : .bold)
    ]
  }

  private var requests: [Span] {
    let requests = player.moment(of: player.front).requests
    return [
      Span(
        requests.isEmpty
          ? " no request under way" : " under way: " + requests.joined(separator: " · "),
        requests.isEmpty ? .dim : .plain)
    ]
  }

  // MARK: Middle

  private func panes(height: Int) -> [[Span]] {
    let bar = [Span("│", .dim)]
    let tracks = player.shown.map { player.tracks[$0] }
    let width = Self.screenWidth(columns: columns, isSplit: tracks.count > 1)
    guard tracks.count > 1 else {
      let screen = screen(of: tracks[0], width: width, height: height)
      let trace = trace(of: tracks[0], width: columns - width - 2, height: height)
      return zip(screen, trace).map { $0 + bar + [Span(" ")] + $1 }
    }
    let tall = tracks.map { player.moment(of: $0).lines.count }.max() ?? 0
    let top = min(tall, height / 2)
    let columns = tracks.map { track in
      screen(of: track, width: width, height: top)
        + trace(of: track, width: width, height: height - top)
    }
    return zip(columns[0], columns[1]).map { $0 + bar + $1 }
  }

  /// The part of a screen around what the keyboard points at.
  private func screen(of track: Track, width: Int, height: Int) -> [[Span]] {
    let lines = player.moment(of: track).lines
    let place = lines.firstIndex { $0.focus == player.focus && $0.focus != nil } ?? 0
    let first = max(min(place - height / 2, lines.count - height), 0)
    let shown = lines.dropFirst(first).prefix(height).map { line in
      let isFocused = !player.isPaused && line.focus != nil && line.focus == player.focus
      let text = line.isBusy ? busy(line.text) : line.text
      let marked =
        isFocused && !look.hasStyles
        ? "*" + (text.first == " " ? text.dropFirst() : text[...]) : text
      return [Span(marked, isFocused ? .reversed : .plain)].fitted(to: width)
    }
    return shown + Array(repeating: [Span("")].fitted(to: width), count: height - shown.count)
  }

  /// Turns with the time that passes in the world.
  private func busy(_ text: String) -> String {
    let turn = Int(player.front.world.loop.now / .milliseconds(100)) % Self.spinner.count
    return "\(Self.spinner[turn]) " + text.drop { $0 == "↻" || $0 == " " }
  }

  /// The latest of what happened, the newest at the bottom.
  private func trace(of track: Track, width: Int, height: Int) -> [[Span]] {
    var lines = player.trace(of: track).suffix(height).flatMap { $0.spans(within: width) }
    if player.isPaused { lines.append([Span("▸ ?", .bold)]) }
    let shown = lines.suffix(height).map { $0.fitted(to: width) }
    return shown + Array(repeating: [Span("")].fitted(to: width), count: height - shown.count)
  }

  // MARK: Foot

  private var status: [Span] {
    let pressed = player.keys.map(\.name).joined(separator: " ")
    let words =
      player.isPaused
      ? "before a call: what comes next?"
      : player.isChoosing ? "which one arrives? its number among those held" : player.notice ?? ""
    return [
      Span(" \(words)", .bold), Span(words.isEmpty ? "" : "  "), Span("keys: \(pressed)", .dim),
    ]
  }

  private var keys: [String] {
    if player.isPaused {
      return [
        " space next call  ← one back  g go on to the next step  t no more stops",
        " tab, 1-\(player.tracks.count) another version  q quit",
      ]
    }
    if player.typingField != nil {
      return [
        " type, ⌫ deletes  ↓ ⏎ esc leave the field",
        " tab another version  ^C quit",
      ]
    }
    return [
      " ↑ ↓ move  ⏎ tap  esc back  p pull  tab, 1-\(player.tracks.count) version  "
        + "t stops \(player.isStepping ? "on" : "off")  q quit",
      " o offline  e error 500  m malformed  n online  < > latency  h hold  r release",
    ]
  }
}
