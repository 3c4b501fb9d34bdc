import Console

/// A number that is the same in every run of the same code; those with the same key add up.
struct ExactNumber {
  struct Key: Hashable {
    let part: String
    let architecture: String
    let subject: String
    let metric: String
    /// Whether more of it costs more; a detail only says where a difference comes from.
    let isCost: Bool

    /// What a run measures as one: a version's calls in a flow, its lines of a part.
    var whole: [String] { [part, architecture, subject] }
  }

  let key: Key
  let value: Int
}

extension [ExactNumber] {
  /// What both runs have, in order; a detail that one of them lacks counts as 0 there.
  func pairs(with new: [ExactNumber]) -> [(key: ExactNumber.Key, old: Int, new: Int)] {
    let wholes = Set(map(\.key.whole)).intersection(new.map(\.key.whole))
    let keys = (self + new).map(\.key).filter { wholes.contains($0.whole) }.uniqued()
    let sums = [self, new].map { numbers in
      Dictionary(numbers.map { ($0.key, $0.value) }, uniquingKeysWith: +)
    }
    return keys.map { ($0, sums[0][$0] ?? 0, sums[1][$0] ?? 0) }
  }
}
