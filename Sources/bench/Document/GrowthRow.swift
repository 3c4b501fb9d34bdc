/// How the time of one flow in one architecture grows with the list.
struct GrowthRow: VersionRow {
  let architecture: String
  let flow: String
  let mode: Mode
  /// Where the line meets 0 items, in nanoseconds, by a fit in each launch to larger sizes, with its
  /// 99 % interval; nil where the fit is refused.
  let fixedNs: Double?
  let fixedNsLow: Double?
  let fixedNsHigh: Double?
  /// Nanoseconds for each item more.
  let perItemNs: Double?
  let perItemNsLow: Double?
  let perItemNsHigh: Double?
  /// How far the fit is off where it is off most, as a share of the time measured there.
  let maxResidual: Double
  /// Whether a fixed and a per-item cost describe the times.
  let fits: Bool
  /// The exponent of the growth between 512 and 100 000 items, 1 where time follows the size; nil
  /// where they weren't timed.
  let slope: Double?
  let slopeLow: Double?
  let slopeHigh: Double?
}
