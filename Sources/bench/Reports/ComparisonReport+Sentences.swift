/// What a comparison says in words.
extension ComparisonReport {
  static func sentences(_ comparison: Comparison) -> [String] {
    conditions(comparison.summary)
      + [
        reference(comparison), verdict(comparison),
        unjudged(comparison.differences), power(comparison.summary),
      ].compactMap(\.self)
  }

  private static func conditions(_ summary: ComparisonSummary) -> [String] {
    var sentences: [String] = []
    if !summary.changed.isEmpty {
      sentences.append(
        "The runs aren't made alike (" + summary.changed.joined(separator: "; ")
          + "): of their times only ratios are compared, and neither allocations nor instructions.")
    }
    if !summary.unknown.isEmpty {
      sentences.append(
        "One of the runs doesn't know its \(summary.unknown.joined(separator: ", ")): taken to be the "
          + "same.")
    }
    if !summary.unfit.isEmpty {
      let runs = summary.unfit.map { "the \($0) run's" }.joined(separator: " and ")
      sentences.append("Times aren't judged: \(runs) machine was unfit for measuring.")
    }
    return sentences
  }

  /// What becomes of cells in which all ratios moved alike.
  private static func reference(_ comparison: Comparison) -> String? {
    let cells = comparison.differences.filter {
      $0.metric == Difference.time
    }
    guard let name = cells.first?.architecture else { return nil }
    return "In \(cells.count == 1 ? "one cell" : "\(cells.count) cells"), all ratios moved as "
      + "\(name)'s own time makes them: that counts once, and the others are judged by their own times."
  }

  private static func verdict(_ comparison: Comparison) -> String {
    let (exact, ratios) = (comparison.summary.exact, comparison.summary.ratios)
    let scope = "\(exact) exact numbers and \(ratios) ratios"
    if comparison.differences.isEmpty { return "Nothing differs in \(scope)." }
    let effects: [Difference.Effect] = [.worse, .gone, .better, .changed, .new, .unjudged]
    let parts = effects.compactMap { effect -> String? in
      let count = comparison.differences.count { $0.effect == effect }
      return count == 0 ? nil : "\(count) \(effect.rawValue)"
    }
    let verdict =
      switch comparison.exitCode {
      case .regression: "a regression"
      case .improvement: "only improvements"
      default: "no regression"
      }
    return "Over \(scope): \(parts.joined(separator: ", ")); \(verdict)."
  }

  /// Why nothing can be said of some ratios.
  private static func unjudged(_ rows: [Difference]) -> String? {
    let most = PercentText.text(RatioComparison.mostInvisible)
    let reasons: [(Difference.Reason, String)] = [
      (.noFloor, "without a noise floor"),
      (.noise, "where less than \(most) wouldn't show (--format json names them)"),
      (
        .alike,
        "where all ratios of a cell moved alike, as a change of the reference could make them"
      ),
    ]
    let parts = reasons.compactMap { reason, words in
      let count = rows.count { $0.reason == reason }
      return count == 0 ? nil : "\(count) \(words)"
    }
    return parts.isEmpty ? nil : "Unjudged ratios: \(parts.joined(separator: "; "))."
  }

  /// How small a shift wouldn't have gone unseen, without which "nothing differs" says little.
  private static func power(_ summary: ComparisonSummary) -> String? {
    guard let half = summary.visibleInHalf, let all = summary.visibleInAll else { return nil }
    return
      "Where no shift of a ratio is seen, one of \(PercentText.text(half)) had an even chance to show"
      + (half == all ? "" : " in half of them, one of \(PercentText.text(all)) in all")
      + "; smaller ones may be there."
  }
}
