import FakeWorld
import HeadlessKit
import ItemsNetworking
import Reading
import Stopwatch
import Suites
import TextWidth
import UserDriver
import Variants

/// One version in a world of its own, with every call so far.
final class Track {
  let variant: Variant
  let world: World
  /// The width of the drawings.
  var width = 72
  private let log = MessageLog()
  let index: SourceIndex
  /// The steps, each with the index of its first call.
  private var steps: [(words: String, start: Int)] = []
  /// The screen before each call since the last `begin()`.
  private var moments: [Int: Moment] = [:]
  private var members: [SourceIndex.Member?] = []
  private var mark = 0

  init(_ variant: Variant, in world: World, index: SourceIndex) {
    (self.variant, self.world, self.index) = (variant, world, index)
    log.look = { [weak self] _ in
      guard let self else { return }
      // The last look before a call begins is the one that stays.
      moments[log.entries.count] = now
    }
  }

  func launch() {
    variant.launchSpied(world, log)
  }

  /// How many calls there are.
  var count: Int { log.entries.count }
  /// The first call of the latest step.
  var start: Int { steps.last?.start ?? 0 }
  var now: Moment { Moment(of: world, width: width) }

  /// Whether there were calls since the last `begin()`.
  var hasCalled: Bool { count > mark }

  func begin() {
    mark = count
    moments = [:]
  }

  /// Ends a step, which began with the last `begin()`.
  func end(_ words: String) {
    steps.append((words, mark))
  }

  /// The screen before a call of the latest step, or the current screen if there is no such call.
  func moment(before call: Int) -> Moment { moments[call] ?? now }

  /// The latest events and calls before a call.
  func trace(before end: Int, last count: Int) -> [TraceLine] {
    if members.count < self.count { members = index.members(of: log.entries) }
    var lines: [TraceLine] = []
    var end = end
    for step in steps.reversed() where lines.count < count {
      let calls = (step.start..<max(step.start, end)).suffix(count)
      lines =
        [.step(step.words)] + calls.map { .call(log.entries[$0], members[$0]?.place) } + lines
      end = min(step.start, end)
    }
    return lines
  }
}

/// One line of the trace: what the user or the world did, or a call.
enum TraceLine: Equatable {
  case step(String)
  case call(MessageLog.Entry, SourcePlace?)

  var isCall: Bool { if case .call = self { true } else { false } }
}

/// The screen and the requests of a version at one moment.
struct Moment {
  struct Line {
    let text: String
    let focus: Focus?
    /// Whether it shows that something is in progress.
    let isBusy: Bool
  }

  let lines: [Line]
  /// The requests without a reply so far, the oldest first.
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
    let line = DisplayWidth.line(text)
    var room = width - 4
    let end = line.reversed().prefix {
      room -= DisplayWidth.columns(of: $0)
      return room >= 0
    }
    return "▸ …\(String(end.reversed()))▏"
  }
}

extension HTTPRequest {
  /// Such as `GET /items`.
  var name: String { "\(method.rawValue) \(path)" }
}

/// A place that the keyboard points at, which is the same in every version.
enum Focus: Hashable {
  case control(String)
  case row(Int)

  /// The place in a line of the drawing; nil if the keyboard can't point at it.
  init?(_ line: TextLine) {
    if let cell = line.view as? TableViewCell {
      guard let table = cell.superview as? TableView,
        let place = table.visibleCells.firstIndex(where: { $0 === cell })
      else { return nil }
      self = .row(table.visibleRows.lowerBound + place)
    } else {
      guard let control = line.view as? Control, !(control is RefreshControl),
        let identifier = control.accessibilityIdentifier
      else { return nil }
      self = .control(identifier)
    }
  }
}
