/// How the time of one flow in one architecture grows with the list.
struct GrowthRow: Codable, Equatable, Sendable {
  let architecture: String
  let flow: String
  let mode: Mode
  /// Where the line meets 0 items, in nanoseconds, by a fit in each launch to larger sizes, with its
  /// 99 % interval; nil where the fit is refused.
  let fixed: Double?
  let fixedLow: Double?
  let fixedHigh: Double?
  /// Nanoseconds for each item more.
  let perItem: Double?
  let perItemLow: Double?
  let perItemHigh: Double?
  /// How far the fit is off where it is off most, as a share of the time measured there.
  let maxResidual: Double
  /// Whether a fixed and a per-item cost describe the times.
  let fits: Bool
  /// The exponent of the growth between 512 and 100 000 items, 1 where time follows the size; nil
  /// where they weren't timed.
  let slope: Double?
  let slopeLow: Double?
  let slopeHigh: Double?

  private enum CodingKeys: String, CodingKey {
    case architecture
    case flow
    case mode
    case fixed = "fixed_ns"
    case fixedLow = "fixed_ns_low"
    case fixedHigh = "fixed_ns_high"
    case perItem = "per_item_ns"
    case perItemLow = "per_item_ns_low"
    case perItemHigh = "per_item_ns_high"
    case maxResidual = "max_residual"
    case fits
    case slope
    case slopeLow = "slope_low"
    case slopeHigh = "slope_high"
  }
}
