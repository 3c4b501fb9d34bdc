import Console

/// Identifies a number that is the same in every run of the same code.
struct ExactNumber: Hashable {
  let part: String
  let version: String
  let subject: String
  let metric: String
  /// Whether a higher number costs more; other numbers only show where a difference comes from.
  let isCost: Bool

  /// The numbers that a run measures together, such as a version's calls in a flow.
  private var whole: [String] { [part, version, subject] }

  /// The numbers that both runs have, in order; a detail that one run lacks counts as 0 there.
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
