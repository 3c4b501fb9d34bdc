import Console

/// What is counted by a number that is the same in every run of the same code.
struct ExactNumber: Hashable {
  let part: String
  let version: String
  let subject: String
  let metric: String
  /// Whether more of it costs more; a detail only says where a difference comes from.
  let isCost: Bool

  /// What a run measures as one: a version's calls in a flow, its lines of a part.
  private var whole: [String] { [part, version, subject] }

  /// What both runs have, in order, each with its sum; a detail that one of them lacks counts as 0 there.
  static func pairs(
    of old: [(ExactNumber, Int)], with new: [(ExactNumber, Int)]
  ) -> [(number: ExactNumber, old: Int, new: Int)] {
    let wholes = Set(old.map(\.0.whole)).intersection(new.map(\.0.whole))
    let sums = [old, new].map { Dictionary($0, uniquingKeysWith: +) }
    return (old + new).map(\.0).filter { wholes.contains($0.whole) }.uniqued().map {
      ($0, sums[0][$0] ?? 0, sums[1][$0] ?? 0)
    }
  }
}
