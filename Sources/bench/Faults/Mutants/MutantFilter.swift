/// Which mutants are asked for.
enum MutantFilter: Equatable, Sendable {
  case outcome(MutantOutcome)
  case rule(MutationRule)

  private static let all =
    MutantOutcome.allCases.map { (word($0.rawValue), Self.outcome($0)) }
    + MutationRule.allCases.map { (word($0.rawValue), Self.rule($0)) }

  /// How they are written, such as `no-effect`.
  static let words = all.map(\.0)

  init?(_ word: String) {
    guard let filter = Self.all.first(where: { $0.0 == word.lowercased() })?.1 else { return nil }
    self = filter
  }

  func holds(_ row: MutantRow) -> Bool {
    switch self {
    case .outcome(let outcome): row.outcome == outcome
    case .rule(let rule): row.rule == rule
    }
  }

  private static func word(_ name: String) -> String {
    name.replacing("doesn't compile", with: "dropped").replacing(" ", with: "-")
  }
}
