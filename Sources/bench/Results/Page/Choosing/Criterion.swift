import Foundation

/// Something that a team may care about and that was measured; the less, the better.
struct Criterion: Sendable {
  /// An estimate, and how far the number may be lower or higher for certain.
  typealias Number = (value: Double, low: Double, high: Double)

  enum Unit {
    case count
    case ratio
    case mean

    func text(_ value: Double) -> String {
      switch self {
      case .count: String(format: "%.7g", value)
      case .ratio: String(format: "×%.3f", value)
      case .mean: String(format: "%.1f", value)
      }
    }
  }

  let id: String
  let title: String
  /// What the number is.
  let note: String
  var unit = Unit.count
  /// One version's number; nil where it wasn't measured.
  let number: @Sendable (String, Document) -> Number?
}
