/// How large a difference must be, in one cell, before it may count as one.
enum NoiseFloor {
  /// The floor that the first control sets: how far its interval reaches away from 1.
  static func floor(of control: Interval) -> Double {
    max(Verdict.margin, max(control.high, 1 / control.low) - 1)
  }
}
