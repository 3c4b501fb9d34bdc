/// Sequences of what happens side by side, so that as much as can be stands in one line in all of them.
struct Alignment {
  /// Each line says what happens, and where in each sequence, in order; nil is a gap.
  private(set) var lines: [(deed: WalkRow.Deed, places: [Int?])] = []

  init(_ sequences: [[WalkRow.Deed]]) {
    for (number, deeds) in sequences.enumerated() { add(deeds, as: number) }
  }

  /// Adds a sequence to those before by a longest common subsequence.
  private mutating func add(_ deeds: [WalkRow.Deed], as number: Int) {
    let scores = scores(against: deeds)
    var merged: [(deed: WalkRow.Deed, places: [Int?])] = []
    var (line, place) = (0, 0)
    while line < lines.count || place < deeds.count {
      let isPair =
        line < lines.count && place < deeds.count && lines[line].deed == deeds[place]
        && scores[line][place] == scores[line + 1][place + 1] + deeds[place].weight
      let hasLine =
        isPair || line < lines.count && scores[line][place] == scores[line + 1][place]
      let hasPlace = isPair || !hasLine
      let places = hasLine ? lines[line].places : Array(repeating: nil, count: number)
      merged.append(
        (hasLine ? lines[line].deed : deeds[place], places + [hasPlace ? place : nil]))
      line += hasLine ? 1 : 0
      place += hasPlace ? 1 : 0
    }
    lines = merged
  }

  /// How well what follows a line goes with what follows a place.
  private func scores(against deeds: [WalkRow.Deed]) -> [[Int]] {
    var scores = Array(
      repeating: Array(repeating: 0, count: deeds.count + 1), count: lines.count + 1)
    for line in lines.indices.reversed() {
      for place in deeds.indices.reversed() {
        let pair =
          lines[line].deed == deeds[place]
          ? scores[line + 1][place + 1] + deeds[place].weight : 0
        scores[line][place] = max(pair, scores[line + 1][place], scores[line][place + 1])
      }
    }
    return scores
  }
}

extension WalkRow.Deed {
  /// What is done in the world holds the sequences together, then what stands around it in every version; what
  /// they say meanwhile fills the lines between.
  fileprivate var weight: Int {
    switch self {
    case .tap, .request, .reply, .store, .navigation: 10_000
    case .validation, .wording, .screen: 100
    case .message, .wiring: 1
    }
  }
}
