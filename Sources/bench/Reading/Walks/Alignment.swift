/// Sequences of what happens side by side, so that as much as can be stands in one line in all of them.
struct Alignment {
  struct Event: Hashable {
    let deed: WalkRow.Deed
    /// The verb of the method that is called, such as `reload` of `reloadItems()`, with the sign of its kind.
    var verb = ""
    /// Whether the screen changes, where something draws.
    var isSeen = true

    /// What is done in the world holds the sequences together, then what stands around it in every version; what
    /// they say meanwhile fills the lines between.
    fileprivate var weight: Int {
      switch deed {
      case .tap, .request, .reply, .store, .navigation: 10_000
      case .validation, .formatting: 100
      case .screen: isSeen ? 100 : 1
      case .message, .wiring: 1
      }
    }
  }

  private typealias Line = (events: Set<Event>, places: [Int?])

  /// Each line has what happens, and where in each sequence, in order; nil is a gap.
  private var found: [Line] = []

  init(_ sequences: [[Event]]) {
    for (number, events) in sequences.enumerated() { add(events, as: number) }
  }

  var lines: [(deed: WalkRow.Deed, places: [Int?])] {
    found.compactMap { line in line.events.first.map { ($0.deed, line.places) } }
  }

  /// Adds a sequence to those before by the common subsequence that weighs most.
  private mutating func add(_ events: [Event], as number: Int) {
    let scores = scores(against: events)
    var merged: [Line] = []
    var (line, place) = (0, 0)
    while line < found.count || place < events.count {
      let isPair =
        line < found.count && place < events.count
        && weight(of: events[place], in: found[line]).map {
          scores[line][place] == scores[line + 1][place + 1] + $0
        } ?? false
      // What is new stands first, so that the first of several in a line is the one that gets company.
      let hasPlace =
        isPair || place < events.count && scores[line][place] == scores[line][place + 1]
      let hasLine = isPair || !hasPlace
      let old: Line = hasLine ? found[line] : ([], Array(repeating: nil, count: number))
      merged.append(
        (
          old.events.union(hasPlace ? [events[place]] : []),
          old.places + [hasPlace ? place : nil]
        ))
      line += hasLine ? 1 : 0
      place += hasPlace ? 1 : 0
    }
    found = merged
  }

  /// How well what follows a line goes with what follows a place.
  private func scores(against events: [Event]) -> [[Int]] {
    var scores = Array(
      repeating: Array(repeating: 0, count: events.count + 1), count: found.count + 1)
    for line in found.indices.reversed() {
      for place in events.indices.reversed() {
        let pair = weight(of: events[place], in: found[line]).map {
          scores[line + 1][place + 1] + $0
        }
        scores[line][place] = max(pair ?? 0, scores[line + 1][place], scores[line][place + 1])
      }
    }
    return scores
  }

  /// What it counts to have an event in a line; nil where it isn't of the line's kind.
  private func weight(of event: Event, in line: Line) -> Int? {
    guard line.events.first?.deed == event.deed else { return nil }
    let isTwin = !event.verb.isEmpty && line.events.contains { $0.verb == event.verb }
    return event.weight + (isTwin ? Self.twin : 0)
  }

  /// Two of one name belong together, even if a few of no common name find no place then.
  private static let twin = 10
}
