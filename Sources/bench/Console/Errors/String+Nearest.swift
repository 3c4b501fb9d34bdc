/// What somebody may have meant.
extension String {
  /// The names that this may have been meant for: the nearest of those that begin with it, or else of those a few
  /// letters apart or with this in them.
  func near(in names: [String]) -> [String] {
    let begun = names.filter { count > 1 && $0.lowercased().hasPrefix(lowercased()) }
    let most = count / 3
    let near =
      begun.isEmpty ? names.filter { distance(to: $0) <= most || isPart(of: $0) } : begun
    let distances = near.map(distance)
    return zip(near, distances).filter { $1 == distances.min() }.map(\.0)
  }

  private func isPart(of name: String) -> Bool {
    count > 2 && name.lowercased().contains(lowercased())
  }

  /// How many letters must be put in, left out, replaced, or exchanged with their neighbour, in any case.
  func distance(to other: String) -> Int {
    let (own, others) = (Array(lowercased()), Array(other.lowercased()))
    var rows = [Array(0...others.count)]
    for (index, letter) in own.enumerated() {
      var row = [index + 1]
      for (place, otherLetter) in others.enumerated() {
        let replaced = rows[index][place] + (letter == otherLetter ? 0 : 1)
        var best = Swift.min(replaced, rows[index][place + 1] + 1, row[place] + 1)
        if index > 0, place > 0, letter == others[place - 1], own[index - 1] == otherLetter {
          best = Swift.min(best, rows[index - 1][place - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[own.count][others.count]
  }
}
