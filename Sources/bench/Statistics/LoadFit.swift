import Foundation

/// A ratio at the quiet end of a run, by a line through its launches: the logarithm of the ratio
/// against that of the second control's time, which says how busy the machine was.
///
/// docs/JSON.md says why. The reference's own time would not do in the control's place: it stands in the
/// ratio, and what its noise does to both would be taken for a slope.
struct LoadFit: Equatable, Sendable {
  let ratio: Interval
  /// By which power of the control's time the ratio grows.
  let slope: Double
}

extension LoadFit {
  struct Point {
    let ratio: Double
    /// The second control's time.
    let load: Double
  }

  /// A line has no errors to show with fewer.
  static let leastPoints = 3
  /// The earlier launches and the later ones.
  static let blocks = 2
  /// How far slopes scatter around none: as a constant, and for each unit of the ratio's logarithm.
  ///
  /// On a shared machine, all of 483 slopes of ratios to Direct lay within twice of this.
  private static let scatter = (least: 0.01, perLog: 0.3)
  /// Where no launch was quiet, the quiet end may be this factor away: what a neighbour on the core has
  /// been seen to cost.
  static let unseenLoad = 1.7

  /// Fits a line through launches, in their order; nil for fewer than three.
  ///
  /// Launches that hardly differ in load don't tell the slope, so that one more observation says that
  /// there is none, as surely as slopes scatter. The interval holds the line's error at the quiet end,
  /// where the middle's is at least half the distance between the run's two blocks.
  init?(_ points: [Point], quietEnd: Double?) {
    guard points.count >= Self.leastPoints else { return nil }
    let count = Double(points.count)
    let loads = points.map { log($0.load) }
    let ratios = points.map { log($0.ratio) }
    let (load, ratio) = (Statistics.mean(loads), Statistics.mean(ratios))
    let spread = loads.reduce(0) { $0 + ($1 - load) * ($1 - load) }
    let product = zip(loads, ratios).reduce(0) { $0 + ($1.0 - load) * ($1.1 - ratio) }
    func residuals(_ slope: Double) -> [Double] {
      zip(loads, ratios).map { $1 - ratio - slope * ($0 - load) }
    }

    let free = residuals(spread > 0 ? product / spread : 0)
    let variance = max(free.reduce(0) { $0 + $1 * $1 } / (count - 2), 1e-18)
    let scatter = Self.scatter.least + Self.scatter.perLog * abs(ratio)
    let information = spread + variance / (scatter * scatter)
    slope = product / information

    let blocks = residuals(slope)
    let half = points.count / 2
    let distance = Statistics.mean(blocks.prefix(half)) - Statistics.mean(blocks.suffix(half))
    let middle = max(variance / count, distance * distance / 4)
    let way = (quietEnd.map { log($0) } ?? load - log(Self.unseenLoad)) - load
    let error = (middle + variance / information * way * way).squareRoot()
    let reach = error * StudentT(degreesOfFreedom: points.count - 2).quantile(0.995)
    let value = ratio + slope * way
    self.ratio = Interval(
      estimate: exp(value), low: exp(value - reach), high: exp(value + reach))
  }
}
