import Console
import Faults
import Foundation
import Reading

/// How far a change may reach by the names in the code, beside how far changes did.
package struct Propagation {
  struct Point {
    let version: String
    let scenario: ChangeScenario
    /// How many types a change of one may reach, on the average.
    let reach: Double
    /// How many the change touched or added.
    let types: Int
  }

  let points: [Point]

  package init(in document: Document) {
    let reach = (document.coupling ?? []).map { ($0.architecture, $0.reach) }
    points = (document.scenarios ?? []).alone.compactMap { row in
      reach.first { $0.0 == row.architecture }.map {
        Point(
          version: row.architecture, scenario: row.scenario, reach: $0.1,
          types: row.typesNew + row.typesTouched)
      }
    }
  }

  /// How the two go together, and of how many points; nil for so few that chance alone gives any answer.
  package var sentence: String? { Self.sentence(points.map { ($0.reach, Double($0.types)) }) }

  static func sentence(_ pairs: [(Double, Double)]) -> String? {
    guard pairs.count >= 10, let rho = Self.spearman(pairs) else { return nil }
    return
      "Did changes touch more types where a change of one may reach more of them by the names in the code "
      + "(bench lines, reach)? Spearman's coefficient is \(String(format: "%.2f", rho)) over "
      + "\(pairs.count) points, with one reach for each version: too few to conclude anything."
  }

  /// Spearman's coefficient of rank correlation, ties given their mean rank; nil where one side is all alike.
  static func spearman(_ pairs: [(Double, Double)]) -> Double? {
    func ranks(_ values: [Double]) -> [Double] {
      values.map { value in
        let below = values.count { $0 < value }
        return Double(below) + Double(values.count { $0 == value } + 1) / 2
      }
    }
    let (x, y) = (ranks(pairs.map(\.0)), ranks(pairs.map(\.1)))
    let middle = Double(pairs.count + 1) / 2
    func product(_ one: [Double], _ other: [Double]) -> Double {
      zip(one, other).reduce(0) { $0 + ($1.0 - middle) * ($1.1 - middle) }
    }
    let spread = product(x, x) * product(y, y)
    return spread == 0 ? nil : product(x, y) / spread.squareRoot()
  }
}
