/// A number that is the same in every run of the same code; those with the same key add up.
struct ExactNumber {
  /// What a run measures as one: a version's calls in a flow, its lines of a part.
  struct Subject: Hashable {
    let part: String
    let architecture: String
    let name: String
  }

  struct Key: Hashable {
    let subject: Subject
    let metric: String
    /// Whether more of it costs more; a detail only says where a difference comes from.
    let isCost: Bool
  }

  let key: Key
  let value: Int
}

extension [ExactNumber] {
  /// What both runs have, in order; a detail that one of them lacks counts as 0 there.
  func pairs(with new: [ExactNumber]) -> [(key: ExactNumber.Key, old: Int, new: Int)] {
    let subjects = Set(map(\.key.subject)).intersection(new.map(\.key.subject))
    let keys = (self + new).map(\.key).filter { subjects.contains($0.subject) }.uniqued()
    let sums = [self, new].map { numbers in
      Dictionary(numbers.map { ($0.key, $0.value) }, uniquingKeysWith: +)
    }
    return keys.map { ($0, sums[0][$0] ?? 0, sums[1][$0] ?? 0) }
  }
}
