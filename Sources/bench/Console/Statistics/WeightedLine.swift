/// The straight line that comes closest to points which aren't all known equally well.
package struct WeightedLine: Equatable, Sendable {
  package let intercept: Double
  package let slope: Double

  package func callAsFunction(_ x: Double) -> Double { intercept + slope * x }

  package typealias Point = (x: Double, y: Double, weight: Double)

  /// Least squares; nil unless there are two different abscissae.
  package init?(through points: [Point]) {
    let total = points.reduce(0) { $0 + $1.weight }
    // Centred, since with 0 and 100 000 side by side the plain sums would cancel.
    let x = points.reduce(0) { $0 + $1.weight * $1.x } / total
    let y = points.reduce(0) { $0 + $1.weight * $1.y } / total
    let spread = points.reduce(0) { $0 + $1.weight * ($1.x - x) * ($1.x - x) }
    guard spread > 0 else { return nil }
    slope = points.reduce(0) { $0 + $1.weight * ($1.x - x) * ($1.y - y) } / spread
    intercept = y - slope * x
  }
}
