/// Finds the name a person probably meant.
enum Spelling {
  /// The known name that starts with the text or differs from it by few letters; nil when none is
  /// close enough to be worth suggesting.
  static func closest(to text: String, among known: [String]) -> String? {
    let text = text.lowercased()
    if text.count >= 2, let longer = known.first(where: { $0.lowercased().hasPrefix(text) }) {
      return longer
    }
    let distances = known.map { (name: $0, edits: edits(from: text, to: $0.lowercased())) }
    guard let best = distances.min(by: { $0.edits < $1.edits }) else { return nil }
    return best.edits <= (text.count + 1) / 3 ? best.name : nil
  }

  /// The Levenshtein distance: how many letters must be added, removed, or replaced.
  static func edits(from source: String, to target: String) -> Int {
    let target = Array(target)
    var row = Array(0...target.count)
    for (line, letter) in source.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in target.indices {
        let replaced = diagonal + (letter == target[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[target.count]
  }
}
